import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { daysToReturn } from '@/model/accounts/ownAccount';
import { carryOutDepartures } from '../../../../functions/src/clock/leaving/carryOutDepartures';
import { dyingTransactions } from '../../crashes';
import { delta } from '../../documents';
import { openStore } from '../../support';
import { askedAt, email, everyPlace, name, other, uid } from './everyPlace';

const store = openStore('demo-leaving');
afterAll(() => store.close());

const dayMs = 24 * 60 * 60_000;
const now = Date.now();
const long = now - daysToReturn * dayMs - 1;

function accounts() {
  const known = new Set([uid, other]);
  const log: string[] = [];
  const existing = (who: string) => {
    if (!known.has(who)) throw Object.assign(new Error(), { code: 'auth/user-not-found' });
  };
  const auth = {
    getUser: async (who: string) => {
      existing(who);
      return { uid: who, email, displayName: name, customClaims: { moderator: true } };
    },
    updateUser: async (who: string, { disabled }: { readonly disabled?: boolean }) => {
      existing(who);
      log.push(`disabled ${String(disabled)}`);
    },
    revokeRefreshTokens: async (who: string) => existing(who),
    deleteUser: async (who: string) => {
      existing(who);
      known.delete(who);
      log.push('deleted');
    },
  };
  return { auth: auth as unknown as Parameters<typeof carryOutDepartures>[0]['auth'], log };
}

const transact = <T>(body: (tx: Transaction) => Promise<T>) =>
  store.db.runTransaction(body, { maxAttempts: 20 });

const run = (
  { auth }: ReturnType<typeof accounts>,
  over: Partial<Parameters<typeof carryOutDepartures>[0]> = {},
) => carryOutDepartures({ db: store.db, auth, now: () => now, hasTime: () => true, transact, ...over });

async function everything(): Promise<readonly string[]> {
  const found: string[] = [];
  const into = async (below: { listCollections: DocumentReference['listCollections'] }) => {
    for (const collection of await below.listCollections()) {
      const all: Query = collection;
      for (const doc of (await all.get()).docs) found.push(`${doc.ref.path} ${JSON.stringify(doc.data())}`);
      for (const doc of await collection.listDocuments()) await into(doc);
    }
  };
  await into(store.db);
  return found.sort();
}

const leftOf = (documents: readonly string[]) =>
  documents.filter((text) => [uid, email, name].some((mark) => text.includes(mark)));

beforeEach(async () => {
  await store.empty();
  await store.put(everyPlace);
});

const ask = (at: number) => store.db.doc(`user/${uid}`).update(askedAt(at));

test('nothing of the account is left in any document after the second pass, and a third changes nothing', async () => {
  await ask(long);
  const world = accounts();
  expect(await run(world)).toEqual({ left: 0, complete: true });
  expect(world.log).toEqual(['disabled true', 'deleted']);
  await store.put({
    'delta/late': delta('player', 'p2', 'name', 'Be', { author: other, status: 'rejected', decidedBy: uid }),
  });
  const soon = await everything();
  expect(await run(world)).toEqual({ left: 0, complete: true });
  expect(await everything()).toEqual(soon);

  const later = { now: () => now + dayMs };
  expect(await run(world, later)).toEqual({ left: 1, complete: true });
  const after = await everything();
  expect(leftOf(after)).toEqual([]);
  expect(await run(world, later)).toEqual({ left: 0, complete: true });
  expect(await everything()).toEqual(after);

  const own = await store.get('delta/own');
  const alias = String(own?.['author']);
  expect(alias).toMatch(/^former-/);
  expect(own).toMatchObject({
    ...{
      status: 'applied',
      value: 'Ann',
      source: 'https://source.example',
      note: 'My reason, ask former member',
    },
    thread: { 0: { by: other, text: 'Why, @former member?' }, 1: { by: alias, text: 'I was there' } },
  });
  expect(await store.get('delta/open')).toBeUndefined();
  expect(await store.get('delta/rejected')).toBeUndefined();
  expect(await store.get('delta/decided')).toMatchObject({ decidedBy: alias, amended: { by: alias } });
  expect(await store.get('delta/deletion')).toMatchObject({ before: { author: { id: alias } } });
  expect(await store.get('publicLog/ban1')).toMatchObject({ target: { id: alias }, by: other });
  expect(await store.get('figures/2026-01-01')).toMatchObject({ by: { [alias]: { applied: 1 } } });
  const record = await store.get('player/p1');
  expect(record).toMatchObject({ name: 'Ann', author: { id: alias } });
  expect(record?.['updatedAt']).not.toEqual(everyPlace['player/p1']?.['updatedAt']);
  expect((await store.get('player/p9'))?.['updatedAt']).toEqual(everyPlace['player/p9']?.['updatedAt']);
  expect(await store.get(`profile/${other}`)).toMatchObject({ name: 'Mo' });
});

test('whoever has not asked, has taken it back, or still has time stays as they are', async () => {
  const before = await everything();
  expect(await run(accounts())).toEqual({ left: 0, complete: true });
  expect(await everything()).toEqual(before);
  await ask(long + 60_000);
  const asked = await everything();
  expect(await run(accounts())).toEqual({ left: 0, complete: true });
  expect(await everything()).toEqual(asked);
});

test('an account whose time is over has no quota from the moment that it counts as gone', async () => {
  await ask(long);
  expect(await store.get(`quota/${uid}`)).toBeDefined();
  let asked = 0;
  expect(await run(accounts(), { hasTime: () => (asked += 1) === 1 })).toEqual({ left: 0, complete: false });
  expect(await store.get(`gone/${uid}`)).toBeDefined();
  expect(await store.get(`quota/${uid}`)).toBeUndefined();
});

test('a run that dies, before or after any of its writes, is gone on with by the next one under the same alias', async () => {
  const deaths = [
    [1, 'after'],
    [2, 'before'],
    [9, 'after'],
    [29, 'before'],
    [40, 'after'],
  ] as const;
  for (const [commit, when] of deaths) {
    await store.empty();
    await store.put(everyPlace);
    await ask(long);
    const world = accounts();
    const dying = dyingTransactions(store.db, { commit, when });
    await expect(run(world, { transact: dying.transact })).rejects.toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ code: 14 })]) as unknown,
    });
    let pages = 0;
    expect(await run(world, { hasTime: () => (pages += 1) < 12 })).toMatchObject({ complete: false });
    expect(await run(world)).toEqual({ left: 0, complete: true });
    expect(await run(world, { now: () => now + dayMs })).toEqual({ left: 1, complete: true });
    const after = await everything();
    expect(leftOf(after)).toEqual([]);
    expect(new Set(after.join('\n').match(/former-\w+/g)).size).toBe(1);
  }
});
