import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { consoleActor } from '@/model/logs';
import { changeRole as change } from '../../functions/src/roles/changeRole';
import { Problem } from './problem';
import type { RoleOptions } from './roleOptions';

/** Gives or takes a role as the function does, logged as done at a console. Answers a sentence that says what was done. */
export async function changeRole(
  app: App,
  { role, change: wish, email }: Omit<RoleOptions, 'project'>,
): Promise<string> {
  const auth = getAuth(app);
  const { uid } = await findUser(auth, email);
  const grant = wish === 'add';
  const changed = await change({ auth, db: getFirestore(app) }, { role, grant, uid, by: consoleActor });
  const named = `${role === 'admin' ? 'an' : 'a'} ${role}`;
  return changed
    ? `${email} is ${grant ? 'now' : 'no longer'} ${named}. Open pages notice it within seconds.`
    : `${email} was ${grant ? 'already' : 'not'} ${named}; nothing was changed.`;
}

async function findUser(auth: ReturnType<typeof getAuth>, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new Problem(
        `There is no account with the address ${email}: its owner has to sign in once before it can get a role.`,
      );
    }
    throw error;
  }
}
