import { emptyTable } from '@/lib/table';
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
} from '@/model/identity/identities';
import type { Event, Match, Player, Records } from '@/model/records/records';
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
import { deriveMatchesAs, deriveNamed, deriveRecordsAs, matchNamed, playerNamed } from './shownRows';
import { selectWithheldName } from './withheldNameSlice';

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
const selectConfirmedEventIdentities = (state: RootState): EventIdentities =>
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

/** Merged records by the standing one. */
const mergedInto = (identities: ReadonlyMap<string, { readonly id: string }>) => {
  const merged = new Map<string, string[]>();
  for (const [id, { id: target }] of identities) {
    const known = merged.get(target);
    if (known) known.push(id);
    else merged.set(target, [id]);
  }
  return merged;
};
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
/** Matches with the user's proposed merges and with localized text for withheld names. */
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
/** Players without merged ones, with localized text for withheld names. */
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

/** Stored matches with the user's changes, without derived values. */
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
