import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { targetOf } from '../functions/src/base/names';
import { atConsole } from '../functions/src/write/acts/oneStep';
import { changeRole as change, UnverifiedAccount } from '../functions/src/accounts/roles/changeRole';
import { accountFacts, findAccount } from '../functions/src/accounts/roles/findAccount';
import { Problem } from '../scripts/base/problem';
import type { RoleOptions } from './roleOptions';

/**
 * Grants or removes a role as the function does, logged as the console's act. A grant needs `confirm` to agree to the
 * shown account. Answers a sentence that says what was done.
 */
export async function changeRole(
  app: App,
  { role, change: wish, email }: Pick<RoleOptions, 'role' | 'change' | 'email'>,
  confirm: (account: AccountFacts) => Promise<boolean>,
): Promise<string> {
  const auth = getAuth(app);
  const db = getFirestore(app);
  const grant = wish === 'add';
  const account = await findAccount(auth, { email }).catch(sayForTerminal);
  const named = `${role === 'admin' ? 'an' : 'a'} ${role}`;
  if (grant) {
    const facts = await accountFacts(db, account);
    if (!facts.verified) throw new Problem(new UnverifiedAccount().message);
    if (!(await confirm(facts))) return 'Nothing was changed.';
  }
  const changed = await change({ auth, db }, { role, grant, account }, async () => {
    const target = targetOf('user', account.uid);
    const plan = () => Promise.resolve({ target, rest: { role } });
    return (await atConsole(db, grant ? 'grantRole' : 'takeRole', plan)).outcome === 'done';
  }).catch(sayForTerminal);
  return changed
    ? `${email} is ${grant ? 'now' : 'no longer'} ${named}. Open pages notice it within seconds.`
    : `${email} was ${grant ? 'already' : 'not'} ${named}; nothing was changed.`;
}

export const describeAccount = ({ uid, email, name, created, verified }: AccountFacts): string =>
  [
    `  uid      ${uid}`,
    `  address  ${email ?? 'none'} (${verified ? 'verified' : 'not verified'})`,
    `  name     ${name ?? 'none yet'}`,
    `  created  ${new Date(created).toISOString().slice(0, 10)}`,
  ].join('\n');

/** Turns a refusal into a problem that the person at the terminal can solve. */
function sayForTerminal(error: unknown): never {
  if (error instanceof HttpsError || error instanceof UnverifiedAccount) throw new Problem(error.message);
  throw error;
}
