import { isDiscardScheduled, undoMs, type Command } from '@/model/command';
import { waitsForAgreement } from './agreement';
import { longestWaitMs } from './backoff';
import { commandKeys, keysBefore, rulesOf } from './commandKinds';

/**
 * The command to send now, if any: the oldest that is queued and due, with no earlier unfinished command for a document
 * it writes or names, and none under way for the record it changes: the server shows the later of two proposals, which must
 * be the one that was made later. A failed one, or one that may still be taken back, holds back only those that depend on
 * it, and so does one whose user has not agreed to the terms; `agreed` is the version that the server knows of.
 */
export function nextCommand(commands: readonly Command[], now: number, agreed: number): Command | undefined {
  const busy = new Set<string>();
  /** Documents of commands that wait for their author, and of whatever waits for those. */
  const stuck = new Set<string>();
  const changing = new Set<string>();
  // The account is too fast: others of these would be refused as well, each with its own wait.
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

/** Tells whether the server counts it for the account's pace. */
const isCounted = ({ body }: Command): boolean => body.kind === 'upsertDelta' || body.kind === 'reply';

// A time further away than any wait was set by a clock that has been put right since.
const isDue = ({ retryAt = 0, sendAfter = 0 }: Command, now: number) =>
  (retryAt <= now || retryAt > now + longestWaitMs) && (sendAfter <= now || sendAfter > now + undoMs);

/** When the next queued command falls due, for those that wait for a time. What is due already waits for something else. */
export function nextDue(commands: readonly Command[], now: number): number | undefined {
  const times = commands.flatMap((command) =>
    command.state === 'queued' && !isDiscardScheduled(command) && !isDue(command, now)
      ? [Math.max(command.retryAt ?? 0, command.sendAfter ?? 0)]
      : [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}
