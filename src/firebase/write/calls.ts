import type { CommitAnswer } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { isJsonObject, type Json } from '@/lib/json';
import type { RevertOutcome } from '@/model/acts/act';
import { isQueuedKind, type QueuedKind } from '@/model/acts/acts';
import { isCause } from '@/model/cause';
import type { DeltaId } from '@/model/ids';
import type { Command, CommandId, CommandKind } from '@/model/proposals/command';

export type CallToWrite = (name: WritingFunction, asked: object) => Promise<unknown>;

type WritingFunction = 'act' | 'applyWikiDelta';

/**
 * Commands that a function executes. Repeated under the same id, it continues where it stopped and does
 * nothing twice.
 */
export type CalledKind = QueuedKind | 'applyDeltas' | 'deleteDelta';

type Calls<K extends CommandKind> = {
  readonly [Kind in K]: (call: CallToWrite, command: Command<Kind>) => Promise<CommitAnswer | void>;
};

/**
 * The function for each command and its arguments. `deleteDelta` comes here only for another author's delta.
 */
const calls: Calls<Exclude<CalledKind, QueuedKind>> = {
  // Listeners bring the outcome of each delta that exists.
  applyDeltas: async (call, { body: { deltaIds, force, seen, amend, approve } }) => {
    const asked = {
      deltaIds,
      ...(force && { force }),
      ...(seen && { seen }),
      ...(amend && { amend }),
      ...(approve && { approve }),
    };
    const answer = await call('applyWikiDelta', asked);
    const results = isJsonObject(answer) && Array.isArray(answer['results']) ? answer['results'] : [];
    const isMissing = (id: DeltaId) =>
      results.some((each: Json) => isJsonObject(each) && each['id'] === id && each['outcome'] === 'missing');
    return { missing: deltaIds.filter(isMissing) };
  },
  deleteDelta: (call, { id, body }) => act(call, body, id),
};

export function callFor<K extends CalledKind>(
  call: CallToWrite,
  command: Command<K>,
): Promise<CommitAnswer | void> {
  const { id, body } = command;
  // The body of a queued act is its payload.
  if (isQueuedKind(body.kind)) return act(call, body, id);
  const { [body.kind]: own } = calls as Calls<K>;
  return own(call, command);
}

async function act(call: CallToWrite, asked: object, action: CommandId): Promise<RevertOutcome | undefined> {
  const answer = await call('act', { ...asked, action });
  if (!isJsonObject(answer)) return undefined;
  const { outcome, message, reason, reverted, proposed, left } = answer;
  if (outcome === 'conflict')
    throw new BackendError('conflict', typeof message === 'string' ? message : 'Decided elsewhere', {
      ...(isCause(reason) && { reason }),
    });
  return typeof reverted === 'number' && typeof proposed === 'number' && typeof left === 'number'
    ? { reverted, proposed, left }
    : undefined;
}
