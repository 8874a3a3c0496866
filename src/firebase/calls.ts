import { httpsCallable, type Functions } from 'firebase/functions';
import type { CommandBody, CommandId } from '@/model/command';
import type { BanAsked } from '@/model/logs';
import { callTimeoutMs } from './applyDeltas';

/** Grants or takes a role, as an admin. What came of it stands in the log of roles. */
export async function setRole(
  functions: Functions,
  { email, role, grant }: Extract<CommandBody, { kind: 'setRole' }>,
): Promise<void> {
  await httpsCallable(functions, 'setRole', { timeout: callTimeoutMs })({ email, role, grant });
}

/** Bans an account or lifts its ban, as a moderator. Asked again under the same name it goes on where it broke off. */
export async function banUser(functions: Functions, asked: BanAsked, action: CommandId): Promise<void> {
  await httpsCallable(functions, 'banUser', { timeout: callTimeoutMs })({ ...asked, action });
}
