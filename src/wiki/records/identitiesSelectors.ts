import { emptyTable, tableGet, type Table } from '@/lib/table';
import {
  doublesOf,
  eventAs,
  eventIdentityOf,
  identityOf,
  playerAs,
  type AllIdentities,
  type Doubles,
  type EventIdentities,
  type EventShown,
  type Identities,
  type PlayerShown,
  isNobody,
  matchAs,
} from '@/model/identity/identities';
import type { Event, Match, Player, Records, Side } from '@/model/records/records';
import { isTurned } from '@/model/matches/turned';
import type { Collection } from '@/model/schema/recordSchema';
import { createOverlay, type Changes } from '@/overlay/overlay';
import { createStateSelector, createStoreSelector, type RootState } from '@/store/typed';
import { createMatchChanges } from './changesAs';
import {
  selectProposedEventChanges,
  selectProposedMatchChanges,
  selectProposedPlayerChanges,
} from './directSelectors';
import { createIdentities, createSameness } from './sameness';
import { selectWithheldName } from './withheldNameSlice';
import { groupBy } from '@/lib/groupBy';
import { lastCall } from '@/lib/lastCall';
import { isWithheld, withheldName } from '@/model/privacy/withholding';
import type { Entity } from '@/overlay/change';
import { derive, deriveOnly, differingKeys } from '@/overlay/derive';

type Merged = ReadonlyMap<string, { readonly id: string }>;

export const deriveMatchesAs = () =>
  derive<Match, Match, [AllIdentities]>((identities) => {
    const { players, events, doubles } = identities;
    if (isNobody(identities)) return undefined;
    return (match) => (doubles.has(match.id) ? undefined : matchAs(match, players, events));
  });

export function deriveRecordsAs<R extends S & Entity, S>(
  compose: (record: R, merged: readonly R[]) => S,
): (rows: Table<R>, identities: Merged) => Table<S> {
  const mergedOf = deriveOnly<R>();
  const byTarget = lastCall((merged: Table<R>, identities: Merged): ReadonlyMap<string, readonly R[]> =>
    groupBy(
      [...identities.keys()].flatMap((id) => tableGet(merged, id) ?? []),
      ({ id }) => identities.get(id)!.id,
    ),
  );
  const shown = derive<R, S, [Merged, ReadonlyMap<string, readonly R[]>]>(
    (identities, sources) =>
      identities.size === 0
        ? undefined
        : (row) => {
            if (identities.has(row.id)) return undefined;
            const merged = sources.get(row.id);
            return merged === undefined ? row : compose(row, merged);
          },
    (before, after) => [...differingKeys(before[0], after[0]), ...differingKeys(before[1], after[1])],
  );
  return (rows, identities) => shown(rows, identities, byTarget(mergedOf(rows, identities), identities));
}

export const deriveNamed = <R extends Entity>(named: (record: R, name: string) => R) =>
  derive<R, R, [string]>((name) => (name === withheldName ? undefined : (record) => named(record, name)));

/** Replaces a withheld name by the localized text. Other players keep their reference. */
export const playerNamed = <P extends Player>(player: P, name: string): P =>
  isWithheld(player) ? { ...player, name } : player;

export function matchNamed(match: Match, name: string): Match {
  const { player1, player2 } = match;
  if (player1.name !== withheldName && player2.name !== withheldName) return match;
  return { ...match, player1: sideNamed(player1, name), player2: sideNamed(player2, name) };
}

const sideNamed = (side: Side, name: string): Side => (side.name === withheldName ? { ...side, name } : side);

const selectStoredEvents = (state: RootState) => state.events.rows;
const selectStoredMatches = (state: RootState) => state.matches.rows;
const selectStoredPlayers = (state: RootState) => state.players.rows;

const selectSamePlayers = createStoreSelector(
  [selectStoredPlayers, (state) => selectProposedPlayerChanges(state).table],
  () => createIdentities<Player, ReturnType<typeof identityOf>>(identityOf),
);
const selectSameEvents = createStoreSelector(
  [selectStoredEvents, (state) => selectProposedEventChanges(state).table],
  () => createIdentities<Event, ReturnType<typeof eventIdentityOf>>(eventIdentityOf),
);

export const selectConfirmedIdentities = (state: RootState): Identities => selectSamePlayers(state).confirmed;
export const selectIdentities = (state: RootState): Identities => selectSamePlayers(state).proposed;
export const selectConfirmedEventIdentities = (state: RootState): EventIdentities =>
  selectSameEvents(state).confirmed;
export const selectEventIdentities = (state: RootState): EventIdentities => selectSameEvents(state).proposed;

/** Without merged events no match is a duplicate, so skip the search. */
const selectMayDouble = (state: RootState): boolean =>
  selectConfirmedEventIdentities(state).size + selectEventIdentities(state).size > 0;
const selectSameMatches = createStoreSelector(
  [
    (state) => (selectMayDouble(state) ? selectStoredMatches(state) : emptyTable<Match>()),
    (state) => (selectMayDouble(state) ? selectProposedMatchChanges(state).table : emptyTable<never>()),
    selectConfirmedEventIdentities,
    selectEventIdentities,
  ],
  () => createSameness<Match, Pick<Match, 'id'>, EventIdentities>(doublesOf),
);
export const selectDoubles = (state: RootState): Doubles => selectSameMatches(state).proposed;

const selectAllConfirmed = createStateSelector(
  [selectConfirmedIdentities, selectConfirmedEventIdentities, (state) => selectSameMatches(state).confirmed],
  (players, events, doubles): AllIdentities => ({ players, events, doubles }),
);

const selectAll = createStateSelector(
  [selectIdentities, selectEventIdentities, selectDoubles, selectAllConfirmed],
  (players, events, doubles, confirmed): AllIdentities =>
    players === confirmed.players && events === confirmed.events && doubles === confirmed.doubles
      ? confirmed
      : { players, events, doubles },
);

const mergedInto = (identities: Merged) => groupBy([...identities.keys()], (id) => identities.get(id)!.id);
const selectMerged = {
  event: createStateSelector([selectEventIdentities], mergedInto),
  match: createStateSelector([selectDoubles], mergedInto),
  player: createStateSelector([selectIdentities], mergedInto),
} as const satisfies Record<Collection, unknown>;
const none: readonly string[] = [];

export const selectMergedInto = <C extends Collection>(
  state: RootState,
  collection: C,
  id: string,
): readonly Records[C]['id'][] =>
  // The collection decides the type of the ids.
  (selectMerged[collection](state).get(id) ?? none) as readonly Records[C]['id'][];

export const selectMergedAs = (state: RootState, collection: Collection, id: string): string | undefined => {
  const identities = {
    event: selectEventIdentities,
    match: selectDoubles,
    player: selectIdentities,
  }[collection];
  return identities(state).get(id)?.id;
};

export const selectConfirmedMatches = createStoreSelector(
  [selectStoredMatches, selectAllConfirmed],
  deriveMatchesAs,
);
const selectProposedMatches = createStoreSelector([selectStoredMatches, selectAll], deriveMatchesAs);
export const selectMatchRows = createStoreSelector(
  [
    (state) =>
      selectAll(state) === selectAllConfirmed(state)
        ? selectConfirmedMatches(state)
        : selectProposedMatches(state),
    selectWithheldName,
  ],
  () => deriveNamed<Match>(matchNamed),
);
export const selectPlayerRows = createStoreSelector(
  [
    createStoreSelector([selectStoredPlayers, selectIdentities], () =>
      deriveRecordsAs<Player, PlayerShown>(playerAs),
    ),
    selectWithheldName,
  ],
  () => deriveNamed<PlayerShown>(playerNamed),
);
export const selectEventRows = createStoreSelector([selectStoredEvents, selectEventIdentities], () =>
  deriveRecordsAs<Event, EventShown>(eventAs),
);

const plain = createOverlay<Match>((match) => match);

export const selectMatchChanges = createStoreSelector(
  [selectProposedMatchChanges, selectAll, selectStoredMatches],
  () => {
    const changesAs = createMatchChanges();
    return (changes, identities, rows): Changes<Match> =>
      changesAs(changes, identities, rows, (id, target) => {
        const [match, other] = [id, target].map((each) => plain.read(rows, changes, each));
        return match !== undefined && other !== undefined && isTurned(match, other, identities.players);
      });
  },
);
