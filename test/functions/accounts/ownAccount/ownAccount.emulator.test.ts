import { freshSignInMs, type ExportedDocument, type ExportPlace } from '@/model/accounts/ownAccount';
import { handleOwnAccount } from '../../../../functions/src/accounts/ownAccount/handleOwnAccount';
import { exportPageSize, readExportPage } from '../../../../functions/src/accounts/ownAccount/exportPage';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { delta } from '../../documents';
import { email, everyPlace, name, other, uid } from '../../clock/leaving/everyPlace';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';

const store = openStore('demo-own-account');
beforeEach(() => store.empty());
afterAll(() => store.close());

async function exported(of: string): Promise<readonly ExportedDocument[]> {
  const all: ExportedDocument[] = [];
  let after: ExportPlace | undefined;
  do {
    const page = await readExportPage(store.db, of, after);
    all.push(...page.documents);
    after = page.next;
  } while (after);
  return all;
}

/** Collections that name an account but are missing in its export, with reasons; `docs/privacy.md` says the same. */
const withheld = [
  // They would tell an author which edits are not audited.
  /^audit\//,
  // How moderators judge an account, and their notes about deleted content.
  /^actLog\/ban1$/,
  /^actLog\/a[23]$/,
  // Counters and reservations derived from exported data.
  /^figures\//,
  /^mail\//,
  /^reservedName\//,
  /^setting\/trust$/,
  // Documents of others: the deciding moderator, accounts that a moderator has banned, and their news.
  /^trust\/Mo4/,
  /^ban\/Mo4/,
  /^user\/Mo4/,
  /^match\/gone$/,
  /^delta\/deletion$/,
  // Texts of others that link to the account; deleting the account removes its uid.
  /^(delta|report)\/linked$/,
  /^player\/p2$/,
];

test('an export holds every document that names the account, but for those that are said to be withheld', async () => {
  await store.put(everyPlace);
  const found = new Set((await exported(uid)).map(({ path }) => path));
  const naming = Object.entries(everyPlace)
    .filter(([path, data]) => `${path} ${JSON.stringify(data)}`.includes(uid))
    .map(([path]) => path);
  const missing = naming.filter((path) => !found.has(path));
  expect(missing.filter((path) => !withheld.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(withheld.filter((pattern) => !missing.some((path) => pattern.test(path)))).toEqual([]);
});

test('of what others share in it holds the own part alone, each document once', async () => {
  await store.put(everyPlace);
  const documents = await exported(uid);
  const at = (part: string, path: string) =>
    documents.filter((each) => each.part === part && each.path === path).map(({ data }) => data);
  expect(at('account', `user/${uid}`)).toEqual([
    expect.objectContaining({ name, email, created: '2020-09-13T12:26:40.000Z' }),
  ]);
  expect(at('replies', 'delta/decided')).toEqual([
    expect.objectContaining({
      thread: { 0: expect.anything(), 1: expect.objectContaining({ text: 'Twice' }) },
    }),
  ]);
  expect(at('replies', 'delta/talk')).toEqual([
    { collection: 'player', docId: 'p1', thread: { 7: expect.objectContaining({ text: 'Seen' }) } },
  ]);
  expect(at('replies', 'delta/own')).toEqual([]);
  expect(at('decisions', 'delta/decided')[0]).not.toHaveProperty('author');
  expect(at('trustActs', `trust/${uid}/act/own-applied`)[0]).not.toHaveProperty('by');
  expect(at('rolesReceived', 'actLog/role1')[0]).not.toHaveProperty('by');
  const keys = documents.map(({ part, path }) => `${part} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is more than a page comes by pages, nothing twice, and a made-up place shows nothing of others', async () => {
  const count = exportPageSize + 30;
  await store.put(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `delta/d${at}`,
        delta('player', 'p1', 'name', `A${at}`, { author: uid }),
      ]),
    ),
  );
  await store.put({ 'delta/theirs': delta('player', 'p1', 'name', 'Z', { author: other }) });
  const paths = (await exported(uid)).map(({ path }) => path);
  expect(paths).toHaveLength(count);
  expect(new Set(paths).size).toBe(count);
  for (const part of [0, 7, 10, 999]) {
    const page = await readExportPage(store.db, uid, { part, document: 'delta/a' });
    expect(page.documents.map(({ path }) => path)).not.toContain('delta/theirs');
  }
});

describe('a call', () => {
  // Time of the callers' sign-in (`serverWorld`).
  const signedIn = 1_700_000_000_000;
  const asking = (data: unknown, now = signedIn + 1_000, caller: string | undefined = uid) => {
    const { auth } = fakeAccounts({ uid, email, claims: {} });
    const services = { ...servicesOn(store, auth), now: () => now, reads: createAllowance(1_000, Date.now) };
    return handleOwnAccount(call(caller, data), services);
  };
  const leaving = async () => (await store.get(`user/${uid}`))?.['leaving'] as unknown;

  test('to leave needs a sign-in of just now; to stay, and to leave again, is always possible', async () => {
    await store.put({ [`user/${uid}`]: { name, email } });
    await expect(asking({ kind: 'leave' }, signedIn + freshSignInMs + 1)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await leaving()).toBeUndefined();
    await asking({ kind: 'leave' });
    const first = await leaving();
    await asking({ kind: 'leave' });
    expect(await leaving()).toEqual(first);
    await asking({ kind: 'stay' }, signedIn + 9 * 24 * 3_600_000);
    expect(await leaving()).toBeUndefined();
    expect(await store.get(`user/${uid}`)).toMatchObject({ name, email });
  });

  test('comes too late once the deletion has begun', async () => {
    await store.put({ [`gone/${uid}`]: { at: new Date() } });
    await expect(asking({ kind: 'stay' })).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test.each([
    [{ kind: 'export', after: { part: -1 } }],
    [{ kind: 'export', after: { part: 1, document: 'delta/' } }],
    [{ kind: 'delete' }],
    [undefined],
  ])('of %j is refused', async (data) => {
    await expect(asking(data)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  test('of nobody who is signed in is refused', async () => {
    await expect(asking({ kind: 'export' }, signedIn, 'nobody')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
