import type { StoredAccount } from './accounts';

/** Fields that Auth's import documents, besides the password and providers. The import ignores all other fields. */
export const importedFields = [
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'createdAt',
  'lastLoginAt',
  'disabled',
  'customAttributes',
  'mfaInfo',
] as const;

export const importedProviderFields = ['providerId', 'rawId', 'email', 'displayName', 'photoUrl'] as const;

/** Auth derives these providers from the password and the phone number. */
const derivedProviders: ReadonlySet<unknown> = new Set(['password', 'phone']);

/** The account in the form that Auth's import takes. */
export function importedAccount(account: StoredAccount): Readonly<Record<string, unknown>> {
  const { passwordHash, salt, providerUserInfo = [] } = account;
  const providers = (providerUserInfo as readonly Readonly<Record<string, unknown>>[])
    .filter(({ providerId }) => !derivedProviders.has(providerId))
    .map((provider) => picked(provider, importedProviderFields));
  return {
    ...picked(account, importedFields),
    providerUserInfo: providers,
    ...(hasMovablePassword(account) && { passwordHash, salt }),
  };
}

/**
 * The account as two projects must agree on it. Auth omits a field or writes its default, depending on how the account
 * came about, so both read alike. Of a password it has only the presence: Auth may store it differently.
 */
export function comparableAccount(account: StoredAccount): string {
  const { passwordHash, salt, customAttributes, providerUserInfo, ...rest } = importedAccount(account);
  const providers = providerUserInfo as readonly Readonly<Record<string, unknown>>[];
  return JSON.stringify(
    withoutDefaults({
      ...rest,
      claims: typeof customAttributes === 'string' && (JSON.parse(customAttributes || '{}') as unknown),
      providers: providers.toSorted((a, b) => (String(a['providerId']) < String(b['providerId']) ? -1 : 1)),
      password: passwordHash !== undefined,
    }),
  );
}

/**
 * Whether the hash of an account's password is of the project's own algorithm. Auth gives another version to hashes of
 * an earlier import, whose parameters it does not export, so nobody can use those elsewhere.
 */
export const hasMovablePassword = ({ passwordHash, version = 0 }: StoredAccount): boolean =>
  passwordHash !== undefined && version === 0;

const picked = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

/** The value with sorted fields and without those that have a default value. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withoutDefaults(inner)] as const)
      .filter(([, inner]) => !isDefault(inner))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** JSON of Google's services writes whole numbers of 64 bits as text. */
const isDefault = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  value === '0' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
