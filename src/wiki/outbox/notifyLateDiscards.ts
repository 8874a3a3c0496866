import type { UnknownAction } from '@reduxjs/toolkit';
import { isDiscardScheduled, type Command } from '@/model/proposals/command';
import type { RootState } from '@/store/typed';
import { isTaken } from './commandKinds';

/**
 * Notifies the user of discarded commands that the server took all the same. Their answers came after the
 * discard, in this tab or in another one that has ended the command since.
 */
export function notifyLateDiscards(
  before: RootState,
  now: RootState,
  dispatch: (action: UnknownAction) => void,
): void {
  if (before.outbox === now.outbox) return;
  const { session } = now;
  const uid = session.known ? session.user?.uid : undefined;
  for (const command of before.outbox.commands) {
    if (command.uid !== uid || !isDiscardScheduled(command) || now.outbox.commands.includes(command))
      continue;
    if (hasArrived(command, now)) void say(command, dispatch);
  }
}

function hasArrived(command: Command, now: RootState): boolean {
  const after = now.outbox.commands.find(({ id }) => id === command.id);
  if (after === undefined) return isTaken({ ...command, state: 'queued' }, now);
  return after.state === 'acknowledged';
}

async function say(command: Command, dispatch: (action: UnknownAction) => void): Promise<void> {
  // Rare, and no part of what every visitor loads.
  const { takenNotice } = await import('./takenNotice');
  dispatch(takenNotice(command));
}
