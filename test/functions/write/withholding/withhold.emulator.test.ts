import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { parseChangesList } from '@/model/published/publishedChanges';
import { newIdPattern } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { replacedMark, withheldName } from '@/model/privacy/withholding';
import { folderStore } from '../../../../functions/src/publish/snapshot/folderStore';
import { publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishSnapshot } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { readSince } from '../../../../functions/src/publish/snapshot/readCollection';
import {
  carryOutWithholdings,
  withoutNamesInFiles,
} from '../../../../functions/src/write/withholding/carryOutWithholdings';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { ensureRules } from '../../../firebase/rules/emulator';
import { actOn } from '../acts/actSupport';
import { dyingTransactions } from '../../crashes';
import { delta, event, newMatch, rename, type Docs } from '../../documents';
import { apply, openStore } from '../../support';
import { openDevice, pagesOf } from './device';
import { kindsNaming, naming } from './naming';
import { everyPlace, facts, id, merged, name, names } from './places';
import { openInstance, servedPages } from './served';

const projectId = 'demo-withholding';
const store = openStore(projectId);
const folder = mkdtempSync(join(tmpdir(), 'armwiki-withholding-'));
const files = folderStore(folder);
beforeAll(() => ensureRules(projectId));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
jest.setTimeout(240_000);
cloningInOwnRealm();

const dayMs = 24 * 60 * 60_000;
const now = Date.now();
const asked = { kind: 'withhold', players: [id], names, request: 'q2' } as const;

const transact = <T>(body: (tx: Transaction) => Promise<T>) =>
  store.db.runTransaction(body, { maxAttempts: 20 });
const carryOut = (over: Partial<Parameters<typeof carryOutWithholdings>[0]> = {}) =>
  carryOutWithholdings({
    ...{ db: store.db, transact, hasTime: () => true, now: () => now, pageSize: 5, failed: broken },
    ...over,
  });
const broken = (_: string, error: unknown) => {
  throw error;
};

async function publish(): Promise<void> {
  const sports = builtInSports;
  const services = { db: store.db, transact, now: () => now, failed: broken };
  await withoutNamesInFiles(services, async (purges) => {
    await publishSnapshot({
      ...{ db: store.db, store: files, now: Date.now, sports, licence: 'Free', log: () => {}, purges },
    });
    return true;
  });
}
const publishNews = () =>
  publishChanges({ store: files, read: readSince(store.db), now: Date.now, log: () => {} });

async function documents(): Promise<readonly string[]> {
  const found: string[] = [];
  const into = async (below: { listCollections: DocumentReference['listCollections'] }) => {
    for (const collection of await below.listCollections()) {
      const all: Query = collection;
      for (const doc of (await all.get()).docs) found.push(`${doc.ref.path} ${JSON.stringify(doc.data())}`);
      for (const doc of await collection.listDocuments()) await into(doc);
    }
  };
  await into(store.db);
  return found;
}

async function published(): Promise<readonly string[]> {
  const contents = (await files.list()).map(async (file) => {
    const stored = (await files.read(file)) ?? Buffer.from('');
    return `${file} ${String(file === 'manifest.json' ? stored : await decompress(stored))}`;
  });
  return Promise.all(contents);
}

async function begin(more: Docs = {}) {
  await store.empty();
  for (const file of await files.list()) await files.delete(file);
  await store.put({ ...everyPlace, ...more });
  await publish();
  // The list of changes includes a change of it as well.
  await store.db.doc('match/m').update({ updatedAt: new Date(), round: `${name} final` });
  await publishNews();
}

test('nothing that anybody can read has the name in any spelling, neither documents nor files, old or new', async () => {
  await begin();
  expect(naming(await documents()).length).toBeGreaterThan(30);
  const old = await files.list();
  expect(naming(await published()).length).toBeGreaterThan(5);

  expect(await actOn(store, asked, { by: 'ada', action: 'take1' })).toEqual({ outcome: 'done' });
  // The work itself knows the names while it runs, where no rule lets anybody read.
  const without = async () => (await documents()).filter((text) => !text.startsWith('withholding/'));
  expect(naming(await without())).toEqual([]);
  // A slug is no text: it goes, and those of others stay.
  expect(await store.get('event/e')).not.toHaveProperty('slug');
  expect((await without()).flatMap((text) => text.match(/^slug\/\S+/) ?? [])).toEqual(['slug/player.bea']);
  expect(await store.get('player/p2')).toHaveProperty('slug', 'bea');
  expect(await store.get('actLog/take1')).toMatchObject({ done: false, target: { name: withheldName } });

  await publish();
  expect(naming(await published())).toEqual([]);
  expect(await store.get('actLog/take1')).toMatchObject({ done: true });
  const list = parseChangesList(JSON.parse(String(await decompress((await files.read('changes.json'))!))));
  expect(list.ok && list.value.collections.match.files.map(({ count }) => count)).toEqual([0]);
  const left = new Set(await files.list());
  expect(old.filter((file) => /^(player|match|event)-.*(json|csv)$/.test(file) && left.has(file))).toEqual(
    [],
  );

  // A page that was open sends its pending writes; the next pass, hours later, runs without knowing the name.
  await store.put({
    'delta/late': newMatch({ player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p3', name }, note: name }),
  });
  expect(await carryOut({ now: () => now + dayMs })).toEqual({ done: 1, failed: 0, complete: true });
  await publish();
  await publishNews();
  const after = await documents();
  expect(after.filter((text) => text.startsWith('withholding/'))).toEqual([]);
  expect(naming(await published())).toEqual([]);
  // Nobody has said that this other player is the same person.
  expect(naming(after).map((text) => text.split(' ')[0])).toEqual(['delta/late']);
});

test('nothing that is served has the name, by an instance of before either; a device forgets pages and texts', async () => {
  const tomorrow = new Date(now + dayMs).toISOString().slice(0, 10);
  await begin({ 'event/coming': event({ name: `${name} Cup`, date: tomorrow }) });
  let clock = Date.now();
  const serving = { db: store.db, store: files, now: () => clock };
  const old = openInstance(serving);
  const players = [id, merged];
  const served = async (of: readonly string[]) => [
    ...(await old(of)),
    ...(await openInstance(serving)(of)),
    ...(await servedPages(serving, of)),
  ];
  expect(kindsNaming(await served(players))).toEqual([
    ...['embed event', 'embed versus'],
    ...['feed all atom', 'feed all ics', 'feed all json', 'feed edits atom', 'feed edits json'],
    ...['feed event atom', 'feed event ics'],
    ...['feed event json', 'feed player atom', 'feed player ics', 'feed player json'],
    ...['feed sport atom', 'feed sport ics', 'feed sport json'],
    ...['head', 'preview board', 'preview event', 'preview player'],
    ...['record event', 'record match', 'record player', 'sitemap'],
  ]);
  const device = openDevice('a device of before-', projectId);
  await device.visit(pagesOf(id));
  expect(naming(await device.bytes()).length).toBeGreaterThan(5);

  await actOn(store, asked, { by: 'ada', action: 'take3' });
  await publish();
  await publishNews();
  clock += 3_600_000;
  const pages = await store.db.collection('player').where('withheld', '==', true).get();
  const ids = [...players, ...pages.docs.map((doc) => doc.id)];
  expect(kindsNaming(await served(ids))).toEqual([]);
  await device.visit();
  expect(naming(await device.bytes())).toEqual([]);
  const fresh = openDevice('a new device-', projectId);
  await fresh.visit(ids.flatMap(pagesOf));
  const read = await fresh.bytes();
  expect(read.filter((text) => text.includes(withheldName)).length).toBeGreaterThan(1);
  expect(naming(read)).toEqual([]);
});

test('results stay, under an id that says nothing, and devices are told of all that changed', async () => {
  await begin();
  const before = await store.get('match/m');
  await actOn(store, asked, { by: 'ada', action: 'take2' });
  const { docs } = await store.db.collection('player').where('withheld', '==', true).get();
  const page = docs.find((doc) => doc.get('replaces') !== undefined && doc.get('sameAs') === undefined);
  const newId = String(page?.id);
  expect(page?.data()).toMatchObject({ name: withheldName, hidden: true, replaces: replacedMark(newId, id) });
  expect(page?.data()).not.toHaveProperty('birthYear');
  expect(await store.get(`player/${id}`)).toBeUndefined();
  expect(await store.get(`player/${merged}`)).toMatchObject({ name: withheldName, sameAs: newId });
  const match = await store.get('match/m');
  expect(match).toMatchObject({
    player1: { id: newId, name: withheldName, score: 3 },
    player2: { id: 'p2', name: 'Bea', score: 1 },
    source: ['https://x.example/b'],
  });
  expect(match?.['updatedAt']).not.toEqual(before?.['updatedAt']);
  expect(await store.get('player/p2')).toMatchObject({ name: 'Bea', differentFrom: [newId] });
  expect((await store.get('match/gone'))?.['updatedAt']).toEqual(everyPlace['match/gone']?.['updatedAt']);
  expect(await store.get('match/others')).toEqual(everyPlace['match/others']);
  // History keeps an act with its author but without its texts; open proposals are gone.
  expect(await store.get('delta/facts')).toMatchObject({
    docId: newId,
    status: 'applied',
    value: { name: withheldName },
  });
  expect(await store.get('delta/open')).toBeUndefined();
  expect(await store.get('personRequest/q2')).toBeUndefined();
  const { before: deleted } = (await store.get('actLog/a1')) ?? {};
  expect(deleted).toMatchObject({ name: withheldName, withheld: true });
  expect(
    Object.keys(Object(deleted)).filter((key) => [...Object.keys(facts), 'wikidata'].includes(key)),
  ).toEqual([]);

  const again = await actOn(store, { kind: 'restore', act: 'take2' }, { by: 'ada' });
  expect(again.outcome).toBe('conflict');
  await store.put({
    'delta/rename': { ...rename('Zoe', withheldName), docId: newId },
    'delta/show': delta('player', newId, 'hidden', null, { base: true }),
    'delta/merge': delta('player', newId, 'sameAs', 'p2'),
    'delta/into': delta('player', 'p2', 'sameAs', newId),
    'delta/drafted': newMatch({ player1: { id: newId, name }, player2: { id: 'p2', name: 'Bea' } }),
  });
  const results = await apply(store, ['rename', 'show', 'merge', 'into', 'drafted']);
  expect(results.map(({ outcome }) => outcome)).toEqual([
    'invalid',
    'invalid',
    'invalid',
    'invalid',
    'applied',
  ]);
  expect(await store.get('match/drafted')).toMatchObject({ player1: { id: newId, name: withheldName } });
  expect(await store.get('delta/drafted')).toMatchObject({ value: { player1: { name: withheldName } } });
});

test('ids that were chosen for the name are others, in whatever is named after them', async () => {
  await begin();
  await actOn(store, asked, { by: 'ada', action: 'take4' });
  const [joined] = [await store.get('delta/joined')];
  const newId = String(joined?.['reverted']?.in);
  expect(newId).toMatch(newIdPattern);
  expect(await store.get(`delta/${newId}`)).toMatchObject({ docId: 'p2', bundle: joined?.['bundle'] });
  expect(joined?.['bundle']).toMatch(newIdPattern);
  const named = [`audit/${newId}`, `notification/${newId}`, `trust/u/act/${newId}-applied`];
  for (const path of [...named, `user/u/news/decision-${newId}-1`])
    expect(await store.get(path)).toBeDefined();
  const page = await store.db.collection('player').where('replaces', '>', '').get();
  const pages = page.docs.map(({ id: now }) => `player/${now}`);
  const trust = (await store.get('trust/u'))?.['trust'];
  expect(pages).toContain(trust.kinds.spelling.counted[0].record);
});

test('a run that dies, before or after any of its writes, is gone on with, and leaves nothing', async () => {
  const deaths = [
    [1, 'after'],
    [2, 'before'],
    [4, 'after'],
    [8, 'before'],
    [13, 'after'],
  ] as const;
  for (const [commit, when] of deaths) {
    await store.empty();
    await store.put(everyPlace);
    const dying = dyingTransactions(store.db, { commit, when });
    await expect(
      actOn(store, asked, { by: 'ada', action: 'take', transact: dying.transact }),
    ).rejects.toMatchObject({ code: 14 });
    let pages = 0;
    await carryOut({ hasTime: () => (pages += 1) < 6 });
    await carryOut();
    expect(await actOn(store, asked, { by: 'ada', action: 'take' })).toEqual({ outcome: 'done' });
    const left = (await documents()).filter((text) => !text.startsWith('withholding/'));
    expect(naming(left)).toEqual([]);
    expect((await store.db.collection('actLog').where('kind', '==', 'withhold').get()).size).toBe(1);
  }
});

test('work that fails is told by its act, stops no other, and is tried again by the next run', async () => {
  await store.put(everyPlace);
  await actOn(store, asked, { by: 'ada', action: 'take' });
  // Only this folder writes such documents, and never in this form.
  await store.put({ 'withholding/broken': { stage: 'documents', pass: 1, place: 0, cursor: 'no path' } });
  const told: string[] = [];
  const failed = (act: string) => void told.push(act);
  expect(await carryOut({ failed })).toEqual({ done: 1, failed: 1, complete: true });
  expect(told).toEqual(['broken']);
  const services = { db: store.db, transact, now: () => now, failed };
  await expect(withoutNamesInFiles(services, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(told).toEqual(['broken', 'take']);
  expect(await store.get('withholding/take')).toMatchObject({ stage: 'files' });
});
