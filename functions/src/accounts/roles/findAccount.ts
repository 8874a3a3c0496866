import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import { existing } from '../../base/existing';
import type { ServerServices } from '../../base/services';
import { rolesOf } from '../../calls/roleDocument';

type Accounts = Pick<ServerServices['auth'], 'getUser' | 'getUserByEmail'>;

export async function findAccount(
  auth: Accounts,
  { email, uid }: { readonly email?: string; readonly uid?: string },
): Promise<UserRecord> {
  const account = await existing(email === undefined ? auth.getUser(uid ?? '') : auth.getUserByEmail(email));
  if (!account)
    throw new HttpsError(
      'not-found',
      'There is no such account: its owner has to sign in once before it can get a role.',
    );
  if (uid === undefined || account.uid === uid) return account;
  throw new HttpsError(
    'failed-precondition',
    'This address belongs to another account than the one that was shown. Look it up again.',
  );
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
