import type { Functions } from 'firebase/functions';
import { isJsonObject } from '@/lib/json';
import { isCause } from '@/model/cause';
import type { CommandBody, CommandId } from '@/model/command';
import type { BanAsked } from '@/model/logs';
import { BackendError } from '@/backend/errors';
import type { ActAsked, RevertOutcome } from '@/model/acts';
import { callToWrite } from './call';

/** Asks the server to apply deltas. What became of each is learnt from the listeners, so the answer is only logged. */
export async function applyDeltas(
  functions: Functions,
  { deltaIds, force, seen, amend }: Extract<CommandBody, { kind: 'applyDeltas' }>,
): Promise<void> {
  const asked = { deltaIds, ...(force && { force }), ...(seen && { seen }), ...(amend && { amend }) };
  console.debug('applyWikiDelta', await callToWrite(functions, 'applyWikiDelta', asked));
}

/** Grants or takes a role, as an admin. What came of it stands in the log of roles. */
export async function setRole(
  functions: Functions,
  { email, uid, role, grant }: Extract<CommandBody, { kind: 'setRole' }>,
): Promise<void> {
  await callToWrite(functions, 'setRole', { email, ...(uid !== undefined && { uid }), role, grant });
}

/** Takes the name of a profile away, as a moderator. Asked again under the same name it does nothing more. */
export async function resetProfile(functions: Functions, uid: string, action: CommandId): Promise<void> {
  await callToWrite(functions, 'resetProfile', { uid, action });
}

/** Bans an account or lifts its ban, as a moderator. Asked again under the same name it goes on where it broke off. */
export async function banUser(functions: Functions, asked: BanAsked, action: CommandId): Promise<void> {
  await callToWrite(functions, 'banUser', { ...asked, action });
}

/** Does what a moderator decides about records and about other people's proposals. Asked again under the same name it goes on where it broke off. Answers what came of a revert. */
export async function act(
  functions: Functions,
  asked: ActAsked,
  action: CommandId,
): Promise<RevertOutcome | undefined> {
  const answer = await callToWrite(functions, 'act', { ...asked, action });
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
