import { tableGet } from '@/lib/table';
import { isRefused, type Command } from '@/model/proposals/command';
import { hasBegun, type Pick } from '@/model/picks/pick';
import { idAs } from '@/model/identity/identities';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectHasLiveScore } from '@/wiki/liveLists/liveSelectors';
import { selectEventIdentities, selectIdentities } from '@/wiki/records/identitiesSelectors';
import { selectEvent, selectMatch } from '@/wiki/records/recordsSelectors';

const isPick = (command: Command): command is Command<'savePick'> => command.body.kind === 'savePick';

const isPickOf =
  (match: string) =>
  (command: Command): command is Command<'savePick'> =>
    isPick(command) && command.body.match === match;

/** The reader's last unsent or unconfirmed pick of a match, refused ones included. */
export const selectPickCommand = (state: RootState, match: string): Command<'savePick'> | undefined =>
  selectCommands(state).filter(isPickOf(match)).at(-1);

/** The reader's pick of a match: what waits in the outbox, else what was saved. A refused one counts for nothing. */
export function selectPick(state: RootState, match: string): Pick | undefined {
  const waiting = selectCommands(state)
    .filter(isPickOf(match))
    .findLast((command) => !isRefused(command));
  const pick = waiting?.body ?? state.picks.joining?.[match] ?? state.picks.byMatch[match];
  return pick?.player === '' ? undefined : pick;
}

export const selectWaitingPicks = (state: RootState): readonly string[] => [
  ...selectCommands(state)
    .filter(isPick)
    .filter((command) => !isRefused(command))
    .map(({ body }) => body.match),
  ...Object.keys(state.picks.joining ?? {}),
];

/**
 * Whether the match is shown as the server has it, merges aside: it refuses picks of a match, and of players, that are
 * only proposed.
 */
export function selectIsAsStored(state: RootState, id: string): boolean {
  const [stored, shown] = [tableGet(state.matches.rows, id), selectMatch(state, id)];
  const players = selectIdentities(state);
  return (
    stored !== undefined &&
    shown !== undefined &&
    stored.date === shown.date &&
    idAs(stored.event.id, selectEventIdentities(state)) === shown.event.id &&
    idAs(stored.player1.id, players) === shown.player1.id &&
    idAs(stored.player2.id, players) === shown.player2.id
  );
}

/** The pick under the ids that the match's record has, because `firestore.rules` know no merges. */
export function selectAsStored(state: RootState, pick: Pick): Pick {
  const stored = tableGet(state.matches.rows, pick.match);
  if (stored === undefined) return pick;
  const players = selectIdentities(state);
  const standing = idAs(pick.player, players);
  const side = [stored.player1, stored.player2].find(({ id }) => idAs(id, players) === standing);
  return { ...pick, event: stored.event.id, player: side?.id ?? pick.player };
}

/** Whether a match takes no more picks, as far as this device knows. */
export const selectHasBegun = (state: RootState, match: Match, now: number): boolean =>
  selectHasLiveScore(state, match.id) || hasBegun(match, tableGet(state.events.rows, match.event.id), now);

/** Whether a pick of the match can be made now: until it begins by the moment of the rules, whatever day the reader has. */
export const selectTakesPick = (state: RootState, match: Match, now: number): boolean => {
  const event = selectEvent(state, match.event.id);
  return (
    event !== undefined &&
    event.status !== 'cancelled' &&
    selectIsAsStored(state, match.id) &&
    !selectHasBegun(state, match, now)
  );
};

/** Whether a match shows a pick: one that can be made, or the one that was made before it began. */
export const selectShowsPick = (state: RootState, match: Match, now: number): boolean =>
  selectTakesPick(state, match, now) ||
  (selectPick(state, match.id) !== undefined && selectHasBegun(state, match, now));
