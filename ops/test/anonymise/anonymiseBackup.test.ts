import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import { delta, type Docs } from '@test/functions/documents';
import { email, everyPlace, name, other, uid } from '@test/functions/clock/leaving/everyPlace';
import { anonymiseBackup } from '../../anonymise/anonymiseBackup';
import { finishBackup, readPart, writePart } from '../../backup/parts';
import {
  asInBackup,
  collectionOf,
  storedFields,
  type StoredDocument,
  type StoredFields,
  type StoredValue,
} from '../../backup/storedValue';
import { newFolder } from '../folders';

const fieldsOf = (data: object): StoredFields =>
  storedFields(
    Object.fromEntries(Object.entries(data).map(([field, value]) => [field, stored(value)])),
    asInBackup('wiki'),
  );

function stored(value: unknown): StoredValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(stored) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'number') return { integerValue: String(value) };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}

const gone = 'Go4rTy7uIoPaSdFgHjKlZxCvBn56';
const link = `https://wiki.example/member/${uid}?by=${gone}`;

const documents = {
  ...everyPlace,
  'player/p3': {
    name: 'Edda Leaver',
    city: 'Mo',
    note: `Told by Edda Leaver and mo@example.com`,
    deleted: false,
  },
  'delta/old': delta('player', 'p3', 'name', 'Edda Leaver', {
    ...{ author: gone, status: 'applied', decidedBy: uid, decidedAt: Timestamp.fromMillis(0) },
    ...{ source: link, note: `Edda Leavers said so, not Edda Leaver. See ${link}`, problem: 'A problem' },
  }),
  'ext-mailbox/x': { to: 'secret@example.org' },
};

const accounts = [
  { localId: uid, email, displayName: name, passwordHash: 'HASH', phoneNumber: '+491' },
  {
    localId: other,
    email: 'mo@example.com',
    providerUserInfo: [{ providerId: 'google.com', displayName: 'Mohammed O.', email: 'mo2@example.com' }],
  },
];

async function backupOf(more: Docs = {}): Promise<string> {
  const folder = newFolder();
  const lines = Object.entries({ ...documents, ...more })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, data]) => ({ path, fields: fieldsOf(data) }) satisfies StoredDocument);
  const collections = Object.fromEntries(lines.map((line) => [collectionOf(line), 1]));
  const parts = [
    await writePart(
      folder,
      'documents',
      0,
      lines.slice(0, 20).map((line) => JSON.stringify(line)),
    ),
    await writePart(
      folder,
      'documents',
      1,
      lines.slice(20).map((line) => JSON.stringify(line)),
    ),
  ];
  const people = await writePart(
    folder,
    'accounts',
    0,
    accounts.map((account) => JSON.stringify(account)),
  );
  const rest = { project: 'wiki', at: '2026-11-26T00:00:00Z', collections, done: [] };
  finishBackup(folder, { ...rest, documents: parts, accounts: [people] }, { signerKey: 'KEY' });
  return folder;
}

async function seedOf(from: string) {
  const into = newFolder();
  const said: string[] = [];
  const seed = await anonymiseBackup({ from, into, partSize: 7, log: (line) => said.push(line) });
  const lines = (await Promise.all(seed.documents.map((part) => readPart(into, part)))).flat();
  const found = lines.map((line) => JSON.parse(line) as StoredDocument);
  const files = readdirSync(into).map((file) => readFileSync(join(into, file)));
  const bytes = files.map((file) => (file[0] === 0x1f ? gunzipSync(file) : file).toString()).join('\n');
  return { seed, said, found, bytes, into };
}

test('no byte of a seed names an account, has an address or anything else that not everybody may read', async () => {
  const { seed, bytes, said } = await seedOf(await backupOf());
  expect(seed).toMatchObject({ anonymised: true, project: 'wiki', accounts: [] });
  for (const account of [uid, other, gone]) expect(bytes).not.toContain(account);
  expect(bytes.match(/[\w.]+@[\w.]+/g)).toBeNull();
  for (const secret of [
    'HASH',
    'KEY',
    '+491',
    'Vandal',
    'Wrong by',
    'Waits',
    'A problem',
    'Mohammed',
    '"Mo"}',
    'console',
  ])
    expect(bytes.replace('"city":{"stringValue":"Mo"}', '')).not.toContain(secret);
  // Only the player's name remains, not the same name of an account.
  expect(bytes.match(/Edda Leaver\b/g)).toHaveLength(2);
  expect(bytes.match(/"(?:value|name)":\{"stringValue":"Edda Leaver"\}/g)).toHaveLength(2);
  expect(said.join()).toContain('ext-mailbox');
});

test('the history stays, by other people, with what they have said to each other', async () => {
  const { found } = await seedOf(await backupOf());
  const paths = found.map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('delta/'))).toEqual(
    ['decided', 'deletion', 'linked', 'old', 'own', 'undone'].map((id) => `delta/${id}`),
  );
  expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(
    new Set(['delta', 'event', 'match', 'player', 'profile', 'publicLog', 'setting']),
  );
  // In the order of a backup, since it is restored and compared like one.
  expect(paths).toEqual([...paths].sort());
  for (const { fields } of found)
    expect(JSON.stringify(fields)).toBe(JSON.stringify(storedFields(fields, asInBackup('wiki'))));
  const of = (path: string) => found.find((one) => one.path === path)?.fields ?? {};
  const alias = of('event/e')['author']?.['mapValue'] as { fields: { id: StoredValue } };
  const me = alias.fields.id['stringValue'];
  expect(me).toMatch(/^member-[0-9a-f]{20}$/);
  expect(of('delta/own')).toMatchObject({
    author: { stringValue: me },
    note: { stringValue: 'My reason, ask address-removed' },
  });
  expect(JSON.stringify(of('delta/own')['thread'])).toContain('Why, @former member?');
  expect(of('delta/old')['note']).toEqual({
    stringValue: expect.stringMatching(
      /^Edda Leavers said so, not former member\. See https:\/\/wiki\.example\/member\/member-[0-9a-f]{20}\?by=member-[0-9a-f]{20}$/,
    ),
  });
  expect(of(`profile/${String(me)}`)).toEqual({
    name: { stringValue: expect.stringMatching(/^Member [2-9A-Z]{4}$/) },
    since: { timestampValue: expect.any(String) },
  });
});

test('two seeds of one backup call the same account otherwise', async () => {
  const folder = await backupOf();
  const [first, second] = [await seedOf(folder), await seedOf(folder)];
  const profiles = ({ found }: typeof first) =>
    found.filter(({ path }) => path.startsWith('profile/')).map(({ path }) => path);
  expect(profiles(first)).toHaveLength(2);
  expect(profiles(first).filter((path) => profiles(second).includes(path))).toEqual([]);
});

test('a backup in which a name is still being withheld gives no seed', async () => {
  const from = await backupOf({ 'withholding/act': { kind: 'withhold' } });
  const into = newFolder();
  await expect(anonymiseBackup({ from, into, log: () => undefined })).rejects.toThrow(
    'a name is being withheld in it. Make a backup once that is done.',
  );
  expect(readdirSync(into)).toEqual([]);
});

test('a folder that is no backup, and one that is not empty, are refused', async () => {
  const from = await backupOf();
  const log = () => undefined;
  await expect(anonymiseBackup({ from: newFolder(), into: newFolder(), log })).rejects.toThrow(
    /expected a whole backup/,
  );
  const into = newFolder();
  writeFileSync(join(into, 'notes.txt'), '');
  await expect(anonymiseBackup({ from, into, log })).rejects.toThrow(/choose an empty folder/);
});
