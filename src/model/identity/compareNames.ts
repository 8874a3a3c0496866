import { alignWords, type AlignedWord, type Alignment, type ListFacts } from './alignWords';
import type { KnownName, NameForm } from './nameForms';
import type { Reason, ReasonCode } from './reasons';
import { informationOf } from './wordBook';

/** How well two names fit, in bits, and why. */
export interface NameEvidence {
  readonly weight: number;
  readonly reasons: readonly Reason[];
}

/** One of a father and a son is called junior, and hardly anybody is both. */
const suffixWeight = -30;
const aliasWeight = -0.5;

/** Compares two names; `undefined` when they are plainly not one person's. Symmetric in weight. */
export function compareNames(a: KnownName, b: KnownName, list: ListFacts): NameEvidence | undefined {
  let best: Alignment | undefined;
  let isJoined = false;
  const isKorean = a.isKorean && b.isKorean;
  for (const one of a.forms)
    for (const other of b.forms) {
      // Joined to its neighbour a short word would hide how different it is: Van An, Van Anh.
      if (one.isJoined && other.isJoined) continue;
      const found = alignForms(one, other, list, isKorean);
      if (!found || (best && found.weight <= best.weight)) continue;
      best = found;
      isJoined = one.isJoined !== other.isJoined;
    }
  if (!best) return undefined;
  const reasons = reasonsOf(best, isJoined, a, b);
  const extra = reasons.reduce((sum, { weight }) => sum + weight, 0);
  const { weight } = best;
  return { weight: weight + extra, reasons };
}

function alignForms(a: NameForm, b: NameForm, list: ListFacts, isKorean: boolean): Alignment | undefined {
  const fewest = Math.min(a.words.length, b.words.length);
  const most = Math.max(a.words.length, b.words.length);
  // One word of two names nobody, and first letters alone name nobody either.
  if (fewest === 1 && most > 1) return undefined;
  const found = alignWords(a.words, b.words, list, isKorean);
  if (!found) return undefined;
  const whole = found.pairs.filter(({ agreement }) => agreement !== 'initial');
  if (whole.length === 0) return undefined;
  if (fewest === 1 && !isTelling(found.pairs[0]!, list.listSize)) return undefined;
  return found;
}

/** Names of a single word are one only where it is one word, and not a given name that many have. */
const isTelling = ({ a, b, agreement }: AlignedWord, listSize: number) =>
  (agreement === 'same' || agreement === 'spelling') &&
  a.text.length > 3 &&
  Math.min(informationOf(a, listSize), informationOf(b, listSize)) > 8.5;

function reasonsOf({ pairs }: Alignment, isJoined: boolean, a: KnownName, b: KnownName): readonly Reason[] {
  const reasons: Reason[] = [];
  const add = (code: ReasonCode, weight: number, ...about: readonly string[]) =>
    reasons.push({ code, weight, ...(about.length > 0 && { about }) });
  for (const pair of pairs) {
    for (const code of wordReasons(pair)) add(code, 0, pair.a.text, pair.b.text);
  }
  if (isDisordered(pairs)) add('order', 0);
  if (isJoined) add('spacing', 0);
  if (a.isAlias || b.isAlias) add('alias', aliasWeight, a.written, b.written);
  const lengths = [a.forms[0]!.words.length, b.forms[0]!.words.length];
  if (!isJoined && lengths[0] !== lengths[1]) add('missingWord', 0);
  if (a.suffix !== b.suffix) add('suffixDiffers', suffixWeight, a.suffix, b.suffix);
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

/** Tells whether words stand in another order, which first letters for words that are missing do not make. */
const isDisordered = (pairs: readonly AlignedWord[]) => {
  const places = [...pairs].sort((one, other) => one.from - other.from).map(({ to }) => to);
  return places.some((to, at) => at > 0 && to < places[at - 1]!);
};
