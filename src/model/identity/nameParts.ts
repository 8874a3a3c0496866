import { isChineseSurname } from './chinese';
import { isHangul } from './hangul';
import { koreanSurname } from './korean';
import { romanize, type RomanWord, type Transliterate } from './romanize';
import { splitName } from './splitName';

export interface NameParts {
  readonly words: readonly RomanWord[];
  /**
   * Whether a word was written together with the one before it: with a hyphen, after an Arabic article, or as
   * in `MacPhail`.
   */
  readonly joined: readonly boolean[];
  /** `jr`, `sr`, `ii` and the like; empty for most. */
  readonly suffix: string;
}

/** Longer names are cut: no record has them, and hostile text must not slow the comparison. */
const mostLetters = 120;
const mostWords = 6;

/** Read at any place, also before a given name: `Korbel Jr., Eddie`. */
const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['jnr', 'jr'],
  ['sr', 'sr'],
  ['snr', 'sr'],
  ['ii', 'ii'],
  ['2nd', 'ii'],
  ['iii', 'iii'],
  ['3rd', 'iii'],
  ['iv', 'iv'],
]);

const lastSuffixes: ReadonlyMap<string, string> = new Map([
  ['junior', 'jr'],
  ['ml', 'jr'],
  ['senior', 'sr'],
  ['st', 'sr'],
]);

const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'sir']);

/** Particles that sources add or drop: van der, de la, al, bin. */
const particles = new Set(
  'van von der den de del della di da do dos das du la le los las el al ul ibn bin ben bint abu ter ten af av zu'.split(
    ' ',
  ),
);

const separators = /[\s,;:/|·・･＝=_+&()[\]{}<>"“”„«»!?*#~\u0000-\u001f]+/u;

export function partsOf(name: string, transliterate: Transliterate): NameParts {
  const clean = name
    .slice(0, mostLetters)
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}'’‘`´ʹʼʻ]/gu, '')
    // Mª is María.
    .replaceAll('ª', 'a.');
  const chunks = clean
    .split(separators)
    .flatMap((chunk) => chunk.match(/[^.]+\.?/g) ?? [])
    .flatMap(splitAttached);
  const pieces = chunks.length === 1 ? splitName(chunks[0]!.replace('.', '')) : chunks;
  const words: RomanWord[] = [];
  const joined: boolean[] = [];
  const isUpper = clean === clean.toUpperCase();
  for (const [place, piece] of pieces.entries()) {
    const isLast = place === pieces.length - 1;
    const isWord = isUpper || isSurname(piece, pieces[place + 1], clean);
    for (const [at, part] of splitPiece(piece.replace('.', ''), isWord).entries()) {
      const word = romanize(part, transliterate);
      if (word.text === '') continue;
      const isShort = word.isShort || (word.script === 'latin' && isAbbreviation(part, piece, isLast));
      words.push({ ...word, isShort: isShort && !isVowelSyllable(word, at, piece) });
      joined.push(at > 0);
    }
  }
  return withoutExtras(words, joined);
}

/** The second syllable of Soo-a is no initial. */
const isVowelSyllable = ({ text }: RomanWord, at: number, piece: string): boolean =>
  at > 0 && /^[aeiou]$/.test(text) && !piece.endsWith('.');

/** `MilesIII` has lost a blank. */
const splitAttached = (chunk: string): readonly string[] => {
  const found = /^(.*\p{Ll})(III?|IV)$/u.exec(chunk);
  return found ? [found[1]!, found[2]!] : [chunk];
};

/** Letters that an abbreviation with a period keeps at most. */
const mostShortened = 4;

const shortened = new Set('fco fdo muhd mohd chas thos jas robt benj geo saml'.split(' '));

const vowelFree = new Set(['ng', 'st', 'mc', 'vd']);

/** Whether a word of a Latin name abbreviates a longer one: `Chr.`, `Yu.`, `Wm`. */
function isAbbreviation(part: string, piece: string, isLast: boolean): boolean {
  const lower = part.toLowerCase();
  if (vowelFree.has(lower) || titles.has(lower)) return false;
  const length = [...part].length;
  if (piece.endsWith('.') && length <= (isLast ? 2 : mostShortened)) return true;
  if (isLast) return false;
  return shortened.has(lower) || (length < mostShortened && /^[b-df-hj-np-tv-xz]+$/.test(lower));
}

/** Two capitals of a surname in capitals: `DA SILVA Bruno`, `HỒ, Tân`, `LI Na`. */
const isSurname = (piece: string, next: string | undefined, name: string): boolean =>
  (next !== undefined && /^\p{Lu}[\p{Lu}'-]+$/u.test(next)) ||
  name.includes(`${piece},`) ||
  isChineseSurname(piece.toLowerCase()) ||
  koreanSurname(piece.toLowerCase()) !== undefined;

function splitPiece(piece: string, isWord: boolean): readonly string[] {
  // AJ Bell has two initials.
  if (!isWord && /^\p{Lu}{2}$/u.test(piece) && !suffixes.has(piece.toLowerCase())) return [...piece];
  const parts = piece.split(/[\p{Pd}־]/u).filter(Boolean);
  return parts.flatMap((part) =>
    part.startsWith('ال') && part.length > 4 ? ['ال', part.slice(2)] : capitalParts(part),
  );
}

/** `MacPhail` and `BottaDukat` may have lost a blank. */
function capitalParts(part: string): readonly string[] {
  if (isHangul(part[0] ?? '')) return [part];
  const cut = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(part);
  return cut ? [cut[1]!, cut[2]!] : [part];
}

function withoutExtras(words: readonly RomanWord[], joined: readonly boolean[]): NameParts {
  let suffix = '';
  let kept = words.map((word, at) => ({ word, joined: joined[at]! }));
  for (let at = kept.length - 1; at >= 0 && kept.length > 2; at -= 1) {
    const { text } = kept[at]!.word;
    const found = suffixes.get(text) ?? (at === kept.length - 1 ? lastSuffixes.get(text) : undefined);
    if (found === undefined) continue;
    suffix ||= found;
    kept.splice(at, 1);
  }
  if (kept.length > 2) kept = kept.filter(({ word }) => !titles.has(word.text));
  if (kept.length > mostWords) kept = [...kept.slice(0, mostWords - 1), kept.at(-1)!];
  return { words: kept.map(({ word }) => word), joined: kept.map((each) => each.joined), suffix };
}

/** A word with accents is a name: Lê, Đỗ. */
export const isParticle = ({ text, accented }: RomanWord): boolean => !accented && particles.has(text);
