import type { RowsSlice } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import type { entitySlices } from '@/wiki/entities/snapshotActions';
import { firstScope } from '@/wiki/scopes/firstVisit';
import { tableGet, tableHas, tableValues } from '@/lib/table';
import { localDay, type DateString } from '@/model/dates';
import { mainMatches } from '@/model/matches/mainMatches';
import type { Event, Match } from '@/model/records/records';
import type { EntityState } from '@/store/createEntitySlice';
import { pause } from '@/lib/pause';
import { withheldPeople, withoutNames } from '../folding/withheldPeople';
import type { Doc } from '../columns/storedTable';

export type RowsState = {
  readonly [N in EntityName as (typeof entitySlices)[N]['name']]: ReturnType<
    (typeof entitySlices)[N]['reducer']
  >;
};

const shown = { events: 50, matchesOfEvent: 3, deltas: 30, profiles: 30 };

/**
 * Cards with matches on each side of the day. Home shows three on each; the others become those when the next start
 * is some events later.
 */
const cardsBeside = 6;

const partSize = 5_000;

export async function firstScreen(
  state: RowsState & { readonly scopes: { readonly serverTime?: number | undefined } },
  now: number,
): Promise<readonly RowsSlice[]> {
  const events = newest([...tableValues(state.events.rows)], ({ date }) => date, shown.events);
  await pause();
  const matches = await shownMatches(
    tableValues(state.matches.rows),
    events,
    localDay(Math.max(now, state.scopes.serverTime ?? 0)),
  );
  const named = new Set(matches.flatMap(({ player1, player2 }) => [player1.id, player2.id]));
  const players = [...named].flatMap((id) => tableGet(state.players.rows, id) ?? []);
  const deltas = newest([...tableValues(state.deltas.rows)], ({ timestamp }) => timestamp, shown.deltas);
  const profiles = [...tableValues(state.profiles.rows)].slice(0, shown.profiles);
  // A match not loaded again since may still contain a withheld name.
  const people = withheldPeople(tableValues(state.players.rows));
  const slices = [
    sliceOf('event', state.events, events),
    sliceOf('match', state.matches, matches),
    sliceOf('player', state.players, players),
    sliceOf('delta', state.deltas, deltas),
    sliceOf('profile', state.profiles, profiles),
    // Few, and all other rows refer to them.
    sliceOf('sport', state.sports, [...tableValues(state.sports.rows)]),
  ];
  return slices.map((slice) => withoutNames(slice, people)).filter(({ rows }) => rows.docs.length > 0);
}

function newest<T>(items: T[], by: (item: T) => string | number, count: number): readonly T[] {
  return items.sort((a, b) => (by(a) < by(b) ? 1 : -1)).slice(0, count);
}

/**
 * Main matches as Home picks them: decided ones, or open ones while none is decided; of the cards next to the day. A
 * result under a wrong day to come moves nothing.
 *
 * @param events newest first
 */
async function shownMatches(
  matches: Iterable<Match>,
  events: readonly Event[],
  today: DateString,
): Promise<readonly Match[]> {
  const cards = new Map<string, Match[]>(events.map(({ id }) => [id, []]));
  let seen = 0;
  for (const match of matches) {
    seen += 1;
    if (seen % partSize === 0) await pause();
    cards.get(match.event.id)?.push(match);
  }
  const past = events.findIndex(({ date }) => date <= today);
  const last = past === -1 ? events.length : past;
  return events.slice(Math.max(0, last - cardsBeside), last + cardsBeside).flatMap(({ id, cardOrder }) => {
    const all = cards.get(id) ?? [];
    const decided = mainMatches(all, cardOrder, 'decided');
    const card = decided.length > 0 ? decided : mainMatches(all, cardOrder, 'open');
    return card.slice(0, shown.matchesOfEvent);
  });
}

function sliceOf<T extends Doc>(entity: EntityName, state: EntityState<T>, docs: readonly T[]): RowsSlice {
  const held = Object.entries(state.held).flatMap(([scope, table]) => {
    if (scope === firstScope) return [];
    const ids = docs.filter(({ id }) => tableHas(table, id)).map(({ id }) => id);
    return ids.length === 0 ? [] : [[scope, ids] as const];
  });
  return { entity, rows: { docs, held: Object.fromEntries(held) } };
}
