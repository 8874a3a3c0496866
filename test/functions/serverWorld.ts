import type { CallableRequest } from 'firebase-functions/v2/https';
import type { ServerServices } from '../../functions/src/services';
import type { TestStore } from './support';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
  /** Whether the address is verified; it is where absent. */
  readonly verified?: boolean;
  /** What the account's token says; its claims where absent. */
  readonly token?: Readonly<Record<string, unknown>>;
}

const authError = (code: string) => Object.assign(new Error(code), { code });

/** Accounts in memory, as far as the functions ask for them; a caller's token is its uid. */
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
    verifyIdToken: async (token: string) => {
      const account = known.get(token);
      if (!account) throw authError('auth/user-not-found');
      if (account.disabled) throw authError('auth/user-disabled');
      return { uid: account.uid, ...(account.token ?? account.claims) };
    },
    revokeRefreshTokens: async (uid: string) => void revoked.push(uid),
  };
  return {
    // The rest of a user record and of a token is not read.
    auth: auth as unknown as ServerServices['auth'],
    /** Accounts whose sign-ins were ended, in order. */
    revoked,
    claimsOf: (uid: string) => known.get(uid)?.claims,
  };
}

/** What a handler needs, on the test's store. */
export const servicesOn = (store: TestStore, auth: ServerServices['auth']): ServerServices => ({
  auth,
  db: store.db,
  logger: { info: () => {}, error: () => {} },
  now: Date.now,
});

/** A call as its caller's token and payload; without a uid nobody is signed in. */
export function call(
  uid: string | undefined,
  data: unknown,
): Pick<CallableRequest<unknown>, 'auth' | 'data'> {
  if (uid === undefined) return { data };
  // The handlers read the raw token only.
  return { data, auth: { uid, rawToken: uid } as unknown as NonNullable<CallableRequest['auth']> };
}
