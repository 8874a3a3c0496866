import { tableGet } from '@/lib/table';
import {
  eventAs,
  eventIdentityOf,
  identityOf,
  playerAs,
  type AllIdentities,
  type EventIdentities,
  type EventShown,
  type Identities,
  type PlayerShown,
} from '@/model/identities';
import type { Event, Match, Player, Records } from '@/model/records';
import { isTurned } from '@/model/turned';
import type { Collection } from '@/model/schema/recordSchema';
import { createOverlay } from '@/overlay/overlay';
import { createStateSelector, type RootState } from '@/store/typed';
import { matchChangesAs } from './changesAs';
import {
  selectProposedEventChanges,
  selectProposedMatchChanges,
  selectProposedPlayerChanges,
} from './directSelectors';
import { followDoubles, proposedDoubles } from './followDoubles';
import { followIdentities, proposedIdentities } from './followIdentities';
import { followMatchesAs } from './followMatchesAs';
import { followRecordsAs } from './followRecordsAs';
import { followWithheld, matchNamed, playerNamed } from './followWithheld';
import { selectWithheldName } from './withheldNameSlice';

/** Only for what a proposed merge would make of identities: rows and changes as they are, whatever was merged. */
const plain = {
  event: createOverlay<Event>((event) => event),
  match: createOverlay<Match>((match) => match),
  player: createOverlay<Player>((player) => player),
};

const selectStoredEvents = (state: RootState) => state.events.rows;
const selectStoredMatches = (state: RootState) => state.matches.rows;
const selectStoredPlayers = (state: RootState) => state.players.rows;

/** All that players, events and matches say of what is one, as the server has confirmed it. */
const selectSaidPlayers = createStateSelector([selectStoredPlayers], followIdentities(identityOf));
const selectSaidEvents = createStateSelector([selectStoredEvents], followIdentities(eventIdentityOf));

/** The players who were merged into others, as the server has confirmed it. */
export const selectConfirmedIdentities = (state: RootState): Identities =>
  selectSaidPlayers(state).identities;

/** The same with own proposals. */
export const selectIdentities = createStateSelector(
  [selectSaidPlayers, selectStoredPlayers, selectProposedPlayerChanges],
  (confirmed, rows, changes): Identities =>
    changes.size === 0
      ? confirmed.identities
      : proposedIdentities(confirmed, changes, (id) => plain.player.read(rows, changes, id), identityOf),
);

/** The events that were merged into others, own proposals included. */
export const selectEventIdentities = createStateSelector(
  [selectSaidEvents, selectStoredEvents, selectProposedEventChanges],
  (confirmed, rows, changes): EventIdentities =>
    changes.size === 0
      ? confirmed.identities
      : proposedIdentities(confirmed, changes, (id) => plain.event.read(rows, changes, id), eventIdentityOf),
);

/** All that matches say of which of them are one, as the server has confirmed it. */
const selectSaidDoubles = createStateSelector(
  [selectStoredMatches, (state) => selectSaidEvents(state).identities, selectEventIdentities],
  followDoubles(),
);

/** The matches that double another one, own proposals included. */
export const selectDoubles = createStateSelector(
  [
    selectSaidDoubles,
    selectStoredMatches,
    selectProposedMatchChanges,
    selectEventIdentities,
    selectSaidEvents,
  ],
  (confirmed, rows, changes, events, { identities }) =>
    changes.size === 0 && events === identities
      ? confirmed.doubles
      : proposedDoubles(confirmed, changes, (id) => plain.match.read(rows, changes, id), events),
);

const selectAllConfirmed = createStateSelector(
  [
    selectConfirmedIdentities,
    (state) => selectSaidEvents(state).identities,
    (state) => selectSaidDoubles(state).doubles,
  ],
  (players, events, doubles): AllIdentities => ({ players, events, doubles }),
);

const selectAll = createStateSelector(
  [selectIdentities, selectEventIdentities, selectDoubles, selectAllConfirmed],
  (players, events, doubles, confirmed): AllIdentities =>
    players === confirmed.players && events === confirmed.events && doubles === confirmed.doubles
      ? confirmed
      : { players, events, doubles },
);

/** By the id of a record those whose page it stands for as well. */
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

/** The records whose page one stands for as well, own proposals included. */
export const selectMergedInto = <C extends Collection>(
  state: RootState,
  collection: C,
  id: string,
): readonly Records[C]['id'][] =>
  // They are ids of the collection that was asked.
  (selectMerged[collection](state).get(id) ?? none) as readonly Records[C]['id'][];

/** The id of the record that stands for one that was merged; `undefined` for one that stands for itself. */
export const selectMergedAs = (state: RootState, collection: Collection, id: string): string | undefined => {
  const identities = {
    event: selectEventIdentities,
    match: selectDoubles,
    player: selectIdentities,
  }[collection];
  return identities(state).get(id)?.id;
};

/** The matches that the server has confirmed, with their players and events as they are known today. */
export const selectConfirmedMatches = createStateSelector(
  [selectStoredMatches, selectAllConfirmed],
  followMatchesAs(),
);
const proposedMatches = followMatchesAs();
/** The same, with own proposals of what is one. */
const selectMatchesAs = createStateSelector(
  [selectStoredMatches, selectAll, selectAllConfirmed, (state) => selectConfirmedMatches(state)],
  (rows, identities, confirmed, matches) =>
    identities === confirmed ? matches : proposedMatches(rows, identities),
);
/** These matches with names that were withheld as the language shown says them. */
export const selectMatchRows = createStateSelector(
  [selectMatchesAs, selectWithheldName],
  followWithheld<Match>(matchNamed),
);
/** Players without those that were merged into others, named likewise. */
export const selectPlayerRows = createStateSelector(
  [
    createStateSelector(
      [selectStoredPlayers, selectIdentities],
      followRecordsAs<Player, PlayerShown>(playerAs),
    ),
    selectWithheldName,
  ],
  followWithheld<PlayerShown>(playerNamed),
);
/** Events without those that were merged into others. */
export const selectEventRows = createStateSelector(
  [selectStoredEvents, selectEventIdentities],
  followRecordsAs<Event, EventShown>(eventAs),
);

/** The changes that own proposals make to matches as they are known today. */
export const selectMatchChanges = createStateSelector(
  [selectProposedMatchChanges, selectAll, selectStoredMatches],
  (changes, identities, rows) =>
    matchChangesAs(
      changes,
      identities,
      (id) => ({ stored: tableGet(rows, id), laid: plain.match.read(rows, changes, id) }),
      (id, target) => {
        const [match, other] = [id, target].map((each) => plain.match.read(rows, changes, each));
        return match !== undefined && other !== undefined && isTurned(match, other, identities.players);
      },
    ),
);
