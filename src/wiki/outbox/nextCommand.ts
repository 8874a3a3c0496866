import { isDiscardScheduled, undoMs, type Command } from '@/model/proposals/command';
import { waitsForAgreement } from './agreement';
import { longestWaitMs } from './backoff';
import { commandKeys, keysBefore, rulesOf } from './commandKinds';

/**
 * The command to send now: the oldest queued and due one.
 *
 * An earlier unfinished command for a document that it writes or names blocks it. So does an earlier one for
 * the record it changes: the server shows the later of two proposals, which must be the one made later. A
 * command that failed, can still be undone, or waits for the user to agree to the terms blocks only those
 * that depend on it. `agreed` is the version of the terms that the server knows.
 */
export function nextCommand(commands: readonly Command[], now: number, agreed: number): Command | undefined {
  const busy = new Set<string>();
  /** Documents of commands that wait for their user, and of commands that wait for those. */
  const stuck = new Set<string>();
  const changing = new Set<string>();
  // The account exceeded its pace. The server would refuse its other counted commands too, each with a wait
  // of its own.
  const isPaused = commands.some(
    (command) =>
      isCounted(command) &&
      command.state === 'queued' &&
      command.error?.code === 'resource-exhausted' &&
      !isDiscardScheduled(command) &&
      !isDue(command, now),
  );
  for (const command of commands) {
    const sendable =
      command.state === 'queued' &&
      !isDiscardScheduled(command) &&
      isDue(command, now) &&
      !waitsForAgreement(command, agreed) &&
      !(isPaused && isCounted(command));
    const keys = [...commandKeys(command.body), ...keysBefore(command.body)];
    const record = rulesOf(command.body).record?.(command.body);
    const inTurn = record === undefined || !changing.has(record);
    if (sendable && inTurn && keys.every((key) => !busy.has(key))) return command;
    const underWay =
      command.state === 'sending' ||
      (command.state === 'queued' && !isDiscardScheduled(command) && !waitsForAgreement(command, agreed));
    const moves = underWay && keys.every((key) => !stuck.has(key));
    for (const key of commandKeys(command.body)) {
      busy.add(key);
      if (!moves && command.state !== 'acknowledged') stuck.add(key);
    }
    if (record !== undefined && moves) changing.add(record);
  }
  return undefined;
}

/** Whether the server counts it towards the account's pace. */
const isCounted = ({ body }: Command): boolean => body.kind === 'upsertDelta' || body.kind === 'reply';

// A time beyond the longest wait comes from a clock that was wrong then, so it is ignored.
const isDue = ({ retryAt = 0, sendAfter = 0 }: Command, now: number) =>
  (retryAt <= now || retryAt > now + longestWaitMs) && (sendAfter <= now || sendAfter > now + undoMs);

/**
 * When the next command becomes due that waits for a time. One that is due already waits for something else.
 */
export function nextDue(commands: readonly Command[], now: number): number | undefined {
  const times = commands.flatMap((command) =>
    command.state === 'queued' && !isDiscardScheduled(command) && !isDue(command, now)
      ? [Math.max(command.retryAt ?? 0, command.sendAfter ?? 0)]
      : [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}
