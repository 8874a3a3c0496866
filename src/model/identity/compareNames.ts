import { alignWords, type AlignedWord, type Alignment } from './alignWords';
import { fewestWhole } from './blockingKeys';
import type { ChineseName } from './chinese';
import { areInitialsInPlace } from './initialPlaces';
import type { KnownName, NameForm } from './nameForms';
import type { Reason, ReasonCode } from './reasons';
import type { ListFacts, Syllables } from './weighWords';
import { informationOf, isGiven, type Word } from './wordBook';

export interface NameEvidence {
  readonly weight: number;
  readonly reasons: readonly Reason[];
}

/**
 * Two suffixes such as junior and senior separate father and son. One is often left out, but may be what tells the son
 * from the father.
 */
const suffixWeights = { both: -30, one: -2.5 };
const aliasWeight = -0.5;
const orderWeights = { given: -4.5, other: -1 };

/** `undefined` if the names clearly belong to two people. Symmetric in weight. */
export function compareNames(a: KnownName, b: KnownName, list: ListFacts): NameEvidence | undefined {
  if (areOfTwoLanguages(a, b) || areOfTwoLanguages(b, a)) return undefined;
  let best: Alignment | undefined;
  let isJoined = false;
  const syllables = syllablesOf(a, b);
  for (const one of a.forms)
    for (const other of b.forms) {
      if (!mayFit(one, other)) continue;
      const found = alignForms(one, other, list, syllables);
      if (!found || (best && found.weight <= best.weight)) continue;
      best = found;
      isJoined = one.isJoined !== other.isJoined;
    }
  // Syllables without blanks make many names alike.
  const whole = syllables === undefined && alignWhole(a, b, list);
  if (whole && (!best || whole.weight > best.weight)) {
    best = whole;
    isJoined = true;
  }
  if (!best) return undefined;
  const reasons = reasonsOf(best, isJoined, a, b);
  const extra = reasons.reduce((sum, { weight }) => sum + weight, 0);
  return { weight: best.weight + extra, reasons };
}

/** 류지완 and 鲁治文. */
const areOfTwoLanguages = (a: KnownName, b: KnownName): boolean =>
  a.isKorean && a.forms[0]!.words[0]!.script === 'hangul' && b.chinese !== undefined && !mayBeKorean(b);

function syllablesOf(a: KnownName, b: KnownName): Syllables {
  if ((a.isKorean && mayBeKorean(b)) || (b.isKorean && mayBeKorean(a))) return 'korean';
  if (a.isVietnamese || b.isVietnamese) return 'vietnamese';
  return chineseOf(a.chinese, b.chinese);
}

function chineseOf(a: ChineseName | undefined, b: ChineseName | undefined): Syllables {
  if (a === undefined || b === undefined) return undefined;
  if (a === 'syllables' && b === 'syllables') return undefined;
  return (a === 'wade') === (b === 'wade') ? 'chinese' : 'wade';
}

/** Many rare surnames are in no table: Sol Maeng, beside Eun-sol Maeng. */
const mayBeKorean = ({ isKorean, forms }: KnownName): boolean =>
  isKorean || forms[0]!.words.every(({ korean }) => korean !== undefined);

/** Joining both would hide the difference of a short word: Van An, Van Anh. */
const mayFit = (a: NameForm, b: NameForm) =>
  a.isJoined
    ? !b.isJoined && b.words.length <= a.words.length
    : !b.isJoined || a.words.length <= b.words.length;

/** The same letters with blanks at other places: Savoji Hamidi and Savojihamidi. */
function alignWhole(a: KnownName, b: KnownName, { listSize }: ListFacts): Alignment | undefined {
  if (a.whole !== b.whole || a.whole.length < fewestWhole || a.wordCount === b.wordCount) return undefined;
  const informationOfAll = (words: readonly Word[]) =>
    words.reduce((sum, word) => sum + (word.isInitial ? 0 : informationOf(word, listSize)), 0);
  const [one, other] = [a.forms[0]!.words, b.forms[0]!.words];
  return { pairs: [], weight: Math.max(informationOfAll(one), informationOfAll(other)), differs: false };
}

function alignForms(a: NameForm, b: NameForm, list: ListFacts, syllables: Syllables): Alignment | undefined {
  const fewest = Math.min(a.words.length, b.words.length);
  const most = Math.max(a.words.length, b.words.length);
  // A single shared word, or initials only, are not enough evidence.
  if (fewest === 1 && most > 1) return undefined;
  const found = alignWords(a.words, b.words, list, syllables, a.isJoined || b.isJoined);
  if (
    !found ||
    (syllables !== undefined && a.words.length === b.words.length && !isRotated(found.pairs, most))
  )
    return undefined;
  const whole = found.pairs.filter(({ agreement, a: word }) => agreement !== 'initial' && !word.isInitial);
  if (whole.length === 0 || !areInitialsInPlace(found.pairs, a.words, b.words)) return undefined;
  if (fewest === 1 && !isTelling(found.pairs[0]!, list.listSize)) return undefined;
  return found;
}

/** The surname may be first or last, but the syllables of a given name keep their order: Min-gyu is not Gyu-min. */
const isRotated = (pairs: readonly AlignedWord[], length: number): boolean =>
  new Set(pairs.map(({ from, to }) => (to - from + length) % length)).size === 1;

/** A single-word name is evidence only if the word is not a common given name. */
const isTelling = ({ a, b, agreement }: AlignedWord, listSize: number) =>
  (agreement === 'same' || agreement === 'spelling') &&
  a.text.length > 3 &&
  Math.min(informationOf(a, listSize), informationOf(b, listSize)) > 8.5;

function reasonsOf(
  { pairs, differs }: Alignment,
  isJoined: boolean,
  a: KnownName,
  b: KnownName,
): readonly Reason[] {
  const reasons: Reason[] = [];
  const add = (code: ReasonCode, weight: number, ...about: readonly string[]) =>
    reasons.push({ code, weight, ...(about.length > 0 && { about }) });
  for (const pair of pairs) {
    for (const code of wordReasons(pair)) add(code, 0, pair.a.text, pair.b.text);
  }
  if (isDisordered(pairs)) add('order', orderWeight(pairs, a, b));
  if (isJoined) add('spacing', 0);
  if (a.isAlias || b.isAlias) add('alias', aliasWeight, a.written, b.written);
  const lengths = [a.forms[0]!.words.length, b.forms[0]!.words.length];
  if (!isJoined && lengths[0] !== lengths[1]) add('missingWord', 0);
  if (differs) add('wordDiffers', 0);
  if (a.suffix !== b.suffix) {
    const isOne = a.suffix === '' || b.suffix === '';
    add('suffixDiffers', isOne ? suffixWeights.one : suffixWeights.both, a.suffix, b.suffix);
  }
  if (reasons.length === 0) add('sameName', 0);
  return reasons;
}

function wordReasons({ a, b, agreement }: AlignedWord): readonly ReasonCode[] {
  if (agreement === 'initial') return ['initials'];
  const isOtherScript = a.script !== b.script || a.writing !== b.writing;
  if (agreement === 'nickname') return isOtherScript ? ['script', 'nickname'] : ['nickname'];
  if (isOtherScript) return ['script'];
  if (a.text !== b.text && agreement !== 'same') return ['spelling'];
  return a.accented === b.accented ? [] : ['accents'];
}

/** A name that begins with the surname, and says so: `LARRATT Devon`, `Larratt, Devon`. */
const surnameFirst = /,|^[\p{Lu}'-]{2,}\s.*\p{Ll}/u;

/** Martin Thomas and Thomas Martin may be two people. A name that ends in an initial has the surname first. */
function orderWeight(pairs: readonly AlignedWord[], a: KnownName, b: KnownName): number {
  if (surnameFirst.test(a.written) !== surnameFirst.test(b.written)) return 0;
  if (pairs.some(({ agreement }) => agreement === 'initial')) return 0;
  return pairs.every(({ a, b }) => isGiven(a) && isGiven(b)) ? orderWeights.given : orderWeights.other;
}

const isDisordered = (pairs: readonly AlignedWord[]) => {
  const places = [...pairs].sort((one, other) => one.from - other.from).map(({ to }) => to);
  return places.some((to, at) => at > 0 && to < places[at - 1]!);
};
