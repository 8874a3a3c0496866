import { BackendError } from '@/backend/errors';
import { isJsonObject } from '@/lib/json';
import type { RevertOutcome } from '@/model/acts/act';
import { isQueuedKind, type QueuedKind } from '@/model/acts/acts';
import { isCause } from '@/model/cause';
import type { Command, CommandId, CommandKind } from '@/model/command';

/** Calls a function that writes, by its name. What it answers has to be parsed. */
export type CallToWrite = (name: WritingFunction, asked: object) => Promise<unknown>;

type WritingFunction = 'act' | 'applyWikiDelta';

/** The commands that a function carries out. Asked again under the same id it goes on where it broke off, and does nothing twice. */
export type CalledKind = QueuedKind | 'applyDeltas' | 'deleteDelta';

type Calls<K extends CommandKind> = {
  readonly [Kind in K]: (call: CallToWrite, command: Command<Kind>) => Promise<RevertOutcome | void>;
};

/** Which function each of these commands calls, and with what. A deletion of a proposal comes here if its author is another account. */
const calls: Calls<Exclude<CalledKind, QueuedKind>> = {
  // What became of each is learnt from the listeners.
  applyDeltas: async (call, { body: { deltaIds, force, seen, amend } }) => {
    const asked = { deltaIds, ...(force && { force }), ...(seen && { seen }), ...(amend && { amend }) };
    await call('applyWikiDelta', asked);
  },
  deleteDelta: (call, { id, body }) => act(call, body, id),
};

/** Has a function carry out a command. */
export function callFor<K extends CalledKind>(
  call: CallToWrite,
  command: Command<K>,
): Promise<RevertOutcome | void> {
  const { id, body } = command;
  // The body of a queued act is its payload.
  if (isQueuedKind(body.kind)) return act(call, body, id);
  const { [body.kind]: own } = calls as Calls<K>;
  return own(call, command);
}

/** Does what a moderator decides about records and about other people's proposals. Answers what came of a revert. */
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
