import { compareNames, compareText } from '@/lib/compareText';
import { tableGet, type Table } from '@/lib/table';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { deriveResults } from '@/model/records/deriveResult';
import { isListed } from '@/model/privacy/hiding';
import type { EventId, MatchId, PlayerId } from '@/model/ids';
import { newestFirst } from '@/model/days/newestFirst';
import { mainFirst } from '@/model/matches/mainMatches';
import type { AnyRecord, Match, Records } from '@/model/records/records';
import type { EventShown, PlayerShown } from '@/model/identity/identities';
import type { Collection } from '@/model/schema/recordSchema';
import { createGroups } from '@/overlay/groups';
import { createOverlay, type Changes, type Overlay } from '@/overlay/overlay';
import { createAppSelector, createStoreSelector, type RootState } from '@/store/typed';
import { selectOwnNewDeltas } from '../deltas/deltasSelectors';
import { createMergedChanges } from './changesAs';
import { selectProposedEventChanges, selectProposedPlayerChanges } from './directSelectors';
import {
  selectEventIdentities,
  selectEventRows,
  selectIdentities,
  selectMatchChanges,
  selectMatchRows,
  selectMergedAs,
  selectPlayerRows,
} from './identitiesSelectors';

const overlays = {
  event: createOverlay<EventShown>((event) => event),
  match: createOverlay<Match>(deriveResults),
  player: createOverlay<PlayerShown>((player) => player),
};

const eventsBySport = createGroups<EventShown>({
  overlay: overlays.event,
  keysOf: (event) => [event.sport.id, ...(event.valid === 0 ? ['unreviewed'] : []), 'all'],
  compare: newestFirst,
});
const matchesByEvent = createGroups<Match>({
  overlay: overlays.match,
  keysOf: (match) => [match.event.id],
  compare: (a, b) => a.order - b.order,
});
const matchesByPlayer = createGroups<Match>({
  overlay: overlays.match,
  keysOf: (match) => [...new Set([match.player1.id, match.player2.id])],
  compare: (a, b) =>
    compareText(b.event.date, a.event.date) || compareText(b.date, a.date) || b.order - a.order,
});
const matchesBySport = createGroups<Match>({
  overlay: overlays.match,
  keysOf: (match) => [match.event.sport.id],
  compare: (a, b) =>
    compareText(a.event.date, b.event.date) || compareText(a.event.id, b.event.id) || a.order - b.order,
});
const playersByName = createGroups<PlayerShown>({
  overlay: overlays.player,
  keysOf: (player) => (isListed(player) ? ['all'] : []),
  compare: (a, b) => compareNames(a.name, b.name),
});

const selectEventChanges = createStoreSelector([selectProposedEventChanges, selectEventIdentities], () =>
  createMergedChanges<EventShown>(),
);
const selectPlayerChanges = createStoreSelector([selectProposedPlayerChanges, selectIdentities], () =>
  createMergedChanges<PlayerShown>(),
);

export interface Layers<R extends Records[Collection]> {
  readonly rows: Table<R>;
  readonly changes: Changes<R>;
  readonly read: (id: string) => R | undefined;
}

export const selectEventLayers = createAppSelector(
  [selectEventRows, selectEventChanges],
  (rows, changes): Layers<EventShown> => ({
    rows,
    changes,
    read: (id) => overlays.event.read(rows, changes, id),
  }),
);
/** Hidden players read as `undefined`, so lists, search and suggestions omit them. */
export const selectPlayerLayers = createAppSelector(
  [selectPlayerRows, selectPlayerChanges],
  (rows, changes): Layers<PlayerShown> => ({
    rows,
    changes,
    read: (id) => {
      const player = overlays.player.read(rows, changes, id);
      return player && isListed(player) ? player : undefined;
    },
  }),
);

export const selectIsListed = (state: RootState, id: string): boolean =>
  selectPlayerLayers(state).read(id) !== undefined;

export const selectMatchLayers = createAppSelector(
  [selectMatchRows, selectMatchChanges],
  (rows, changes): Layers<Match> => ({ rows, changes, read: (id) => overlays.match.read(rows, changes, id) }),
);

/**
 * Reads records of one collection. Selects rows and changes only once per state, because lists read many
 * records.
 */
function reader<R extends { readonly id: string }>(
  overlay: Overlay<R>,
  selectRows: (state: RootState) => Table<R>,
  selectChanges: (state: RootState) => Changes<R>,
) {
  let last: { readonly state: RootState; readonly rows: Table<R>; readonly changes: Changes<R> } | undefined;
  return (state: RootState, id: string): R | undefined => {
    if (last?.state !== state) last = { state, rows: selectRows(state), changes: selectChanges(state) };
    return overlay.read(last.rows, last.changes, id);
  };
}

export const selectEvent = reader(overlays.event, selectEventRows, selectEventChanges);
export const selectMatch = reader(overlays.match, selectMatchRows, selectMatchChanges);
export const selectPlayer = reader(overlays.player, selectPlayerRows, selectPlayerChanges);

/** A hidden player's country is not shown. */
export function selectCountryOf(state: RootState, id: string): string | undefined {
  const player = selectPlayer(state, id);
  return player && isListed(player) ? player.country : undefined;
}

export function selectRecord<C extends Collection>(
  state: RootState,
  collection: C,
  id: string,
): Records[C] | undefined {
  const read: Record<Collection, () => AnyRecord | undefined> = {
    event: () => selectEvent(state, id),
    match: () => selectMatch(state, id),
    player: () => selectPlayer(state, id),
  };
  // `collection` decides which record was read.
  return read[collection]() as Records[C] | undefined;
}

/**
 * The id that an address should lead to if it has no record of its own: the standing record of a merged one,
 * or the same id in lower case.
 */
export function selectStandingId(state: RootState, collection: Collection, id: string): string | undefined {
  const merged = selectMergedAs(state, collection, id);
  const small = id.toLowerCase();
  return merged ?? (small !== id && selectRecord(state, collection, small) ? small : undefined);
}

export function selectBaseRecord<C extends Collection>(
  state: RootState,
  collection: C,
  id: string,
): Records[C] | undefined {
  const rows: Record<Collection, Table<AnyRecord>> = {
    event: state.events.rows,
    match: state.matches.rows,
    player: state.players.rows,
  };
  // `collection` decides which table was read.
  return tableGet(rows[collection], id) as Records[C] | undefined;
}

export const selectPendingDeltas = createAppSelector(
  [
    selectOwnNewDeltas,
    (_state: RootState, collection: Collection) => collection,
    (_state: RootState, _collection: Collection, id: string) => id,
  ],
  (deltas, collection, id): readonly Delta[] =>
    deltas.filter((delta) => delta.collection === collection && recordIdOf(delta) === id),
);

export const selectEventIdsOfSport = (state: RootState, sport: string) =>
  eventIds(eventsBySport.read(selectEventRows(state), selectEventChanges(state), sport));
export const selectEventIds = (state: RootState) =>
  eventIds(eventsBySport.read(selectEventRows(state), selectEventChanges(state), 'all'));
export const selectUnreviewedEventIds = (state: RootState) =>
  eventIds(eventsBySport.read(selectEventRows(state), selectEventChanges(state), 'unreviewed'));
/** By number. Screens show a card as `selectCardIds` orders it. */
export const selectMatchIdsOfEvent = (state: RootState, event: string) =>
  matchIds(matchesByEvent.read(selectMatchRows(state), selectMatchChanges(state), event));
export const selectMatchesOfEvent = (state: RootState, event: string): readonly Match[] =>
  selectMatchIdsOfEvent(state, event).flatMap((id) => selectMatch(state, id) ?? []);
/** The card of an event, the main event first. Compare with `sameItems`. */
export const selectCardIds = (state: RootState, event: string): readonly MatchId[] =>
  mainFirst(selectMatchesOfEvent(state, event), selectEvent(state, event)?.cardOrder).map(({ id }) => id);
/** Reads the matches of players. The same function until a match changes. */
export const selectMatchesByPlayer = createAppSelector(
  [selectMatchRows, selectMatchChanges],
  (rows, changes) => (player: string) => matchIds(matchesByPlayer.read(rows, changes, player)),
);
export const selectMatchIdsOfPlayer = (state: RootState, player: string) =>
  selectMatchesByPlayer(state)(player);
/** Newest first. */
export const selectMatchesOfPlayer = (state: RootState, player: string): readonly Match[] =>
  selectMatchIdsOfPlayer(state, player).flatMap((id) => selectMatch(state, id) ?? []);
/** The player's name. Before the player is loaded, the name in the newest match, else the id. */
export function selectPlayerName(state: RootState, id: string): string {
  const known = selectPlayer(state, id)?.name;
  if (known !== undefined) return known;
  const [newest] = selectMatchIdsOfPlayer(state, id);
  const match = newest && selectMatch(state, newest);
  return (match && [match.player1, match.player2].find((side) => side.id === id)?.name) ?? id;
}

export const selectMatchIdsOfSport = (state: RootState, sport: string) =>
  matchIds(matchesBySport.read(selectMatchRows(state), selectMatchChanges(state), sport));
export const selectPlayerIds = (state: RootState) =>
  playerIds(playersByName.read(selectPlayerRows(state), selectPlayerChanges(state), 'all'));

// A group contains ids of its records only.
const eventIds = (ids: readonly string[]) => ids as readonly EventId[];
const matchIds = (ids: readonly string[]) => ids as readonly MatchId[];
const playerIds = (ids: readonly string[]) => ids as readonly PlayerId[];

/**
 * Builds the next part of the record lists, for a few milliseconds. Returns whether more remains. Run when
 * idle, it saves the time when a page asks for a list.
 */
export function prebuildLists(state: RootState): boolean {
  const rows = selectMatchRows(state);
  return (
    eventsBySport.ahead(selectEventRows(state)) ||
    playersByName.ahead(selectPlayerRows(state)) ||
    matchesByEvent.ahead(rows) ||
    matchesByPlayer.ahead(rows) ||
    matchesBySport.ahead(rows)
  );
}
