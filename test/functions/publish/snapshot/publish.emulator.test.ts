import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { parseDuplicates } from '@/model/published/publishedDuplicates';
import { recordColumns } from '@/model/records/recordTable';
import { builtInSports } from '@/model/sports';
import { judo } from '@test/support/otherSports';
import { markMinors } from '../../../../functions/src/clock/minors/markMinors';
import { publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { isOlderThan } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { readSince } from '../../../../functions/src/publish/snapshot/readCollection';
import { event, player, world } from '../../documents';
import { at, publishWorld } from './publishWorld';

const { store, files, publish, manifest, text } = publishWorld('demo-publish');

test('after the wiki was restored from a backup it is published anew, though all records are older than the last copy', async () => {
  await store.put({ ...world, 'player/p9': player('Later', { updatedAt: at(Date.now() - 60_000) }) });
  await publish();
  expect((await manifest()).restoredAt).toBeUndefined();
  await store.empty();
  const told = { deleted: true, restoration: true, updatedAt: at(Date.now()) };
  await store.put({ ...world, 'player/restored-1': told, 'event/restored-1': told });
  expect(await publish()).toBe(true);
  expect((await manifest()).restoredAt).toBe(told.updatedAt.toMillis());
  expect((await manifest()).collections.player.count).toBe(2);
});

test('every record is published in the order of change, with what others need to use it; tombstones are not', async () => {
  await store.put({
    ...world,
    'player/p3': player('Cem', { updatedAt: at(3_000), aliases: ['C', 'Jem'], internal: 'secret' }),
    'player/p4': player('Dead', { updatedAt: at(9_000), deleted: true }),
    'player/p5': player('=1+1', { updatedAt: at(4_000) }),
    'event/new': event({ name: 'Not reviewed', valid: 0 }),
    'delta/d': { secret: true },
  });
  expect(await publish()).toBe(true);
  const { collections, sports, schema, licence, sums } = await manifest();
  expect(collections.player).toMatchObject({ count: 4 });
  expect(collections.event.count).toBe(2);
  expect(collections.match.count).toBe(1);
  const parts = await Promise.all(collections.player.parts.map(({ file }) => text(file)));
  expect(parts).toHaveLength(2);
  const players = parts.flatMap((part) => JSON.parse(part) as { id: string }[]);
  expect(players.map(({ id }) => id)).toEqual(['p3', 'p5', 'p1', 'p2']);
  expect(players[0]).toEqual({
    id: 'p3',
    name: 'Cem',
    author: { id: 'unknown' },
    created: expect.any(Number),
    aliases: ['C', 'Jem'],
    updatedAt: 3_000,
    internal: 'secret',
  });
  const [first] = collections.player.parts;
  expect(first).toMatchObject({ count: 2, watermark: 4_000, bytes: Buffer.byteLength(parts[0] ?? '') });
  expect(first?.sha256).toBe(
    createHash('sha256')
      .update(parts[0] ?? '')
      .digest('hex'),
  );
  expect((await text(collections.player.csv.file)).split('\r\n').slice(0, 3)).toEqual([
    recordColumns.player.join(','),
    `p3,Cem,,C | Jem${','.repeat(recordColumns.player.length - 4)}`,
    `p5,'=1+1${','.repeat(recordColumns.player.length - 2)}`,
  ]);
  const shown = JSON.parse(await text('first.json')) as Record<string, readonly { id: string }[]>;
  expect(shown['event']).toHaveLength(2);
  expect(Object.keys(JSON.parse(await text('ratings.json')) as object)).toEqual(['armw']);
  expect(JSON.parse(await text(sports.file))).toEqual(builtInSports);
  expect(JSON.parse(await text(schema.file))).toMatchObject({
    $defs: { player: { required: ['id', 'name', 'author', 'created', 'updatedAt'] } },
  });
  expect(await text(licence.file)).toBe('Everybody may use it.\n');
  expect(await text(sums.file)).toContain(`${first?.sha256}  ${first?.file}\n`);
});

test('nothing is published anew until something has changed; the files of the copy before stay for one more', async () => {
  await store.put(world);
  await publish();
  const first = await files.list();
  expect(await publish()).toBe(false);
  await store.db.doc('player/p1').update({ name: 'Anna', updatedAt: FieldValue.serverTimestamp() });
  expect(await publish()).toBe(true);
  expect(await files.list()).toEqual(expect.arrayContaining([...first]));
  await store.db.doc('player/p1').update({ deleted: true, updatedAt: FieldValue.serverTimestamp() });
  expect(await publish()).toBe(true);
  const third = await manifest();
  expect(third.collections.player.count).toBe(1);
  const gone = first.filter((name) => name.startsWith('player-'));
  expect((await files.list()).filter((name) => gone.includes(name))).toEqual([]);
  expect(await publish({ sports: [...builtInSports, judo] })).toBe(true);
  expect(await publish({ sports: [...builtInSports, judo] })).toBe(false);
  expect(
    await publish({ sports: [...builtInSports, judo], now: () => Date.now() + 31 * 24 * 3_600_000 }),
  ).toBe(true);
});

test('a copy that cannot be finished leaves the one before whole', async () => {
  await store.put(world);
  await publish();
  const before = await manifest();
  await store.db.doc('match/m').update({ order: 7, updatedAt: FieldValue.serverTimestamp() });
  const full = {
    ...files,
    write: (name: string, content: Buffer) =>
      name.startsWith('player-') ? Promise.reject(new Error('disk full')) : files.write(name, content),
  };
  await expect(publish({ store: full })).rejects.toThrow('disk full');
  expect(await manifest()).toEqual(before);
  const { collections } = before;
  for (const { file } of collections.match.parts) expect(await files.read(file)).toBeDefined();
});

const twice = {
  'player/p1': player('Levan Saginashvili'),
  'player/p2': player('Levan Saginashvilli'),
  'player/p3': player('Devon Larratt'),
};
const duplicates = async () => {
  const read = parseDuplicates(JSON.parse(await text('duplicates.json')));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test('who may be one person is published with each copy, without those who are said to be two', async () => {
  await store.put(twice);
  await publish({ now: () => 7_000 });
  expect(await duplicates()).toMatchObject({ at: 7_000, pairs: [{ a: 'p1', b: 'p2' }] });
  const told = { differentFrom: ['p1'], updatedAt: FieldValue.serverTimestamp() };
  await store.db.doc('player/p2').update(told);
  await publish();
  expect((await duplicates()).pairs).toEqual([]);
});

test('a copy stands also where nobody can say who may be one person, and the list of before stays', async () => {
  await store.put(twice);
  await publish();
  const messages: string[] = [];
  const full = {
    ...files,
    write: (name: string, content: Buffer) =>
      name === 'duplicates.json' ? Promise.reject(new Error('disk full')) : files.write(name, content),
  };
  await store.db.doc('player/p3').update({ deleted: true, updatedAt: FieldValue.serverTimestamp() });
  expect(await publish({ store: full, log: (message) => messages.push(message) })).toBe(true);
  expect((await manifest()).collections.player.count).toBe(2);
  expect(messages).toContain('no duplicates');
  expect((await duplicates()).pairs).toHaveLength(1);
});

test('of a hidden player is published who it is, and no facts', async () => {
  const stored = { country: 'KZ', aliases: ['Wall'], formerNames: [{ name: 'Ana', until: '2020-01-01' }] };
  await store.put({ ...world, 'player/p1': player('Ann', { ...stored, hidden: true }) });
  await publish();
  const who = { id: 'p1', name: 'Ann', hidden: true, formerNames: stored.formerNames };
  const { collections } = await manifest();
  const texts = await Promise.all(
    [collections.player.parts[0], collections.player.csv, collections.match.csv].map((file) =>
      text(file?.file ?? ''),
    ),
  );
  expect(JSON.parse(texts[0] ?? '')).toContainEqual(expect.objectContaining(who));
  for (const each of texts.slice(0, 2)) expect(each).not.toMatch(/KZ|Wall/);
  expect(texts[2]).toContain('Ann');
});

test('has nowhere when a minor was born, after files of before are purged, nor in the list of changes', async () => {
  const born = { birthYear: new Date().getFullYear() - 13, country: 'KZ' };
  const before = { ...world, 'player/p1': player('Ann', { ...born, updatedAt: at(Date.now() - 1_000) }) };
  await store.put(before);
  await publish();
  await store.db.doc('player/p2').update({ ...born, updatedAt: FieldValue.serverTimestamp() });
  const changes = { store: files, read: readSince(store.db), now: Date.now, log: () => {} };
  await publishChanges(changes);
  const said = async () => {
    const names = (await files.list()).filter((name) => /^(?!manifest|schema).*\.(json|csv)$/.test(name));
    const texts = await Promise.all(names.map(async (name) => [name, await text(name)] as const));
    return texts.flatMap(([name, content]) => (/"birthYear":\d|KZ/.test(content) ? [name] : []));
  };
  expect((await said()).length).toBeGreaterThan(2);
  expect(await isOlderThan(files, undefined)).toBe(false);
  const marking = { db: store.db, now: Date.now, hasTime: () => true, on: true };
  expect(await isOlderThan(files, (await markMinors(marking)).newest)).toBe(true);
  await publish({ purges: true });
  await publishChanges(changes);
  expect(await said()).toEqual([]);
  const { newest, marked } = await markMinors(marking);
  expect([marked, await isOlderThan(files, newest)]).toEqual([0, false]);
});
