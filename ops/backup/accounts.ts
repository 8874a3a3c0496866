import { Problem } from '../../scripts/base/problem';
import { importedAccount } from './importedAccount';
import { ask, type Asking } from './request';

/** An account in the form of Auth's own export, with password hashes and claims. */
export interface StoredAccount {
  readonly localId: string;
  readonly [field: string]: unknown;
}

/** Auth's parameters of the password hashes, which nobody else can use without them; `undefined` on the emulator. */
export type HashConfig = Readonly<Record<string, unknown>>;

interface AccountsPage {
  readonly accounts: readonly StoredAccount[];
  readonly next?: string | undefined;
}

export interface Accounts {
  readonly page: (next: string | undefined, most: number) => Promise<AccountsPage>;
  readonly hashConfig: () => Promise<HashConfig | undefined>;
  readonly write: (accounts: readonly StoredAccount[], config: HashConfig | undefined) => Promise<void>;
}

export const accountsOfPage = 1000;

/** Auth writes this in place of a hash that the caller may not read. */
const redacted = Buffer.from('REDACTED').toString('base64');

/** The accounts of a project by the API of `firebase auth:export` and `auth:import`. */
export function createAccounts(projectId: string, asking: Asking, isEmulator: boolean): Accounts {
  const at = `/v1/projects/${projectId}/accounts`;
  return {
    page: async (next, most) => {
      const from = next === undefined ? '' : `&nextPageToken=${encodeURIComponent(next)}`;
      const answer = (await ask(asking, `${at}:batchGet?maxResults=${most}${from}`)) as {
        readonly users?: readonly StoredAccount[];
        readonly nextPageToken?: string;
      };
      const accounts = answer.users ?? [];
      if (accounts.some(({ passwordHash }) => passwordHash === redacted))
        throw new Problem(
          `${projectId}: expected password hashes, found them withheld. The account of the key needs the role Firebase Authentication Admin.`,
        );
      return { accounts, next: answer.nextPageToken };
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
        users: accounts.map(importedAccount),
        allowOverwrite: true,
        ...(config && uploadOf(config)),
      })) as { readonly error?: readonly { readonly index: number; readonly message: string }[] };
      const [refused] = answer.error ?? [];
      if (refused) throw new Error(`account ${accounts[refused.index]?.localId}: ${refused.message}`);
    },
  };
}

/** The import has other names for the same parameters. */
const uploadOf = ({ algorithm, signerKey, saltSeparator, rounds, memoryCost }: HashConfig) => ({
  hashAlgorithm: algorithm,
  signerKey,
  saltSeparator,
  rounds,
  memoryCost,
});
