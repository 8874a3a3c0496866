import type { Identities } from '@/model/identities';
import { playerId, type PlayerId } from '@/model/ids';
import type { Player } from '@/model/records';
import { createOverlay } from '@/overlay/overlay';
import { createStateSelector, type RootState } from '@/store/typed';
import { newDeltaParts } from '../deltas/deltasSelectors';
import { selectCommands } from '../outbox/outboxSelectors';
import { followIdentities, followMatchesAs, followPlayersAs, proposedIdentities } from './followIdentities';
import { changesOf, deletedBy } from './proposedChanges';

const selectDeletedPlayers = createStateSelector([selectCommands], deletedBy('player'));
/** The changes that own proposals make to players, each to the one it was made to. */
export const selectProposedPlayerChanges = createStateSelector(
  [...newDeltaParts, selectDeletedPlayers],
  changesOf('player'),
);

/** Only for what a proposed merge would make of identities: rows and changes as they are, whoever was merged. */
const plainPlayers = createOverlay<Player>((player) => player);

/** All that players say of who is whom, as the server has confirmed it. */
const selectSaidIdentities = createStateSelector([(state) => state.players.rows], followIdentities());
/** The players who were merged into others, as the server has confirmed it. */
export const selectConfirmedIdentities = (state: RootState): Identities =>
  selectSaidIdentities(state).identities;

/** The same with own proposals. */
export const selectIdentities = createStateSelector(
  [selectSaidIdentities, (state) => state.players.rows, selectProposedPlayerChanges],
  (confirmed, rows, changes): Identities =>
    changes.size === 0
      ? confirmed.identities
      : proposedIdentities(confirmed, changes, (id) => plainPlayers.read(rows, changes, id)),
);

const nobody: readonly PlayerId[] = [];
const selectMerged = createStateSelector([selectIdentities], (identities) => {
  const merged = new Map<string, PlayerId[]>();
  for (const [id, { id: target }] of identities) {
    const known = merged.get(target);
    if (known) known.push(playerId(id));
    else merged.set(target, [playerId(id)]);
  }
  return merged;
});

/** Those whose page a player's stands for as well, own proposals included. */
export const selectMergedInto = (state: RootState, id: string): readonly PlayerId[] =>
  selectMerged(state).get(id) ?? nobody;

/** The matches that the server has confirmed, with their players as they are known today. */
export const selectConfirmedMatches = createStateSelector(
  [(state) => state.matches.rows, selectConfirmedIdentities],
  followMatchesAs(),
);
const proposedMatches = followMatchesAs();
/** The same, with own proposals of who is whom. */
export const selectMatchRows = createStateSelector(
  [
    (state) => state.matches.rows,
    selectIdentities,
    selectConfirmedIdentities,
    (state) => selectConfirmedMatches(state),
  ],
  (rows, identities, confirmed, matches) =>
    identities === confirmed ? matches : proposedMatches(rows, identities),
);
/** Players without those that were merged into others. */
export const selectPlayerRows = createStateSelector(
  [(state) => state.players.rows, selectIdentities],
  followPlayersAs(),
);
