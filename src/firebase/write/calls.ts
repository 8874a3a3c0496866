import type { CommitAnswer } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { isJsonObject, type Json } from '@/lib/json';
import type { RevertCounts } from '@/model/acts/act';
import type { QueuedKind } from '@/model/acts/acts';
import { isCause } from '@/model/cause';
import type { DeltaId } from '@/model/ids';
import { dropAbsent } from '@/model/parsing/schema';
import type { BodyOf, Command, CommandId } from '@/model/proposals/command';

export type CallToWrite = (name: WritingFunction, asked: object) => Promise<unknown>;

type WritingFunction = 'act' | 'applyWikiDelta';

/**
 * Commands that a function executes. Repeated under the same id, it continues where it stopped and does
 * nothing twice.
 */
export type CalledKind = QueuedKind | 'applyDeltas' | 'deleteDelta';

/** `deleteDelta` comes here only for another author's delta. */
export const callFor = (
  call: CallToWrite,
  { id, body }: Command<CalledKind>,
): Promise<CommitAnswer | undefined> =>
  body.kind === 'applyDeltas' ? applyDeltas(call, body) : act(call, body, id);

async function applyDeltas(
  call: CallToWrite,
  { deltaIds, force, seen, amend, approve }: BodyOf<'applyDeltas'>,
): Promise<CommitAnswer> {
  // Listeners bring the outcome of each delta that exists.
  const answer = await call('applyWikiDelta', dropAbsent({ deltaIds, force, seen, amend, approve }));
  const results = isJsonObject(answer) && Array.isArray(answer['results']) ? answer['results'] : [];
  const isMissing = (id: DeltaId) =>
    results.some((each: Json) => isJsonObject(each) && each['id'] === id && each['outcome'] === 'missing');
  return { missing: deltaIds.filter(isMissing) };
}

async function act(call: CallToWrite, asked: object, action: CommandId): Promise<RevertCounts | undefined> {
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
