import { brotliCompressSync } from 'node:zlib';
import { publishChanges } from '../../../../functions/src/publish/snapshot/publishChanges';
import { publishCopy } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import type { CollectionCopy } from '../../../../functions/src/publish/snapshot/readCollection';
import type { SnapshotStore } from '../../../../functions/src/publish/snapshot/snapshotStore';
import { createPublishedWiki, refreshMs } from '../../../../functions/src/serve/reading/publishedWiki';
import type { Collection } from '@/model/schema/recordSchema';
import { event, player } from '@test/support/factories';

const minute = 60_000;

function world() {
  const files = new Map<string, Buffer>();
  const store: SnapshotStore = {
    read: async (name) => files.get(name),
    write: async (name, content) => void files.set(name, content),
    list: async () => [...files.keys()],
    delete: async (name) => void files.delete(name),
  };
  const docs = new Map<
    string,
    { readonly id: string; readonly updatedAt?: number; readonly deleted?: true }
  >();
  const asked: string[] = [];
  let time = 1_000_000_000;
  let down: Collection | undefined;
  const read = async (collection: Collection, from: number): Promise<CollectionCopy> => {
    asked.push(`${collection} from ${from}`);
    if (down === collection) throw new Error('The database is down');
    const all = [...docs]
      .filter(([key]) => key.startsWith(`${collection}/`))
      .map(([, doc]) => doc)
      .filter(({ updatedAt = 0 }) => updatedAt >= from)
      .sort((a, b) => (a.updatedAt ?? 0) - (b.updatedAt ?? 0));
    return {
      records: all.filter((doc) => doc.deleted !== true) as unknown as CollectionCopy['records'],
      gone: all.filter((doc) => doc.deleted === true) as unknown as CollectionCopy['gone'],
      watermark: all.at(-1)?.updatedAt,
      checkedAt: time,
      unreadable: [],
    };
  };
  const wiki = createPublishedWiki({ store, read, now: () => time, logger: { error: () => undefined } });
  const log = () => undefined;
  return {
    files,
    asked,
    put: (collection: Collection, doc: { readonly id: string }) =>
      docs.set(`${collection}/${doc.id}`, { ...doc, updatedAt: time }),
    pass: (ms: number) => (time += ms),
    fail: (collection: Collection | undefined) => (down = collection),
    publish: () =>
      publishCopy({ store, now: () => time, sports: [], licence: 'x', log, read: (of) => read(of, 0) }),
    publishChanges: () => publishChanges({ store, read, now: () => time, log }),
    players: async () => [...(await wiki()).stored.player.values()].map(({ name }) => name).sort(),
    wiki,
  };
}

test('what was published comes first, and of the database only what has changed since', async () => {
  const { put, pass, publish, publishChanges: publishNews, asked, players } = world();
  put('player', player('a', { name: 'Ann' }));
  put('player', player('b', { name: 'Bea' }));
  pass(minute);
  await publish();
  pass(60 * minute);
  put('player', player('b', { name: 'Beate' }));
  pass(minute);
  await publishNews();
  pass(60 * minute);
  put('player', player('c', { name: 'Cat' }));
  asked.length = 0;
  expect(await players()).toEqual(['Ann', 'Beate', 'Cat']);
  const [from] = asked.flatMap((question) => /^player from (\d+)$/.exec(question)?.[1] ?? []);
  expect(Number(from)).toBeGreaterThan(1_000_000_000 + 60 * minute);
});

test('within five minutes all are given the same, then what changed and what is gone', async () => {
  const { put, pass, publish, asked, players, wiki } = world();
  put('player', player('a', { name: 'Ann' }));
  await publish();
  pass(minute);
  const first = await wiki();
  put('player', { ...player('a'), deleted: true } as never);
  put('player', player('b', { name: 'Bea' }));
  pass(refreshMs - 1);
  asked.length = 0;
  expect(await wiki()).toBe(first);
  expect(asked).toEqual([]);
  pass(1);
  expect(await players()).toEqual(['Bea']);
  pass(refreshMs);
  const later = await wiki();
  pass(refreshMs);
  expect(await wiki()).toBe(later);
});

test('several who ask at once have it read once', async () => {
  const { put, publish, asked, wiki } = world();
  put('event', event('e'));
  await publish();
  asked.length = 0;
  await Promise.all([wiki(), wiki(), wiki()]);
  expect(asked).toHaveLength(3);
});

test('a database that fails leaves what is there, and one without a copy answers nothing', async () => {
  const { put, pass, publish, fail, players } = world();
  await expect(players()).rejects.toThrow('a published copy');
  put('player', player('a', { name: 'Ann' }));
  await publish();
  expect(await players()).toEqual(['Ann']);
  pass(refreshMs);
  put('player', player('b', { name: 'Bea' }));
  fail('event');
  expect(await players()).toEqual(['Ann']);
  fail(undefined);
  expect(await players()).toEqual(['Ann', 'Bea']);
});

test('a caller that knows of something newer has it read at once, also while another is reading', async () => {
  const { put, pass, publish, players, wiki } = world();
  await publish();
  expect(await players()).toEqual([]);
  put('player', player('a', { name: 'Ann' }));
  expect(await players()).toEqual([]);
  expect([...(await wiki(0)).stored.player.keys()]).toEqual(['a']);
  pass(refreshMs);
  const others = wiki();
  put('player', player('b', { name: 'Bea' }));
  expect([...(await wiki(0)).stored.player.keys()]).toEqual(['a', 'b']);
  expect([...(await others).stored.player.keys()]).toEqual(['a']);
});

test('a caller that knows of something newer is told when it could not be read', async () => {
  const { put, publish, fail, players, wiki } = world();
  await publish();
  expect(await players()).toEqual([]);
  put('player', player('a', { name: 'Ann' }));
  fail('player');
  await expect(wiki(0)).rejects.toThrow('down');
  expect(await players()).toEqual([]);
  fail(undefined);
  expect([...(await wiki(0)).stored.player.keys()]).toEqual(['a']);
});

test('a list of changes with a gap before it is left aside', async () => {
  const { put, pass, publish, files, players } = world();
  put('player', player('a', { name: 'Ann' }));
  pass(minute);
  await publish();
  pass(minute);
  put('player', player('b', { name: 'Bea' }));
  const changes = { checkedAt: 2_000_000_000, files: [] };
  const file = { file: `player-changes-${'0'.repeat(16)}.json`, bytes: 1, sha256: '0'.repeat(64) };
  const later = { ...file, count: 1, from: 1_900_000_000, watermark: 1_900_000_001 };
  const list = {
    format: 'armwiki-changes',
    version: 1,
    collections: { event: changes, match: changes, player: { ...changes, files: [later] } },
  };
  files.set('changes.json', brotliCompressSync(JSON.stringify(list)));
  expect(await players()).toEqual(['Ann', 'Bea']);
});
