import type { DateString } from '@/model/dates';
import { lastDayOf } from '@/model/days/dateSpan';
import type { EventId, MatchId } from '@/model/ids';
import type { EventShown, PlayerShown } from '@/model/identity/identities';
import type { Match } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';

/** Watched things, keyed for lookup in records. Each value is the time from which news counts. */
export interface Wanted {
  readonly players: ReadonlyMap<string, number>;
  readonly pairs: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
  readonly countries: ReadonlyMap<string, number>;
}

/** `at` is server time. News from before `since` is not new. */
export type WatchedNews = { readonly id: string; readonly at: number; readonly since: number } & (
  | { readonly kind: 'result'; readonly match: MatchId; readonly event: EventId }
  | { readonly kind: 'coming'; readonly event: EventId; readonly day: DateString }
  | {
      readonly kind: 'changed';
      readonly collection: Exclude<Collection, 'match'>;
      readonly record: string;
    }
);

export interface Card {
  readonly event: EventShown;
  readonly matches: readonly Match[];
  readonly players: readonly (PlayerShown | undefined)[];
}

export const pairOf = (one: string, other: string): string =>
  one < other ? `${one}/${other}` : `${other}/${one}`;

export const isComing = (event: EventShown, today: DateString): boolean =>
  lastDayOf(event) >= today && event.status !== 'cancelled';

export function newsOfCard(
  { event, matches, players }: Card,
  wanted: Wanted,
  today: DateString,
): readonly WatchedNews[] {
  const ofEvent = earliest(wanted.events.get(event.id), ofCountry(event.country, wanted));
  const touched = matches.flatMap((match, at) => {
    const sides = [players[2 * at], players[2 * at + 1]];
    const since = earliest(
      ofEvent,
      ofMatch(match, wanted),
      ...sides.map((side) => ofCountry(side?.country, wanted)),
    );
    return since === undefined ? [] : [{ match, since }];
  });
  const results = touched.flatMap(({ match: { id, player1, updatedAt }, since }): readonly WatchedNews[] =>
    player1.result === undefined || updatedAt === undefined
      ? []
      : [{ id: `result/${id}`, kind: 'result', match: id, event: event.id, at: updatedAt, since }],
  );
  if (!isComing(event, today)) return results;
  const since = earliest(ofEvent, ...touched.map((each) => each.since));
  if (since === undefined) return results;
  const at = Math.max(event.updatedAt ?? 0, ...touched.map(({ match }) => match.updatedAt ?? 0));
  return [
    ...results,
    { id: `coming/${event.id}`, kind: 'coming', event: event.id, day: event.date, at, since },
  ];
}

const ofMatch = ({ player1, player2 }: Match, { players, pairs }: Wanted): number | undefined =>
  earliest(players.get(player1.id), players.get(player2.id), pairs.get(pairOf(player1.id, player2.id)));

const ofCountry = (stored: string | undefined, { countries }: Wanted): number | undefined =>
  stored === undefined || countries.size === 0 ? undefined : countries.get(stored);

export function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
