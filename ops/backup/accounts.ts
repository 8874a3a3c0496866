import { ask, type Asking } from './request';

/** An account as Auth's own export writes it, password hashes and claims included. */
export interface StoredAccount {
  readonly localId: string;
  readonly [field: string]: unknown;
}

/** How Auth has made the password hashes, without which nobody else can use them; `undefined` on the emulator. */
export type HashConfig = Readonly<Record<string, unknown>>;

interface AccountsPage {
  readonly accounts: readonly StoredAccount[];
  /** Asks for the next page; absent with the last. */
  readonly next?: string | undefined;
}

export interface Accounts {
  readonly page: (next: string | undefined, most: number) => Promise<AccountsPage>;
  readonly hashConfig: () => Promise<HashConfig | undefined>;
  /** Makes accounts, or replaces those of the same id. */
  readonly write: (accounts: readonly StoredAccount[], config: HashConfig | undefined) => Promise<void>;
}

/** The most that Auth takes and gives at once. */
export const accountsOfPage = 1000;

/** The accounts of a project by the interface that `firebase auth:export` and `auth:import` use. */
export function createAccounts(projectId: string, asking: Asking, isEmulator: boolean): Accounts {
  const at = `/v1/projects/${projectId}/accounts`;
  return {
    page: async (next, most) => {
      const from = next === undefined ? '' : `&nextPageToken=${encodeURIComponent(next)}`;
      const answer = (await ask(asking, `${at}:batchGet?maxResults=${most}${from}`)) as {
        readonly users?: readonly StoredAccount[];
        readonly nextPageToken?: string;
      };
      return { accounts: answer.users ?? [], next: answer.nextPageToken };
    },
    hashConfig: async () => {
      if (isEmulator) return undefined;
      const { signIn } = (await ask(asking, `/admin/v2/projects/${projectId}/config`)) as {
        readonly signIn?: { readonly hashConfig?: HashConfig };
      };
      return signIn?.hashConfig;
    },
    write: async (accounts, config) => {
      const answer = (await ask(asking, `${at}:batchCreate`, {
        users: accounts,
        allowOverwrite: true,
        ...(config && uploadOf(config)),
      })) as { readonly error?: readonly { readonly index: number; readonly message: string }[] };
      const [refused] = answer.error ?? [];
      if (refused) throw new Error(`account ${accounts[refused.index]?.localId}: ${refused.message}`);
    },
  };
}

/** The import has other names for what the configuration says. */
const uploadOf = ({ algorithm, signerKey, saltSeparator, rounds, memoryCost }: HashConfig) => ({
  hashAlgorithm: algorithm,
  signerKey,
  saltSeparator,
  rounds,
  memoryCost,
});

/** Fields that Auth writes by itself: when somebody was here last, and since when old sign-ins count no more. */
const ownFields = new Set([
  'validSince',
  'passwordUpdatedAt',
  'lastRefreshAt',
  'version',
  'passwordHash',
  'salt',
]);

/**
 * The account as two projects have to have it: all but the fields that Auth keeps for itself. Of a password only that there
 * is one, since Auth may store it otherwise.
 */
export const comparable = (account: StoredAccount): string =>
  JSON.stringify([
    ...Object.entries(account)
      .filter(([name]) => !ownFields.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    ['password', account['passwordHash'] !== undefined],
  ]);
