import { parseWeight } from '../records/weights';
import { onlyFacts, type CardFacts } from './cardFacts';
import { isSurelyBetween, splitSides } from './splitSides';
import type { Sport } from '../sports';
import { withVerbs } from './verbs';

const one = String.raw`\d{2,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)`;
const amount = String.raw`${one}(?: ?[/=] ?${one})?`;
const weights = new RegExp(
  String.raw`(?<![\p{L}\d.,+<>–-])(?:[(（[]\s*(${amount})\s*[)）\]]|(${amount}))(?![\p{L}\d+])`,
  'giu',
);

export interface SideWeights {
  readonly text: string;
  readonly facts: Pick<CardFacts, 'weight1' | 'weight2'>;
}

const weightIn = ([, inBrackets, bare = '']: RegExpMatchArray): number | undefined =>
  parseWeight((inBrackets ?? bare).split(/[/=]/)[0] ?? '');

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);

/**
 * Takes weights after the names of a line: `Ann (92.3 kg) - Bea (94 kg)`, `Ann 203 lbs vs Bea 207 lbs`. A
 * weight after only the second name belongs to the match.
 */
export function takeSideWeights(text: string, sport: Sport | undefined): SideWeights {
  const [first, second] = [...text.matchAll(weights)];
  if (first === undefined) return { text, facts: {} };
  const before = text.slice(0, first.index);
  const after = text.slice(first.index + first[0].length, second?.index);
  const [separator = ''] = withVerbs(wordsOf(after));
  const isBehindBoth = withVerbs(wordsOf(before)).some((word, at) => at > 0 && isSurelyBetween(word));
  const isBehindName = before.trim() !== '' && !isBehindBoth && onlyFacts(before, sport) === undefined;
  if (
    !isBehindName ||
    !isSurelyBetween(separator) ||
    typeof splitSides(['x', ...wordsOf(after)]) === 'string'
  )
    return { text, facts: {} };
  const weight1 = weightIn(first);
  const areAlike = second !== undefined && (first[1] === undefined) === (second[1] === undefined);
  const weight2 = areAlike ? weightIn(second) : undefined;
  const rest =
    second === undefined
      ? ''
      : areAlike
        ? text.slice(second.index + second[0].length)
        : text.slice(second.index);
  return {
    text: `${before} ${after} ${rest}`.trim(),
    facts: { ...(weight1 !== undefined && { weight1 }), ...(weight2 !== undefined && { weight2 }) },
  };
}
