import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { Problem } from './problem';
import type { RoleOptions } from './roleOptions';

/**
 * Gives or takes a role and tells the account's open pages, which listen to their own user document and fetch a new
 * token when `claimsAt` changes. Other claims stay. Answers a sentence that says what was done.
 */
export async function changeRole(
  app: App,
  { role, change, email }: Omit<RoleOptions, 'project'>,
): Promise<string> {
  const auth = getAuth(app);
  const user = await findUser(auth, email);
  const { [role]: had, ...others } = user.customClaims ?? {};
  const has = change === 'add';
  if ((had === true) === has)
    return `${email} was ${has ? 'already' : 'not'} a ${role}; nothing was changed.`;
  await auth.setCustomUserClaims(user.uid, has ? { ...others, [role]: true } : others);
  await getFirestore(app)
    .doc(`user/${user.uid}`)
    .set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
  return `${email} is ${has ? 'now' : 'no longer'} a ${role}. Open pages notice it within seconds.`;
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
