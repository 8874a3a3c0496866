import { startOf } from '../records/startsAt';
import type { Event, Match } from '../records/records';
import { tellsResult } from '../matches/spoilers';

/** How sure a pick is: one of three steps. Also in `firestore.rules`. */
export const surenesses = [1, 2, 3] as const;
export type Sureness = (typeof surenesses)[number];

export const statedChance = { 1: 0.6, 2: 0.75, 3: 0.9 } as const satisfies Record<Sureness, number>;

export type PickedRounds = readonly [won: number, lost: number];

/** Most rounds that a pick can state for one side. Also in `firestore.rules`. */
export const mostPickedRounds = 9;

/**
 * An account's pick of one match. It names the player by id, so it survives swapped sides, another order of
 * the card and the merge of players. If another player takes the place, the pick counts for nothing.
 */
export interface Pick {
  readonly match: string;
  readonly event: string;
  /** Id of the picked player; empty if the pick was withdrawn. */
  readonly player: string;
  readonly sureness: Sureness;
  readonly rounds?: PickedRounds | undefined;
  /** When it was made without an account, epoch milliseconds by the device; absent for a pick of an account. */
  readonly madeAt?: number | undefined;
}

/** Most picks of one account on one card that a device follows. Also in `firestore.rules`. */
export const picksAtOnce = 500;

/** How often an account may change its pick of one match. Also in `firestore.rules`. */
export const mostPickChanges = 100;

/**
 * When a match begins if nothing is received before, epoch milliseconds: at the start of its event, or else at 00:00
 * UTC of its own date. Also in `firestore.rules`.
 */
export const pickStart = (
  { date }: { readonly date: string },
  event: Parameters<typeof startOf>[0] | undefined,
): number => (event && startOf(event)?.at) ?? Date.parse(`${date}T00:00:00Z`);

/** Whether a match takes no more picks. The server decides by its own clock; `now` is the device's. */
export const hasBegun = (match: Match, event: Event | undefined, now: number): boolean =>
  tellsResult(match) || now >= pickStart(match, event);

export const roundsText = (rounds: PickedRounds | undefined): string | undefined => rounds?.join('-');

export function readRounds(text: unknown): PickedRounds | undefined {
  const [, won, lost] = (typeof text === 'string' && /^([1-9])-([0-8])$/.exec(text)) || [];
  return won !== undefined && lost !== undefined && won > lost ? [Number(won), Number(lost)] : undefined;
}

export const storedPickOf = ({ match, event, player, sureness, rounds }: Pick) => ({
  ...{ match, event, player, sureness },
  ...(rounds && { rounds: roundsText(rounds) }),
});
