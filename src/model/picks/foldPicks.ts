import type { Match } from '../records/records';
import { leastCrowd } from './crowd';
import { statedChance, surenesses, type Sureness } from './pick';
import { pickResult, quadraticPoints } from './points';

/** The picks of one match: account ids by picked player and sureness. */
export type SheetPicks = Readonly<
  Record<string, Readonly<Partial<Record<`${Sureness}`, readonly string[]>>>>
>;

export interface SheetMatch {
  /** Read through merges. */
  readonly match: Match;
  /** The rating's chance of the first player before the match, 0 to 1; an even chance without one. */
  readonly rated?: number | undefined;
  readonly picks: readonly SheetPicks[];
}

export interface Earned {
  readonly points: number;
  readonly right: number;
  /** How many picks count. */
  readonly of: number;
}

export const nothing: Earned = { points: 0, right: 0, of: 0 };

export const plus = (one: Earned, other: Earned): Earned => ({
  points: one.points + other.points,
  right: one.right + other.right,
  of: one.of + other.of,
});

/** What the points of a match come from. Chances are those of the first player, 0 to 1. */
interface MatchChances {
  readonly match: string;
  readonly first: string;
  readonly rated: number;
  /** The mean of the chances that all picks state, if there are enough for a crowd. */
  readonly crowd?: number | undefined;
}

export interface FoldedPicks {
  readonly people: ReadonlyMap<string, Earned>;
  readonly crowd: Earned;
  readonly rating: Earned;
  readonly matches: readonly MatchChances[];
}

/**
 * What everybody earned on a card by `pickResult`: a pure function of picks, results and chances, so a corrected result
 * gives the points that it would have given at first. Matches without a winner count for nothing.
 *
 * @param playerAs the surviving player of an id
 */
export function foldPicks(card: readonly SheetMatch[], playerAs: (id: string) => string): FoldedPicks {
  const people = new Map<string, Earned>();
  let [crowd, rating] = [nothing, nothing];
  const matches: MatchChances[] = [];
  for (const { match, rated = 0.5, picks } of card) {
    const { player1 } = match;
    if (player1.result !== 'W' && player1.result !== 'L') continue;
    const won = player1.result === 'W';
    let [count, stated] = [0, 0];
    for (const [picked, bySureness] of picks.flatMap((part) => Object.entries(part))) {
      const player = playerAs(picked);
      for (const sureness of surenesses) {
        const uids = bySureness[sureness] ?? [];
        const result = pickResult({ match: match.id, event: match.event.id, player, sureness }, match, rated);
        if (!('points' in result)) continue;
        const earned = { points: result.points, right: result.kind === 'right' ? 1 : 0, of: 1 };
        for (const uid of uids) people.set(uid, plus(people.get(uid) ?? nothing, earned));
        const chance = statedChance[sureness];
        count += uids.length;
        stated += uids.length * (player === player1.id ? chance : 1 - chance);
      }
    }
    const mean = count < leastCrowd ? undefined : stated / count;
    if (mean !== undefined)
      crowd = plus(crowd, { points: quadraticPoints(mean, rated, won), right: rightOf(mean, won), of: 1 });
    if (count > 0) rating = plus(rating, { points: 0, right: rightOf(rated, won), of: 1 });
    matches.push({ match: match.id, first: player1.id, rated, ...(mean !== undefined && { crowd: mean }) });
  }
  return { people, crowd, rating, matches };
}

/** An even chance names nobody. */
const rightOf = (first: number, won: boolean): number => Number(won ? first > 0.5 : first < 0.5);
