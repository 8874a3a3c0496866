import { changesFile, parseChangesList, type ChangesList } from '@/model/published/publishedChanges';
import type { Player } from '@/model/records/records';
import { builtInSports } from '@/model/sports';
import { event, player } from '@test/support/factories';
import { createMemoryStore } from '@test/support/memoryStore';
import { isOfChanges, publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishCopy } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import type { CollectionCopy } from '../../../../functions/src/publish/snapshot/readCollection';
import type { SnapshotStore } from '../../../../functions/src/publish/snapshot/snapshotStore';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Noon, so that one more hour is the same day. */
const noon = Date.UTC(2026, 0, 1, 12);

const nothing = (checkedAt: number): CollectionCopy => ({
  records: [],
  gone: [],
  watermark: undefined,
  checkedAt,
  unreadable: [],
});

async function site() {
  const store = createMemoryStore();
  let now = noon;
  const asked: number[] = [];
  const common = { store, now: () => now, log: () => {} };
  const copyOf = (records: readonly Player[], checkedAt = now): CollectionCopy => ({
    ...nothing(checkedAt),
    records,
    watermark: Math.max(...records.map(({ updatedAt = 0 }) => updatedAt)),
  });
  await publishCopy({
    ...common,
    licence: '',
    sports: builtInSports,
    read: async (collection) =>
      collection === 'player' ? copyOf([player('p0', { updatedAt: noon - dayMs })]) : nothing(now),
  });
  return {
    store,
    asked,
    pass: (ms: number) => (now += ms),
    now: () => now,
    publish: (changed: readonly Player[], over: Partial<CollectionCopy> = {}, fileSize?: number) =>
      publishChanges({
        ...common,
        ...(fileSize !== undefined && { fileSize }),
        read: async (collection, from) => {
          if (collection !== 'player') return nothing(now);
          asked.push(from);
          return changed.length > 0 ? { ...copyOf(changed), ...over } : { ...nothing(now), ...over };
        },
      }),
    list: async (): Promise<ChangesList> => {
      const list = parseChangesList(await content(changesFile));
      if (!list.ok) throw new Error(list.error);
      return list.value;
    },
    content,
  };
  async function content(file: string): Promise<unknown> {
    return JSON.parse(String(await decompress((await store.read(file)) ?? Buffer.from(''))));
  }
}

test('a list begins behind the copy, and who asks next reads from there', async () => {
  const { list, publish, asked, now } = await site();
  expect((await list()).collections.player).toEqual({ watermark: noon - dayMs, checkedAt: noon, files: [] });
  expect(await publish([])).toBe(0);
  expect(asked).toEqual([noon - dayMs + 1]);
  expect((await list()).collections.player).toEqual({ watermark: noon - dayMs, checkedAt: now(), files: [] });
});

test('without a copy there is nothing to join on to', async () => {
  const store = createMemoryStore();
  const read = jest.fn();
  expect(await publishChanges({ store, read, now: Date.now, log: () => {} })).toBe(0);
  expect(read).not.toHaveBeenCalled();
  expect(await store.list()).toEqual([]);
});

test('the changes of a day share a file, each record as it last was; what was deleted stands in it', async () => {
  const { list, publish, pass, now, content, store } = await site();
  pass(hourMs);
  expect(
    await publish([player('p0', { name: 'First', updatedAt: now() }), player('p1', { updatedAt: now() })]),
  ).toBe(2);
  const [first] = (await list()).collections.player.files;
  pass(hourMs);
  const gone = [{ id: 'p1', updatedAt: now(), deleted: true as const }];
  await publish([player('p0', { name: 'Second', updatedAt: now() - 5 })], { gone, watermark: now() });
  const { files, watermark } = (await list()).collections.player;
  expect(files).toEqual([expect.objectContaining({ count: 2, from: noon - dayMs + 1, watermark: now() })]);
  expect(watermark).toBe(now());
  expect(await content(files[0]!.file)).toEqual([
    expect.objectContaining({ id: 'p0', name: 'Second' }),
    gone[0],
  ]);
  // Kept for clients that have just loaded the previous list, and deleted later.
  expect(await store.read(first!.file)).toBeDefined();
  pass(hourMs);
  await publish([]);
  expect(await store.read(first!.file)).toBeUndefined();
});

test('another day begins another file, and what is older than five weeks goes', async () => {
  const { list, publish, pass, now } = await site();
  for (let day = 0; day < 40; day += 1) {
    pass(dayMs);
    await publish([player('p0', { updatedAt: now() })]);
  }
  const { files } = (await list()).collections.player;
  expect(files.length).toBeGreaterThan(34);
  expect(files.length).toBeLessThan(37);
  for (const [at, file] of files.entries())
    if (at > 0) expect(file.from).toBeLessThanOrEqual(files[at - 1]!.watermark + 1);
});

test('many changes at once are several files; those of one moment stand in one', async () => {
  const { list, publish, pass, now } = await site();
  pass(hourMs);
  const many = Array.from({ length: 9 }, (_, at) => player(`p${at}`, { updatedAt: now() + (at >> 2) }));
  await publish(many, {}, 3);
  const { files } = (await list()).collections.player;
  expect(files.map(({ count, from, watermark }) => [count, from - now(), watermark - now()])).toEqual([
    [4, noon - dayMs + 1 - now(), 0],
    [4, 1, 1],
    [1, 2, 2],
  ]);
});

test('a file is filled before another is begun, and a full one stays as it is', async () => {
  const { list, publish, pass, now } = await site();
  const counts = async () => (await list()).collections.player.files.map(({ count }) => count);
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => player(`p${from + at}`, { updatedAt: now() + at }));
  pass(hourMs);
  await publish(some(0, 2), {}, 3);
  pass(hourMs);
  await publish(some(2, 2), {}, 3);
  expect(await counts()).toEqual([3, 1]);
  const [full] = (await list()).collections.player.files;
  pass(hourMs);
  await publish(some(4, 2), {}, 3);
  expect(await counts()).toEqual([3, 3]);
  pass(hourMs);
  await publish(some(6, 1), {}, 3);
  expect(await counts()).toEqual([3, 3, 1]);
  expect((await list()).collections.player.files[0]).toEqual(full);
});

test('what is not final yet is read again, and stands once', async () => {
  const { list, publish, pass, now, asked, content } = await site();
  pass(hourMs);
  await publish([player('p0', { updatedAt: now() - 1_000 })]);
  pass(hourMs);
  await publish([
    player('p0', { updatedAt: now() - hourMs - 1_000 }),
    player('p1', { updatedAt: now() - hourMs - 2_000 }),
  ]);
  expect(asked.at(-1)).toBe(now() - hourMs - 11_000);
  const { files } = (await list()).collections.player;
  expect(files).toHaveLength(1);
  expect(((await content(files[0]!.file)) as { id: string }[]).map(({ id }) => id)).toEqual(['p1', 'p0']);
});

test.each<[string, (store: SnapshotStore, file: string) => Promise<void>]>([
  ['gone', (store, file) => store.delete(file)],
  ['damaged', (store, file) => store.write(file, Buffer.from('broken'))],
])('a list that cannot be read, or whose last file is %s, begins anew', async (_, lose) => {
  const { list, publish, pass, now, store } = await site();
  pass(hourMs);
  await publish([player('p0', { updatedAt: now() })]);
  const [lost] = (await list()).collections.player.files;
  await lose(store, lost!.file);
  pass(hourMs);
  await publish([player('p1', { updatedAt: now() })]);
  const { files } = (await list()).collections.player;
  expect(files).toEqual([expect.objectContaining({ count: 1, from: lost!.watermark - 10_000 })]);
  await store.write(changesFile, Buffer.from('broken'));
  await publish([]);
  expect((await list()).collections.player).toMatchObject({ watermark: noon - dayMs, files: [] });
});

test('of a collection that held nothing, what the first copy holds is no change', async () => {
  const { list, store, pass, now } = await site();
  pass(hourMs);
  const { collections: before } = await list();
  expect(before.event.watermark).toBeUndefined();
  await publishCopy({
    store,
    now,
    log: () => {},
    licence: '',
    sports: builtInSports,
    read: async (collection) =>
      collection === 'event'
        ? { ...nothing(now()), records: [event('e', { updatedAt: 5 })], watermark: 5 }
        : nothing(now()),
  });
  const { collections: after } = await list();
  expect(after.event).toEqual({ watermark: 5, checkedAt: now(), files: [] });
  expect(after.player).toEqual(before.player);
});

test('a new copy takes away none of it', async () => {
  const { publish, pass, now, store } = await site();
  pass(hourMs);
  await publish([player('p0', { updatedAt: now() })]);
  const before = (await store.list()).filter(isOfChanges);
  expect(before).toHaveLength(2);
  await publishCopy({
    store,
    now,
    log: () => {},
    licence: '',
    sports: builtInSports,
    read: async () => nothing(now()),
  });
  expect((await store.list()).filter(isOfChanges)).toEqual(before);
});

test('after the wiki was restored from a backup the list begins anew, and says when that was', async () => {
  const { list, publish, pass, now } = await site();
  pass(hourMs);
  await publish([player('p1', { updatedAt: now() })]);
  expect((await list()).collections.player.files).toHaveLength(1);
  pass(hourMs);
  const restoredAt = now();
  pass(hourMs);
  await publish([player('p2', { updatedAt: now() })], { restoredAt });
  const [file, ...others] = (await list()).collections.player.files;
  expect(others).toEqual([]);
  expect(file).toMatchObject({ count: 1, watermark: now() });
  expect((await list()).restoredAt).toBe(restoredAt);
  // Publishing may read the same tombstone again for a while. That does not restart the list.
  pass(1_000);
  await publish([player('p3', { updatedAt: now() })], { restoredAt });
  expect((await list()).collections.player.files).toMatchObject([{ count: 2 }]);
});

test('a copy of after the restoring begins the list anew as well', async () => {
  const { list, publish, pass, now, store } = await site();
  pass(hourMs);
  await publish([player('p1', { updatedAt: now() })]);
  pass(hourMs);
  const restoredAt = now();
  await publishCopy({
    store,
    now,
    log: () => {},
    licence: '',
    sports: builtInSports,
    read: async () => ({ ...nothing(now()), watermark: restoredAt, restoredAt }),
  });
  expect(await list()).toMatchObject({
    restoredAt,
    collections: { player: { watermark: restoredAt, files: [] }, match: { files: [] } },
  });
});

test('a list says from which version on writes are taken, and goes on saying so where nobody asks', async () => {
  const { store, now, list } = await site();
  const publish = (accepts?: () => Promise<number>) =>
    publishChanges({
      ...{ store, now, log: () => {}, read: async () => nothing(now()) },
      ...(accepts && { accepts }),
    });
  await publish();
  expect(await list()).not.toHaveProperty('accepts');
  await publish(async () => 2);
  expect((await list()).accepts).toBe(2);
  await publish();
  expect((await list()).accepts).toBe(2);
  await publish(async () => 3);
  expect((await list()).accepts).toBe(3);
});
