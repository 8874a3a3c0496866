import type { Role } from '@/model/accounts/role';
import { Problem } from '../scripts/base/problem';

export interface RoleOptions {
  readonly role: Role;
  readonly change: 'add' | 'remove';
  readonly email: string;
  readonly project: string | undefined;
  readonly yes: boolean;
}

const usage = [
  'npm run role -- moderator|admin add|remove <email> [--project <id>] [--yes]',
  '',
  'Without --project, or with a demo- project, it changes the emulators that `npm start` runs.',
  'A grant shows the account and asks before it is made; --yes makes it at once, for scripts.',
  'For a real project set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.',
].join('\n');

export function readRoleOptions(given: readonly string[]): RoleOptions {
  const yes = given.includes('--yes');
  const args = given.filter((arg) => arg !== '--yes');
  const at = args.indexOf('--project');
  const project = at < 0 ? undefined : args[at + 1];
  const rest = at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const [role, change, email, ...extra] = rest;
  const isUsable =
    (role === 'moderator' || role === 'admin') &&
    (change === 'add' || change === 'remove') &&
    email !== undefined &&
    email.includes('@') &&
    extra.length === 0 &&
    (at < 0 || (project !== undefined && !project.startsWith('--')));
  if (!isUsable) throw new Problem(`Usage: ${usage}`);
  return { role, change, email, project, yes };
}
