import { endingOf, type Winner } from './endings';
import { pointsIn } from '../records/points';
import { isTurned, lostMark, touchSmall, withVerbs, wonMark } from './verbs';

export interface Sides {
  readonly first: string;
  readonly second: string;
  /** Scores beside the names: `Ann 3 - 1 Bea`, `Ann 3 - Bea 1`. */
  readonly scores?: readonly [number, number];
  /** Those of them that are apart from each other. */
  readonly beside?: readonly [number, number];
  readonly winner?: Winner;
}

const isVerb = (word: string): boolean => word === wonMark || word === lostMark;
const dash = /^[-–—−]+$/;

/** Kinds of separators, the surest first; the first kind in a line divides it. */
const kinds: readonly ((word: string) => boolean)[] = [
  (word) =>
    /^(?:vs|vs\.|versus|対|对|對|против|проти|gegen|contra|contre|contro|karşı|przeciwko|대|εναντίον|წინააღმდეგ|ضد|مقابل|נגד|बनाम|ปะทะ|พบ(?:กับ)?)$/i.test(
      word,
    ) ||
    /^(?:v\.?|mot|tegen|proti|lawan|vastaan|ellen)$/.test(word) ||
    isVerb(word),
  (word) => dash.test(word),
  (word) => /^(?:V\.?|[:：]|[xX×])$/.test(word),
  (word) => scoreIn(word) !== undefined,
];

export const isSurelyBetween = (word: string): boolean =>
  kinds
    .slice(0, 2)
    .some((is) => is(word === wonMark || word === lostMark ? word : (withVerbs([word])[0] ?? word)));

/** There are not two sides, there may be more, or the winner is unclear. */
export type SidesProblem = 'sides' | 'manySides' | 'noWinner';

export function splitSides(said: readonly string[]): Sides | SidesProblem {
  const words = withVerbs(said);
  for (const [surer, isSeparator] of kinds.entries()) {
    const places = words.flatMap((word, at) => (isSeparator(word) ? [at] : []));
    const [at, another] = places;
    if (at === undefined) continue;
    // `Ann - Bea 3 - 1` has lost its score before; further words are no name.
    if (another !== undefined) return 'manySides';
    const word = words[at] ?? '';
    const sides = [words.slice(0, at), words.slice(at + 1)] as const;
    if (surer < 2 && sides.some((side) => side.some((each) => kinds[0]?.(each) || kinds[1]?.(each))))
      return 'manySides';
    if (isVerb(word) && (isTurned(...sides) || beginsWithEnding(sides[1]))) return 'noWinner';
    if (touchSmall(...sides)) return 'sides';
    return withScores(...sides, winnerBy(word), scoreIn(word));
  }
  return splitInside(words.join(' '));
}

/** `Ann def. by DQ Bea`: an ending between verb and name leaves open who won. */
const beginsWithEnding = ([word = '', ...more]: readonly string[]): boolean =>
  more.length > 0 && word === word.toUpperCase() && endingOf(word.toLowerCase()) !== undefined;

const winnerBy = (word: string): Winner | undefined =>
  word === wonMark ? 'player1' : word === lostMark ? 'player2' : undefined;

/** `Levan–Ermes`, `Levan- Ermes`, `山田対佐藤`: a separator within the words, as the last resort. */
function splitInside(text: string): Sides | SidesProblem {
  const parts = text.split(/[–—対]|-\s|\s-/).map((part) => part.trim().split(' '));
  const [first = [], second] = parts;
  if (second === undefined || touchSmall(first, second)) return 'sides';
  return parts.length > 2 ? 'manySides' : withScores(first, second, undefined, undefined);
}

function withScores(
  first: readonly string[],
  second: readonly string[],
  winner: Winner | undefined,
  between: readonly [number, number] | undefined,
): Sides | 'sides' {
  const a = numberIn(first.at(-1));
  const b = numberIn(second[0]) ?? numberIn(second.at(-1));
  const beside =
    between === undefined && a !== undefined && b !== undefined && first.length > 1 && second.length > 1;
  const rest = numberIn(second[0]) === undefined ? second.slice(0, -1) : second.slice(1);
  const sides = beside ? [first.slice(0, -1), rest] : [first, second];
  const [one = '', two = ''] = sides.map((side) => side.join(' '));
  if (one === '' || two === '') return 'sides';
  return {
    first: one,
    second: two,
    ...(winner && { winner }),
    ...(between && { scores: between }),
    ...(beside && { scores: [a, b], beside: [a, b] }),
  };
}

const numberIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^(?:\d{1,3}|\d{0,2}½)$/.test(word) ? pointsIn(word) : undefined;

function scoreIn(word: string): readonly [number, number] | undefined {
  const found = /^(\d{1,3})(?::(?!0\d)|[-–—−])(\d{1,3})$/.exec(word);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
