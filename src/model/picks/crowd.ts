import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { idAs, type Identities } from '../identity/identities';
import { readDocument, text } from '../parsing/schema';
import type { Match } from '../records/records';

/** Fewer picks of a match are no crowd: their share stays on the server. */
export const leastCrowd = 20;

/** The wiki takes picks since this day, so older matches have no crowd to ask for. */
export const firstPickDay = '2026-11-01';

/** How many accounts pick this player, by the id that their picks name. */
const crowdCount = v.object({ match: text, player: text, count: v.number() });
export type CrowdCount = v.InferOutput<typeof crowdCount>;

/** `crowd/{event}`: the counts of each match with `leastCrowd` picks or more. Functions write it. */
const storedCrowd = v.pipe(
  v.object({ counts: v.array(crowdCount) }),
  v.transform(({ counts }): readonly CrowdCount[] => counts),
);

export const parseCrowd = (input: unknown): Parsed<readonly CrowdCount[]> =>
  readDocument('crowd', storedCrowd, input);

/**
 * Whether a reader sees the crowd of a match: after an own pick, and everybody once it has begun. The screen decides
 * this, for the counts name nobody; single picks are sealed by `firestore.rules`.
 */
export const showsCrowd = ({ date }: Match, isPicked: boolean, hasBegun: boolean): boolean =>
  date >= firstPickDay && (isPicked || hasBegun);

export interface CrowdShare {
  readonly picks: number;
  /** Share of the picks for the first player, from 0 to 1. */
  readonly first: number;
}

/**
 * The crowd of a match. A pick of a merged player counts for the surviving one; one of a player who was replaced
 * counts for nothing. `undefined` if too few picks are left.
 */
export function crowdOf(
  counts: readonly CrowdCount[],
  { id, player1, player2 }: Match,
  identities: Identities,
): CrowdShare | undefined {
  const [first, second] = [player1, player2].map((side) =>
    counts
      .filter(({ match, player }) => match === id && idAs(player, identities) === side.id)
      .reduce((sum, { count }) => sum + count, 0),
  ) as [number, number];
  const picks = first + second;
  return picks < leastCrowd ? undefined : { picks, first: first / picks };
}
