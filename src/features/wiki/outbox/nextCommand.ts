import { commandKeys, type Command } from '@/model/command';
import { namedRecords } from '@/model/namedRecords';

/**
 * The command to send now, if any: the oldest that is queued and due, with no earlier unfinished command for a document
 * it writes or names. A failed one holds back only those that depend on it.
 */
export function nextCommand(commands: readonly Command[], now: number): Command | undefined {
  const busy = new Set<string>();
  for (const command of commands) {
    const due = command.state === 'queued' && (command.retryAt ?? 0) <= now;
    const free = [...commandKeys(command.body), ...namedKeys(command)].every((key) => !busy.has(key));
    if (due && free) return command;
    for (const key of commandKeys(command.body)) busy.add(key);
  }
  return undefined;
}

/** When the next queued command falls due, for those that wait for a time. What is due already waits for something else. */
export function nextDue(commands: readonly Command[], now: number): number | undefined {
  const times = commands.flatMap(({ state, retryAt = 0 }) =>
    state === 'queued' && retryAt > now ? [retryAt] : [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The pending records that a proposal names: a match is sent after its new players and its new event. */
function namedKeys({ body }: Command): readonly string[] {
  if (body.kind !== 'upsertDelta') return [];
  const { proposal } = body;
  const ids = namedRecords(proposal).map(({ id }) => id);
  return [...ids, ...(proposal.docId === '' ? [] : [proposal.docId])].map((id) => `delta/${id}`);
}
