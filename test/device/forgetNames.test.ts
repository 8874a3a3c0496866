import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import type { JournalEntry, RowStore } from '@/backend/rows';
import { createLocalRows } from '@/device/rows/localRows';
import { dateOf } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import { playerId, userId } from '@/model/ids';
import type { Match, Player } from '@/model/records/records';
import { replacedMark, withheldName } from '@/model/privacy/withholding';
import { dyingStorage } from '@test/support/dyingStorage';
import { delta, match, player } from '@test/support/factories';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedBytes } from '@test/support/storedBytes';
import { storedRows } from '@test/support/storedRows';

const noneFirst = () => [];
cloningInOwnRealm();
const side = (id: string, name: string) => ({ id: playerId(id), name });
const ann = side('ann-lee', 'Ann Lee');
const bea = side('bea', 'Bea Day');
const zoe = side('zoe', 'Zoe Kay');

const players = (kind: 'added' | 'modified', docs: readonly Player[], watermark: number): JournalEntry => ({
  ...{ entity: 'player', scope: 'players', event: { kind, docs }, watermark },
});
const matches = (scope: string, kind: 'added' | 'modified', docs: readonly Match[]): JournalEntry => ({
  ...{ entity: 'match', scope, event: { kind, docs } },
});

const changes = (scope: string, docs: readonly Delta[]): JournalEntry => ({
  ...{ entity: 'delta', scope, event: { kind: 'added', docs } },
});
const annsPage = player('ann-lee', {
  ...{ name: 'Ann Lee', aliases: ['Annie', 'A'] },
  formerNames: [{ name: 'Ann Öst', until: dateOf(0) }],
});
const newMatch = {
  ...{ date: '2020-02-02', gender: 'M', order: 1 },
  ...{ player1: { id: 'p8', name: 'Eve' }, player2: { id: 'p9', name: 'Fay' } },
  event: { id: 'e1', date: '2020-02-02', sport: { id: 'armw' } },
};

/** Changes as a device has read them. Some name those people. */
const read: readonly JournalEntry[] = [
  changes('history/player/ann-lee', [
    delta('byId', { collection: 'player', docId: 'ann-lee', status: 'applied' }),
  ]),
  changes('recentChanges', [
    delta('byName', { status: 'applied', value: 'Lee, ANN v Bea' }),
    delta('byAddress', {
      field: 'link',
      status: 'applied',
      value: null,
      base: null,
      before: 'https://x.example/Z%C3%B6e_Kay',
    }),
    delta('byAlias', { status: 'applied', amended: { proposed: 'Annie won', by: userId('mod') } }),
    delta('byFormerName', { status: 'applied', base: 'Ann Öst' }),
    delta('ofMatch', {
      collection: 'match',
      docId: 'm2',
      field: 'round',
      status: 'applied',
      note: 'She was ill',
    }),
    delta('m1', { collection: 'match', docId: '', field: '', value: newMatch, status: 'applied' }),
    delta('bySide', {
      ...{ collection: 'match', docId: 'm9', field: 'player1', status: 'applied' },
      value: { id: 'zoe', name: 'Z' },
    }),
    delta('other', { status: 'applied', value: 'Leeds planned' }),
  ]),
  changes('ownDeltas/me', [delta('mine', { value: 'Zoë Kay' })]),
];

/** Two people and their matches. Some were read by a page that has been closed since. */
const life: readonly JournalEntry[] = [
  players('added', [annsPage, player('zoe', { name: 'Zoe Kay' })], 10),
  players('added', [player('bea', { name: 'Bea Day', aliases: ['B. Day'] })], 11),
  matches('matchesOfSport/armw', 'added', [match('m1', { player1: ann, player2: bea })]),
  matches('matchesOfEvent/e1', 'added', [
    match('m2', { player1: bea, player2: ann }),
    match('m3', { player1: zoe, player2: ann, updatedAt: 900 }),
  ]),
  matches('matchesOfPlayer/ann-lee', 'added', [match('m1', { player1: ann, player2: bea })]),
  ...read,
];
const withheld = (id: string, more: Partial<Player>) =>
  player(id, { name: withheldName, hidden: true, withheld: true, updatedAt: 2_000, ...more });
const takenDown: readonly JournalEntry[] = [
  players('added', [withheld('x1', { replaces: replacedMark('x1', 'ann-lee') }), withheld('zoe', {})], 20),
];
const names = /ann.?lee|lee, ann|annie|ann öst|z(o|%C3%B6)e.kay/i;

async function append(rows: RowStore, entries: readonly JournalEntry[]): Promise<void> {
  for (const entry of entries) await rows.append([entry]);
}

const naming = async (device: string) => (await storedBytes(device)).filter((text) => names.test(text));

const sides = async (rows: RowStore) =>
  Object.fromEntries(
    (await storedRows(rows)).entities.match.docs.map(({ id, player1, player2 }) => [
      id,
      [player1, player2].map((each) => `${each.id} ${each.name}`),
    ]),
  );

const nobody = { ann: `x1 ${withheldName}`, zoe: `zoe ${withheldName}`, bea: 'bea Bea Day' };

async function expectForgotten(device: string, rows: RowStore): Promise<void> {
  expect(await naming(device)).toEqual([]);
  expect(await sides(rows)).toEqual({
    m1: [nobody.ann, nobody.bea],
    m2: [nobody.bea, nobody.ann],
    m3: [nobody.zoe, nobody.ann],
  });
  const { entities, marks } = await storedRows(rows);
  expect(entities.player.docs.map(({ id, name }) => `${id} ${name}`).sort()).toEqual([
    'bea Bea Day',
    `x1 ${withheldName}`,
    `zoe ${withheldName}`,
  ]);
  expect(entities.delta.docs.map(({ id }) => id).sort()).toEqual(['mine', 'other']);
  expect(Object.keys(entities.match.held).sort()).toEqual(['matchesOfEvent/e1', 'matchesOfSport/armw']);
  expect(marks).toEqual({ players: { watermark: 20 } });
}

test('a name that was withheld leaves every row and the list of texts, also in matches that nobody asks for again', async () => {
  const { rows, open, name } = newDevice();
  await append(rows, life);
  await rows.fold(noneFirst);
  expect((await naming(name)).map((text) => text.split(' ')[0])).toContain(`${name}/records/"texts/0"`);
  await append(rows, takenDown);
  await rows.fold(noneFirst);
  await expectForgotten(name, open());
  // A later text finds its place in the list.
  await append(rows, [players('added', [player('cid', { name: 'Cid' })], 20)]);
  await rows.fold(noneFirst);
  const { docs } = (await storedRows(open())).entities.player;
  expect(docs.map((each) => each.name)).toEqual(expect.arrayContaining(['Cid', 'Bea Day', withheldName]));
});

test('killed before any single write, the next fold forgets all of it', async () => {
  let finished = false;
  for (let cut = 0; !finished; cut += 1) {
    const device = `forgetting${cut}-`;
    const open = () => createLocalRows(device);
    await append(open(), life);
    await open().fold(noneFirst);
    const death = dyingStorage(cut);
    await append(open(), takenDown)
      .then(() => open().fold(noneFirst))
      .catch(() => undefined);
    finished = death.left() >= 0;
    death.end();
    if (cut === 0) await append(open(), takenDown);
    await open().fold(noneFirst);
    await expectForgotten(device, open());
    expect(cut).toBeLessThan(40);
    if (finished) expect(cut).toBeGreaterThan(6);
  }
});

test('who has the same name keeps it', async () => {
  const { rows, open, name } = newDevice();
  const other = side('zoe2', 'Zoe Kay');
  await append(rows, [
    ...life,
    players('added', [player('zoe2', { name: 'Zoe Kay' })], 12),
    matches('matchesOfEvent/e1', 'added', [match('m4', { player1: other, player2: zoe })]),
  ]);
  await rows.fold(noneFirst);
  await append(rows, takenDown);
  await rows.fold(noneFirst);
  expect(await sides(open())).toMatchObject({ m4: ['zoe2 Zoe Kay', nobody.zoe] });
  expect((await naming(name)).length).toBeGreaterThan(0);
});

test('a match that comes without the name is enough, and one that is only read again costs nothing', async () => {
  const { rows, open } = newDevice();
  await append(rows, life);
  await rows.fold(noneFirst);
  const now = match('m1', { player1: side('ann-lee', withheldName), player2: bea, updatedAt: 2_000 });
  await append(rows, [matches('matchesOfSport/armw', 'modified', [now])]);
  await rows.fold(noneFirst);
  expect(await sides(open())).toMatchObject({
    m2: [nobody.bea, `ann-lee ${withheldName}`],
    m3: ['zoe Zoe Kay', `ann-lee ${withheldName}`],
  });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  await append(rows, [matches('matchesOfEvent/e1', 'added', [now])]);
  await rows.fold(noneFirst);
  const keys = put.mock.calls.map(([, key]) => key);
  put.mockRestore();
  expect(keys.filter((key) => typeof key === 'string' && key.startsWith('texts'))).toEqual([]);
});
