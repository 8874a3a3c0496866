import { isDelayed, isDiscardScheduled, type Command } from '@/model/proposals/command';
import type { RootState } from '@/store/typed';
import { selectIsUnagreed } from '@/wiki/outbox/agreement';
import { commandKeys, keysBefore } from '@/wiki/outbox/commandKinds';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';

export type CommandStanding =
  | 'sending'
  | 'acknowledged'
  | 'delayed'
  | 'waitsForAgreement'
  | 'waitsForEarlier'
  | 'retrying'
  | 'queued';

function selectWaitsForEarlier(state: RootState, command: Command): boolean {
  const commands = selectCommands(state);
  const keys = [...commandKeys(command.body), ...keysBefore(command.body)];
  return commands
    .slice(0, commands.indexOf(command))
    .some(({ body }) => commandKeys(body).some((key) => keys.includes(key)));
}

export function selectCommandStanding(state: RootState, command: Command): CommandStanding {
  if (command.state === 'sending' || command.state === 'acknowledged') return command.state;
  if (!isDiscardScheduled(command) && selectWaitsForEarlier(state, command)) return 'waitsForEarlier';
  if (selectIsUnagreed(state, command)) return 'waitsForAgreement';
  if (isDelayed(command)) return 'delayed';
  return command.retryAt === undefined ? 'queued' : 'retrying';
}
