import { compareText } from '@/lib/compareText';
import type { End, Side } from './end';

/** How a round is won: by pin, by fouls of the other side, or because the referee stops it. */
export const hows = ['pin', 'fouls', 'stop'] as const;
type How = (typeof hows)[number];

/**
 * What a scorer states about a match. Each kind has one place or several, such as one for each round; a later
 * entry for the same place replaces the earlier one, and `null` clears it.
 */
export type Stated =
  | { readonly kind: 'round'; readonly round: number; readonly value: Won | null }
  | {
      readonly kind: 'foul';
      readonly round: number;
      readonly side: Side;
      readonly nth: number;
      readonly value: true | null;
    }
  /** Fouls run on from round to round. */
  | { readonly kind: 'running'; readonly value: true | null }
  /** Readers see the state from before until the referees have decided. */
  | { readonly kind: 'hold'; readonly value: true | null }
  | { readonly kind: 'end'; readonly value: End | null }
  | { readonly kind: 'substitute'; readonly side: Side; readonly value: string | null }
  /** Weighed at this event, kg. */
  | { readonly kind: 'weight'; readonly side: Side; readonly value: number | null }
  | { readonly kind: 'order'; readonly value: number | null }
  /** Id of an earlier entry, which counts as if it had never been made. */
  | { readonly kind: 'undo'; readonly value: string };

export interface Won {
  readonly winner: Side;
  readonly how: How;
}

/** One press of a scorer's button. Never changed, so a repeated one is the same. */
export interface ScoreEntry {
  readonly id: string;
  readonly match: string;
  /** Epoch milliseconds, later than everything the phone knew of the match. */
  readonly at: number;
  /** Random id of the phone. */
  readonly phone: string;
  readonly stated: Stated;
}

export const mostRounds = 50;
export const mostFouls = 9;
export const mostEntries = 400;

/** The place of an entry. Two scorers who enter the same round write to one place, so it counts once. */
export function placeOf(stated: Stated): string {
  switch (stated.kind) {
    case 'round':
      return `round ${stated.round}`;
    case 'foul':
      return `foul ${stated.round} ${stated.side} ${stated.nth}`;
    case 'substitute':
    case 'weight':
      return `${stated.kind} ${stated.side}`;
    case 'undo':
      return `undo ${stated.value}`;
    default:
      return stated.kind;
  }
}

/** The order in which entries replace each other: the same on every phone, however they arrive. */
export const compareEntries = (a: ScoreEntry, b: ScoreEntry): number =>
  a.at - b.at || compareText(a.id, b.id);

/** When an entry made `now` is: after all that the phone knows, even if another phone's clock is fast. */
export const nextAt = (known: readonly ScoreEntry[], now: number): number =>
  known.reduce((latest, { at }) => Math.max(latest, at + 1), now);

export interface Statement extends ScoreEntry {
  readonly stated: Exclude<Stated, { kind: 'undo' }>;
}

export function statements(entries: readonly ScoreEntry[]): readonly Statement[] {
  const undone = new Set(entries.flatMap(({ stated }) => (stated.kind === 'undo' ? [stated.value] : [])));
  return entries
    .filter((entry): entry is Statement => entry.stated.kind !== 'undo' && !undone.has(entry.id))
    .toSorted(compareEntries);
}

function lastByPlace(entries: readonly ScoreEntry[]): readonly Statement[] {
  const last = new Map<string, Statement>();
  for (const entry of statements(entries)) last.set(placeOf(entry.stated), entry);
  return [...last.values()].toSorted(compareEntries);
}

export const hasStanding = (entries: readonly ScoreEntry[]): boolean =>
  lastByPlace(entries).some(({ stated }) => stated.value !== null);

/** The entries that clear a round: who won it, and its fouls, which may have decided it. */
export const clearedRound = (entries: readonly ScoreEntry[], round: number): readonly Stated[] =>
  lastByPlace(entries).flatMap(({ stated }) =>
    (stated.kind === 'round' || stated.kind === 'foul') && stated.round === round && stated.value !== null
      ? [{ ...stated, value: null }]
      : [],
  );

/**
 * The last entry that a phone made about a match and that still decides its place; `undefined` for none. Undoing it
 * restores the entry before, also if that came from another phone.
 */
export const lastOfPhone = (entries: readonly ScoreEntry[], phone: string): Statement | undefined =>
  lastByPlace(entries).findLast((entry) => entry.phone === phone);

export function nextFoul(entries: readonly ScoreEntry[], round: number, side: Side): Stated | undefined {
  const taken = lastByPlace(entries).flatMap(({ stated }) =>
    stated.kind === 'foul' && stated.round === round && stated.side === side && stated.value
      ? stated.nth
      : [],
  );
  for (let nth = 1; nth <= mostFouls; nth += 1)
    if (!taken.includes(nth)) return { kind: 'foul', round, side, nth, value: true };
  return undefined;
}
