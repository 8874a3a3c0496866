import { sameItems } from '@/lib/sameItems';
import { isDiscardScheduled, isStuck, isWaiting, type Command } from '@/model/command';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { commandChanges } from './commandChanges';
import { commandKeys } from './commandKinds';

/** The waiting commands of the signed-in user, in the order they were made. */
export const selectCommands = createStateSelector(
  [(state: RootState) => state.outbox.commands, selectUid],
  (commands, uid): readonly Command[] =>
    commands.filter((command) => command.uid === uid && !isDiscardScheduled(command)),
  sameItems,
);

/** Commands that the signed-in user has discarded and can still take back. */
export const selectScheduledDiscards = createStateSelector(
  [(state: RootState) => state.outbox.commands, selectUid],
  (commands, uid): readonly Command[] =>
    commands.filter((command) => command.uid === uid && isDiscardScheduled(command)),
  sameItems,
);

/** How many commands of the signed-in user the server has not taken yet. */
export const selectWaitingCount = (state: RootState): number =>
  selectCommands(state).filter(isWaiting).length;

/** How many of them wait for their user to decide. */
export const selectStuckCount = (state: RootState): number => selectCommands(state).filter(isStuck).length;

/** How many commands stay on this device for accounts that are not signed in. */
export const selectOthersCount = (state: RootState): number =>
  state.outbox.commands.filter((command) => command.uid !== selectUid(state) && isWaiting(command)).length;

/** The changes that those commands make to the deltas. */
export const selectCommandChanges = createStateSelector([selectCommands], commandChanges);

/**
 * The command a document waits for: one that waits for its user, since it holds back those after it, else the latest; `key` as
 * in `commandKeys`, for example `delta/<id>`.
 */
export function selectCommandFor(state: RootState, key: string): Command | undefined {
  const commands = selectCommands(state).filter(({ body }) => commandKeys(body).includes(key));
  return commands.find(isStuck) ?? commands.at(-1);
}
