import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { isNoAccount } from '../../calls/requireRole';
import type { ServerServices } from '../../base/services';
import { rolesOf } from '../../calls/roleDocument';

type Accounts = Pick<ServerServices['auth'], 'getUser' | 'getUserByEmail'>;

export async function findAccount(
  auth: Accounts,
  { email, uid }: { readonly email?: string; readonly uid?: string },
): Promise<UserRecord> {
  const account = await known(email === undefined ? auth.getUser(uid ?? '') : auth.getUserByEmail(email));
  if (uid === undefined || account.uid === uid) return account;
  throw new HttpsError(
    'failed-precondition',
    'This address belongs to another account than the one that was shown. Look it up again.',
  );
}

async function known(account: Promise<UserRecord>): Promise<UserRecord> {
  try {
    return await account;
  } catch (error) {
    if (isNoAccount(error)) {
      throw new HttpsError(
        'not-found',
        'There is no such account: its owner has to sign in once before it can get a role.',
      );
    }
    throw error;
  }
}

export async function accountFacts(db: Firestore, account: UserRecord): Promise<AccountFacts> {
  const name: unknown = (await db.doc(`profile/${account.uid}`).get()).get('name');
  return {
    uid: account.uid,
    email: account.email ?? null,
    name: typeof name === 'string' ? name : null,
    created: Date.parse(account.metadata.creationTime),
    verified: account.emailVerified,
    ...rolesOf(account.customClaims),
  };
}
