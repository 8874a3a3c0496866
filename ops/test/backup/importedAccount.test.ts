import { validateUserJson } from 'firebase-tools/lib/accountImporter.js';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createAccounts, type StoredAccount } from '../../backup/accounts';
import {
  comparableAccount,
  hasMovablePassword,
  importedAccount,
  importedFields,
  importedProviderFields,
} from '../../backup/importedAccount';

/** Google's description of an account, which comes with the Firebase CLI. */
const documented = (name: string) => Object.keys(apiSpec.components.schemas[name]?.properties ?? {});
/** The CLI's files have another name for this field. */
const inFile = (field: string) => (field === 'lastLoginAt' ? 'lastSignedInAt' : field);
const isImported = (user: object) => validateUserJson({ localId: 'u1', ...user }).error === undefined;

/** An account as a project's export writes it: everything that Google documents, the hash in base64. */
const exported: StoredAccount = {
  localId: 'abcDEFghiJKLmnoPQRstuVWXyz12',
  email: 'ann@example.com',
  emailVerified: true,
  passwordHash: 'bG9uZyBoYXNo',
  salt: 'c2FsdA==',
  version: 0,
  displayName: 'Ann',
  photoUrl: 'https://lh3.googleusercontent.com/a/ann',
  passwordUpdatedAt: 1_700_000_000_000,
  validSince: '1700000000',
  lastLoginAt: '1700000001000',
  lastRefreshAt: '2026-11-26T07:00:00.123456Z',
  createdAt: '1600000000000',
  customAttributes: '{"moderator":true}',
  providerUserInfo: [
    {
      providerId: 'password',
      federatedId: 'ann@example.com',
      email: 'ann@example.com',
      rawId: 'ann@example.com',
    },
    {
      providerId: 'google.com',
      rawId: '1234567890',
      federatedId: '1234567890',
      email: 'ann@example.com',
      displayName: 'Ann',
      photoUrl: 'https://lh3.googleusercontent.com/a/ann',
    },
  ],
};

test('a restored account has every documented field that an import takes', () => {
  const taken = documented('GoogleCloudIdentitytoolkitV1UserInfo').filter((field) =>
    isImported({ [inFile(field)]: field === 'providerUserInfo' ? [] : '' }),
  );
  expect([...importedFields, 'passwordHash', 'salt', 'providerUserInfo'].sort()).toEqual(taken.sort());
  const takenOfProvider = documented('GoogleCloudIdentitytoolkitV1ProviderUserInfo').filter((field) =>
    isImported({ providerUserInfo: [{ providerId: 'google.com', rawId: '1', [field]: 'google.com' }] }),
  );
  expect([...importedProviderFields].sort()).toEqual(takenOfProvider.sort());
});

test('an import takes the form in which an exported account is restored', () => {
  const { lastLoginAt, ...rest } = importedAccount(exported);
  expect(validateUserJson({ ...rest, lastSignedInAt: lastLoginAt })).toEqual({});
  expect(rest).toMatchObject({ passwordHash: exported['passwordHash'], salt: exported['salt'] });
});

test.each([
  ['disabled', false],
  ['emailVerified', false],
  ['displayName', ''],
  ['photoUrl', ''],
  ['phoneNumber', ''],
  ['customAttributes', '{}'],
  ['mfaInfo', []],
  ['lastLoginAt', '0'],
  ['providerUserInfo', []],
])('an account without %s equals one with the default %j', (field, value) => {
  const bare: StoredAccount = { localId: 'u1' };
  expect(comparableAccount({ ...bare, [field]: value })).toBe(comparableAccount(bare));
});

test.each([
  ['email', 'eve@example.com'],
  ['emailVerified', false],
  ['disabled', true],
  ['displayName', 'Eve'],
  ['createdAt', '1600000000001'],
  ['customAttributes', '{"moderator":false}'],
  ['customAttributes', undefined],
  ['passwordHash', undefined],
  ['providerUserInfo', []],
  ['mfaInfo', [{ phoneInfo: '+4930123456' }]],
])('an account with another %s, %j, is another', (field, value) => {
  expect(comparableAccount({ ...exported, [field]: value })).not.toBe(comparableAccount(exported));
});

test('what Auth derives or orders itself makes no difference', () => {
  const [password, google] = exported['providerUserInfo'] as readonly object[];
  const other = {
    ...exported,
    passwordHash: 'YW5vdGhlcg==',
    validSince: '1800000000',
    version: 0,
    lastRefreshAt: undefined,
    providerUserInfo: [google, { ...password, providerId: 'phone' }],
  };
  expect(comparableAccount(other)).toBe(comparableAccount(exported));
});

test('a hash of an earlier import is left out, since the project does not export its parameters', () => {
  const earlier = { ...exported, version: 3 };
  expect([hasMovablePassword(exported), hasMovablePassword(earlier)]).toEqual([true, false]);
  expect(importedAccount(earlier)).not.toHaveProperty('passwordHash');
});

test('a backup that may not read password hashes says so', async () => {
  const answer = { users: [{ localId: 'u1', passwordHash: 'UkVEQUNURUQ=' }] };
  const asking = {
    base: 'https://auth.test',
    token: async () => 't',
    fetch: async () => new Response(JSON.stringify(answer)),
  };
  await expect(createAccounts('p', asking, false).page(undefined, 10)).rejects.toThrow(
    /Firebase Authentication Admin/,
  );
});
