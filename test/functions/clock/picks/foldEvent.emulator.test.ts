import { Timestamp } from 'firebase-admin/firestore';
import { builtInSports } from '@/model/sports';
import { parsePickTable, parseTablePart } from '@/model/picks/table';
import { forgetAccount } from '../../../../functions/src/clock/upkeep/forgetAccount';
import { foldMarked } from '../../../../functions/src/clock/picks/foldEvent';
import { followEvent, followResult } from '../../../../functions/src/clock/picks/followResult';
import { markPicks, readSheet } from '../../../../functions/src/clock/picks/pickSheet';
import { renameInTables } from '../../../../functions/src/clock/picks/renameInTables';
import { countOperations } from '../../countedStore';
import { event, match, player, type Docs } from '../../documents';
import { openStore } from '../../support';
import { wikiIn } from '../../serve/reading/worlds';

const store = openStore('demo-fold-picks');
beforeEach(() => store.empty());
afterAll(() => store.close());

const date = '2026-12-24';
const at = Timestamp.fromMillis(Date.parse('2026-12-20T12:00:00Z'));
const on = (id: string, rest: object = {}) =>
  match({ date, event: { id, date, sport: { id: 'armw' } }, ...rest });
const ann = { id: 'p1', name: 'Ann' };
const bea = { id: 'p2', name: 'Bea' };
const annWins = { player1: { ...ann, score: 3 }, player2: { ...bea, score: 0 } };
const beaWins = { player1: { ...ann, score: 0 }, player2: { ...bea, score: 3 } };

const people: Docs = Object.fromEntries(
  ['Tim Reed', 'Sue Holt', 'Kim Park'].map((name) => [`profile/${name.slice(0, 3)}`, { name, since: at }]),
);
const pick = (uid: string, of: string, picked: string, sureness = 3, of2 = 'e'): Docs => ({
  [`user/${uid}`]: { name: uid },
  [`user/${uid}/pick/${of}`]: { match: of, event: of2, player: picked, sureness, changes: 1, at },
});

const fold = async (id = 'e') => {
  await markPicks(store.db, id);
  await foldMarked({ db: store.db, readWiki: () => wikiIn(store.db), sports: builtInSports }, id);
};
const table = async (id = 'e') => {
  const read = parsePickTable(await store.get(`pickTable/${id}`));
  return read.ok ? read.value : undefined;
};
const top = async (id = 'e') => (await table(id))?.top.map(({ name, points, of }) => [name, points, of]);

const world = (results: object = annWins): Docs => ({
  'event/e': event({ date, name: 'Winter Cup', series: 'Winter Cup' }),
  'player/p1': player('Ann'),
  'player/p2': player('Bea'),
  'match/m1': on('e', results),
  'match/m2': on('e'),
  ...people,
  ...pick('Tim', 'm1', 'p1'),
  ...pick('Sue', 'm1', 'p2', 1),
  ...pick('Kim', 'm1', ''),
  ...pick('Kim', 'm2', 'p1'),
});

test('a decided match gives points to those who picked, by name, and its event counts in its series and year', async () => {
  await store.put(world());
  await fold();
  // Without earlier matches the rating states an even chance.
  expect(await top()).toEqual([
    ['Tim Reed', 24, 1],
    ['Sue Holt', -11, 1],
  ]);
  expect((await table())?.matches).toEqual([{ match: 'm1', first: 'p1', rated: 0.5 }]);
  const part = parseTablePart(await store.get('pickTable/e/part/0'));
  expect(part.ok && part.value.get('Sue')).toEqual({ points: -11, right: 0, of: 1 });
  expect(await top('year~armw~2026')).toEqual(await top());
  expect(await top('series~armw~winter-cup')).toEqual(await top());
  expect(await store.get('pickStale/e')).toBeUndefined();
});

test('a corrected result recomputes all tables from the kept sheet, without reading the picks again', async () => {
  await store.put(world());
  await fold();
  await store.put({ 'match/m1': on('e', beaWins) });
  await store.db.doc('user/Tim/pick/m1').delete();
  await fold();
  expect((await top())?.map(([name]) => name)).toEqual(['Sue Holt', 'Tim Reed']);
  expect((await top('year~armw~2026'))?.map(([name]) => name)).toEqual(['Sue Holt', 'Tim Reed']);
});

test('a match that became void, and an event that is no longer reviewed, have no table', async () => {
  await store.put(world());
  await fold();
  await store.put({ 'match/m1': on('e', { outcome: 'noContest' }) });
  await fold();
  expect(await store.get('pickTable/e')).toBeUndefined();
  await store.put({ 'match/m1': on('e', annWins) });
  await fold();
  await store.put({ 'event/e': event({ date, name: 'Winter Cup', series: 'Winter Cup', valid: 0 }) });
  await fold();
  for (const id of ['e', 'e/part/0', 'year~armw~2026', 'series~armw~winter-cup'])
    expect(await store.get(`pickTable/${id}`)).toBeUndefined();
});

test('a pick made in the moment between a change that would reopen a match and its mark counts for nothing', async () => {
  const update = Timestamp.fromMillis(at.toMillis() + 1_000);
  const late = Timestamp.fromMillis(at.toMillis() + 1_001);
  await store.put({ ...world(), 'begun/m1': { at: update } });
  await store.db.doc('user/Sue/pick/m1').update({ player: 'p1', sureness: 3, at: late });
  await fold();
  expect(await top()).toEqual([['Tim Reed', 24, 1]]);
});

test('players who were merged keep their picks', async () => {
  await store.put({
    ...world(),
    'player/p1': player('Ann', { sameAs: 'p9' }),
    'player/p9': player('Ann B.'),
  });
  await fold();
  expect((await top())?.[0]).toEqual(['Tim Reed', 24, 1]);
});

test('year and series add up several events, and follow an event that moves', async () => {
  const second = event({ date, name: 'Other Cup', series: 'Winter Cup' });
  await store.put({
    ...world(),
    'event/f': second,
    'match/n1': on('f', annWins),
    ...pick('Tim', 'n1', 'p1', 3, 'f'),
  });
  await fold();
  await fold('f');
  expect((await top('series~armw~winter-cup'))?.[0]?.[2]).toBe(2);
  await store.put({ 'event/f': { ...second, series: 'Own Cup' } });
  await fold('f');
  expect((await top('series~armw~winter-cup'))?.[0]?.[2]).toBe(1);
  expect((await top('series~armw~own-cup'))?.[0]?.[2]).toBe(1);
});

test('an account that leaves is in no table and no sheet', async () => {
  await store.put(world());
  await fold();
  await forgetAccount(store.db, 'Tim');
  expect(await store.get('pickStale/e')).toMatchObject({ recount: true });
  await foldMarked({ db: store.db, readWiki: () => wikiIn(store.db), sports: builtInSports }, 'e');
  expect((await top())?.map(([name]) => name)).toEqual(['Sue Holt']);
  expect((await top('year~armw~2026'))?.map(([name]) => name)).toEqual(['Sue Holt']);
  expect(JSON.stringify(await store.get('pickSheet/m1/part/0'))).not.toContain('Tim');
  expect(await store.get('crowd/e')).toBeDefined();
});

test('an account that leaves while the first sheet of a match is written is not in it either', async () => {
  await store.put(world());
  let isLeft = false;
  const db = new Proxy(store.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'batch' || isLeft) return value.bind(target) as unknown;
      isLeft = true;
      const batch = target.batch();
      const commit = batch.commit.bind(batch);
      batch.commit = async () => forgetAccount(store.db, 'Tim').then(commit);
      return () => batch;
    },
  });
  expect(JSON.stringify(await readSheet(db, 'm1'))).not.toContain('Tim');
  expect(JSON.stringify(await readSheet(store.db, 'm1'))).not.toContain('Tim');
  expect(JSON.stringify(await store.get('pickSheet/m1/part/0'))).not.toContain('Tim');
});

test('the first edition of a series counts in its table as soon as there is a second one', async () => {
  const edition = (n: number) => event({ date, name: `Winter Cup ${n}` });
  await store.put({ ...world(), 'event/e': edition(1) });
  await fold();
  await store.put({
    'event/f': edition(2),
    'match/n1': on('f', annWins),
    ...pick('Tim', 'n1', 'p1', 3, 'f'),
  });
  await fold('f');
  expect((await top('series~armw~winter-cup'))?.map(([name, , of]) => [name, of])).toEqual([
    ['Tim Reed', 2],
    ['Sue Holt', 1],
  ]);
});

test('a new profile name is in every table that names the account', async () => {
  await store.put(world());
  await fold();
  await store.put({ 'profile/Tim': { name: 'Tim Wood', since: at } });
  await renameInTables(store.db, 'Tim');
  for (const id of ['e', 'year~armw~2026']) expect((await top(id))?.[0]).toEqual(['Tim Wood', 24, 1]);
  const idle = await countOperations(store.db, () => renameInTables(store.db, 'Kim'));
  expect(idle).toEqual({ reads: 1, writes: 0, deletes: 0 });
});

test('an account whose picks were withdrawn by an earlier attempt to forget it leaves the sheets too', async () => {
  await store.put(world());
  await fold();
  await store.db.doc('user/Tim/pick/m1').update({ player: '' });
  await forgetAccount(store.db, 'Tim');
  expect(JSON.stringify(await store.get('pickSheet/m1/part/0'))).not.toContain('Tim');
  expect(await store.get('pickStale/e')).toMatchObject({ recount: true });
});

test('a change of a result marks the event if somebody picked, and costs one read if nobody did', async () => {
  await store.put(world());
  await followResult(store.db, 'm1', on('e'), on('e', { note: 'x' }));
  expect(await store.get('pickStale/e')).toBeUndefined();
  await followResult(store.db, 'm1', on('e'), on('e', annWins));
  expect(await store.get('pickStale/e')).toBeDefined();
  const idle = await countOperations(store.db, () => followResult(store.db, 'm1', on('x'), on('x', annWins)));
  expect(idle).toEqual({ reads: 1, writes: 0, deletes: 0 });
  await store.db.doc('pickStale/e').delete();
  await followEvent(store.db, 'e', event({ date, valid: 0 }), event({ date, valid: 1 }));
  expect(await store.get('pickStale/e')).toBeDefined();
});

test('a match that moves to another event takes its picks along, and both crowds are counted again', async () => {
  await store.put({ ...world(), 'match/m1': on('x', annWins) });
  await followResult(store.db, 'm1', on('e', annWins), on('x', annWins));
  const events = ['Tim/pick/m1', 'Sue/pick/m1', 'Kim/pick/m1', 'Kim/pick/m2'].map(
    async (of) => (await store.get(`user/${of}`))?.['event'],
  );
  expect(await Promise.all(events)).toEqual(['x', 'x', 'x', 'e']);
  for (const id of ['e', 'x']) expect(await store.get(`pickStale/${id}`)).toMatchObject({ recount: true });
  const again = await countOperations(store.db, () =>
    followResult(store.db, 'm1', on('e', annWins), on('x', annWins)),
  );
  expect(again).toMatchObject({ writes: 2 });
});

test('picks of a merged event leave the table of the other when both are separated', async () => {
  const winter = event({ date, name: 'Winter Cup', series: 'Winter Cup' });
  await store.put({ ...world(), 'event/e': { ...winter, sameAs: 'x' }, 'event/x': winter });
  await fold();
  expect(await top('x')).toHaveLength(2);
  await store.put({ 'event/e': winter });
  await followEvent(store.db, 'e', { ...winter, sameAs: 'x' }, winter);
  for (const id of ['e', 'x']) {
    expect([id, await store.get(`pickStale/${id}`)]).toEqual([id, expect.anything()]);
    await foldMarked({ db: store.db, readWiki: () => wikiIn(store.db), sports: builtInSports }, id);
  }
  expect(await top()).toHaveLength(2);
  expect(await store.get('pickTable/x')).toBeUndefined();
});

test('a corrected card costs a read for each match and table, whatever the number of picks', async () => {
  const many = Array.from({ length: 300 }, (_, n) => pick(`u${n}`, 'm1', n % 3 ? 'p1' : 'p2', 2));
  await store.put({ ...world(), ...Object.assign({}, ...many) });
  await fold();
  const wiki = await wikiIn(store.db);
  await markPicks(store.db, 'e');
  const services = { db: store.db, readWiki: async () => wiki, sports: builtInSports };
  const { reads } = await countOperations(store.db, () => foldMarked(services, 'e'));
  // Names of 100 rows in each of three tables are most of it.
  expect(reads).toBeLessThan(330);
  expect((await table())?.crowd.of).toBe(1);
});
