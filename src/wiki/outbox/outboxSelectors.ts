import { sameItems } from '@/lib/sameItems';
import { isDiscardScheduled, isStuck, isWaiting, type Command } from '@/model/proposals/command';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectUid } from '../session/sessionSelectors';
import { commandKeys, rulesOf } from './commandKinds';
import type { Delta } from '@/model/proposals/delta';
import { squash, type Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';

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

export function commandChanges(commands: readonly Command[]): Changes<Delta> {
  const changes = new Map<string, Change<Delta>>();
  for (const command of commands) {
    const change = commandChange(command);
    if (change === undefined) continue;
    const earlier = changes.get(change.id);
    changes.set(change.id, earlier ? squash(earlier, change) : change);
  }
  return changes;
}

// The slice replaces a command when its state or body changes, so a change can be cached by reference.
const known = new WeakMap<Command, Change<Delta> | undefined>();

function commandChange(command: Command): Change<Delta> | undefined {
  if (!known.has(command)) known.set(command, rulesOf(command.body).deltaChange?.(command));
  return known.get(command);
}
