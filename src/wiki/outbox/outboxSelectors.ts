import { sameItems } from '@/lib/sameItems';
import { isDiscardScheduled, isStuck, isWaiting, type Command } from '@/model/proposals/command';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { commandChanges } from './commandChanges';
import { commandKeys } from './commandKinds';

export const selectCommands = createStateSelector(
  [(state: RootState) => state.outbox.commands, selectUid],
  (commands, uid): readonly Command[] =>
    commands.filter((command) => command.uid === uid && !isDiscardScheduled(command)),
  sameItems,
);

export const selectScheduledDiscards = createStateSelector(
  [(state: RootState) => state.outbox.commands, selectUid],
  (commands, uid): readonly Command[] =>
    commands.filter((command) => command.uid === uid && isDiscardScheduled(command)),
  sameItems,
);

export const selectWaitingCount = (state: RootState): number =>
  selectCommands(state).filter(isWaiting).length;

export const selectStuckCount = (state: RootState): number => selectCommands(state).filter(isStuck).length;

export const selectOthersCount = (state: RootState): number =>
  state.outbox.commands.filter((command) => command.uid !== selectUid(state) && isWaiting(command)).length;

export const selectCommandChanges = createStateSelector([selectCommands], commandChanges);

/**
 * The command that a document waits for: a stuck one first, because it blocks those after it, else the
 * latest. `key` as in `commandKeys`, such as `delta/<id>`.
 */
export function selectCommandFor(state: RootState, key: string): Command | undefined {
  const commands = selectCommands(state).filter(({ body }) => commandKeys(body).includes(key));
  return commands.find(isStuck) ?? commands.at(-1);
}
