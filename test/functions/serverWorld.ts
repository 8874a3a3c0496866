import type { CallableRequest } from 'firebase-functions/v2/https';
import type { ServerServices } from '../../functions/src/base/services';
import type { CallServices } from '../../functions/src/calls/callable';
import type { TestStore } from './support';
import { builtInSports } from '@/model/sports';
import { firstWriteVersion } from '@/model/accounts/writeVersion';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
  /** True if the address is verified, the default. */
  readonly verified?: boolean;
  /** True if its sign-ins were ended after the caller's. */
  readonly ended?: boolean;
}

/** When the caller signed in, in seconds. */
const signedInAt = 1_700_000_000;

const authError = (code: string) => Object.assign(new Error(code), { code });

/** Accounts in memory, with the calls that the functions use. */
export function fakeAccounts(...accounts: readonly Account[]) {
  const known = new Map(accounts.map((account) => [account.uid, account]));
  const find = (fits: (account: Account) => boolean) => {
    const account = [...known.values()].find(fits);
    if (!account) throw authError('auth/user-not-found');
    return {
      uid: account.uid,
      email: account.email,
      customClaims: account.claims,
      emailVerified: account.verified ?? true,
      disabled: account.disabled ?? false,
      tokensValidAfterTime: new Date((signedInAt + (account.ended ? 1 : 0)) * 1_000).toUTCString(),
      metadata: { creationTime: 'Thu, 02 Jan 2020 00:00:00 GMT' },
    };
  };
  const revoked: string[] = [];
  const auth = {
    getUser: async (uid: string) => find((account) => account.uid === uid),
    getUserByEmail: async (email: string) => find((account) => account.email === email),
    setCustomUserClaims: async (uid: string, claims: object | null) => {
      const account = known.get(uid);
      if (account) known.set(uid, { ...account, claims: { ...claims } });
    },
    revokeRefreshTokens: async (uid: string) => void revoked.push(uid),
  };
  return {
    auth: auth as unknown as ServerServices['auth'],
    revoked,
    claimsOf: (uid: string) => known.get(uid)?.claims,
  };
}

export const servicesOn = (store: TestStore, auth: ServerServices['auth']): CallServices => ({
  knownSports: async () => builtInSports,
  accepted: async () => firstWriteVersion,
  stage: async () => 0,
  auth,
  db: store.db,
  logger: { info: () => {}, error: () => {} },
  now: Date.now,
});

/** A call by an account with every role in its token, and its payload; without a uid nobody is signed in. */
export function call(
  uid: string | undefined,
  data: unknown,
): Pick<CallableRequest<unknown>, 'auth' | 'data'> {
  if (uid === undefined) return { data };
  // The handlers read nothing else of a token; its claims may be an hour old.
  const token = { auth_time: signedInAt, moderator: true, admin: true };
  return { data, auth: { uid, token } as unknown as NonNullable<CallableRequest['auth']> };
}
