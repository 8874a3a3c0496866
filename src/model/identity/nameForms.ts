import { chineseName, type ChineseName } from './chinese';
import { isKoreanName, isKoreanSyllable, koreanSounds } from './korean';
import { isParticle, partsOf, type NameParts } from './nameParts';
import type { RomanWord, Transliterate } from './romanize';
import { isVietnameseName } from './vietnamese';
import type { Word, WordBook } from './wordBook';

export interface NameForm {
  readonly words: readonly Word[];
  readonly isJoined: boolean;
}

export interface KnownName {
  readonly written: string;
  readonly forms: readonly NameForm[];
  readonly whole: string;
  readonly wordCount: number;
  readonly suffix: string;
  readonly isAlias: boolean;
  /** What others call the person, without a word of the name. */
  readonly isByname: boolean;
  readonly isKorean: boolean;
  readonly chinese: ChineseName | undefined;
  readonly isVietnamese: boolean;
}

/** `undefined` if nothing can be read. */
export function readName(
  written: string,
  isAlias: boolean,
  book: WordBook,
  transliterate: Transliterate,
): KnownName | undefined {
  const parts = partsOf(written, transliterate);
  if (parts.words.length === 0) return undefined;
  const isVietnamese = isVietnameseName(written, parts.words);
  const plain = isVietnamese ? parts.words : withoutParticles(parts);
  const forms: NameForm[] = [{ words: plain.map((word) => book.take(word)), isJoined: false }];
  const seen = new Set([textOf(plain)]);
  const joinedForms = formsJoined(parts);
  for (const joined of joinedForms) {
    if (seen.has(textOf(joined))) continue;
    seen.add(textOf(joined));
    forms.push({ words: joined.map((word) => book.take(word)), isJoined: true });
  }
  const isKorean =
    !isVietnamese &&
    ([plain, ...joinedForms].some((words) => isKoreanName(words.map(({ text }) => text))) ||
      hasSyllables(parts));
  const { suffix, words } = parts;
  const whole = words.map(({ text }) => text).join('');
  return {
    written,
    forms,
    whole,
    wordCount: words.length,
    suffix,
    isAlias,
    isByname: false,
    isKorean,
    chinese: chineseName(forms[0]!.words, parts.joined.some(Boolean)),
    isVietnamese,
  };
}

/** Whether two syllables with a hyphen form the given name, beside a rare surname: Seung-yu Gyeon. */
const hasSyllables = ({ words, joined }: NameParts): boolean =>
  words.length === 3 &&
  words.every(({ text }) => koreanSounds(text) !== undefined) &&
  joined.some(
    (isJoined, at) => isJoined && isKoreanSyllable(words[at]!.text) && isKoreanSyllable(words[at - 1]!.text),
  );

/** Longer neighbours are not taken for one word with a stray blank. */
const mostJoined = 11;

const textOf = (words: readonly RomanWord[]) => words.map(({ text }) => text).join(' ');

function withoutParticles(parts: NameParts): readonly RomanWord[] {
  const { words } = parts;
  // Bin, Do and On are surnames beside two syllables: Jun-woo Bin.
  if (hasSyllables(parts)) return words;
  const named = words.filter((word) => !isParticle(word));
  return named.length >= 2 || named.length === words.length ? named : words;
}

/**
 * Forms with joined neighbours: Al Ghamdi as Alghamdi, Min-jun as Minjun, Mac Phail as Macphail. An initial is
 * joined to initials only: A. J. as AJ.
 */
function formsJoined({ words, joined }: NameParts): readonly (readonly RomanWord[])[] {
  const forms: (readonly RomanWord[])[] = [];
  if (joined.some(Boolean)) forms.push(joinWhere(words, (at) => joined[at]!));
  if (words.some(isParticle)) {
    const ordered = withParticleFirst(words);
    forms.push(joinWhere(ordered, (at) => at > 0 && isParticle(ordered[at - 1]!)));
  }
  const named = words.filter((word) => !isParticle(word));
  if (named.length === 3)
    for (const at of [1, 2])
      if (named[at - 1]!.text.length + named[at]!.text.length <= mostJoined)
        forms.push(joinWhere(named, (place) => place === at));
  return forms.filter((form) => form.length > 1 && form.length < words.length);
}

/** Lists that put the surname first leave its particle at the end: Girolamo Michele di. */
function withParticleFirst(words: readonly RomanWord[]): readonly RomanWord[] {
  const last = words.at(-1);
  return last && words.length > 2 && isParticle(last) ? [last, ...words.slice(0, -1)] : words;
}

function joinWhere(words: readonly RomanWord[], isJoined: (at: number) => boolean): readonly RomanWord[] {
  const result: RomanWord[] = [];
  for (const [at, word] of words.entries()) {
    const before = result.at(-1);
    if (before && isJoined(at) && before.isShort === word.isShort)
      result[result.length - 1] = join(before, word);
    else result.push(word);
  }
  return result;
}

const join = (a: RomanWord, b: RomanWord): RomanWord => ({
  ...a,
  text: a.text + b.text,
  sayings: [a.sayings[0]! + b.sayings[0]!, a.sayings.at(-1)! + b.sayings.at(-1)!],
  accented: a.accented || b.accented,
  isShort: false,
});
