import { httpsCallable, type Functions } from 'firebase/functions';
import type { CommandBody, CommandId } from '@/model/command';
import type { BanAsked } from '@/model/logs';
import { BackendError } from '@/backend/errors';
import type { ActAsked } from '@/model/acts';
import { callTimeoutMs } from './applyDeltas';

/** Grants or takes a role, as an admin. What came of it stands in the log of roles. */
export async function setRole(
  functions: Functions,
  { email, uid, role, grant }: Extract<CommandBody, { kind: 'setRole' }>,
): Promise<void> {
  await httpsCallable(functions, 'setRole', { timeout: callTimeoutMs })({
    email,
    ...(uid !== undefined && { uid }),
    role,
    grant,
  });
}

/** Takes the name of a profile away, as a moderator. Asked again under the same name it does nothing more. */
export async function resetProfile(functions: Functions, uid: string, action: CommandId): Promise<void> {
  await httpsCallable(functions, 'resetProfile', { timeout: callTimeoutMs })({ uid, action });
}

/** Bans an account or lifts its ban, as a moderator. Asked again under the same name it goes on where it broke off. */
export async function banUser(functions: Functions, asked: BanAsked, action: CommandId): Promise<void> {
  await httpsCallable(functions, 'banUser', { timeout: callTimeoutMs })({ ...asked, action });
}

/** What a moderator does to records and to other people's proposals. Asked again under the same name it goes on where it broke off. */
export async function act(functions: Functions, asked: ActAsked, action: CommandId): Promise<void> {
  const call = httpsCallable<unknown, { readonly outcome: 'done' | 'conflict'; readonly message?: string }>(
    functions,
    'act',
    { timeout: callTimeoutMs },
  );
  const { data } = await call({ ...asked, action });
  if (data.outcome === 'conflict') throw new BackendError('conflict', data.message ?? 'Decided elsewhere');
}
