import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketStore, type BucketLike } from '../../../../functions/src/publish/snapshot/bucketStore';
import { folderStore } from '../../../../functions/src/publish/snapshot/folderStore';
import type { SnapshotStore } from '../../../../functions/src/publish/snapshot/snapshotStore';

const folder = mkdtempSync(join(tmpdir(), 'armwiki-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function memoryBucket(): BucketLike {
  const files = new Map<string, Buffer>([['elsewhere/secret', Buffer.from('x')]]);
  const missing = () => Object.assign(new Error('No such object'), { code: 404 });
  return {
    file: (name) => ({
      download: async () => {
        const content = files.get(name);
        if (!content) throw missing();
        return [content];
      },
      save: async (content) => files.set(name, content),
      delete: async ({ ignoreNotFound }) => {
        if (!files.delete(name) && !ignoreNotFound) throw missing();
      },
    }),
    getFiles: async ({ prefix }) => [
      [...files.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
    ],
  };
}

const bytes = Buffer.from([0, 255, 10, 13]);

describe.each<[string, () => SnapshotStore]>([
  ['a folder', () => folderStore(join(folder, String(Math.random())))],
  ['a bucket', () => bucketStore(memoryBucket())],
])('%s', (_, create) => {
  test('gives back what was written, byte by byte, and the newest of two', async () => {
    const store = create();
    await store.write('a.json', Buffer.from('old'));
    await store.write('a.json', bytes);
    await store.write('b.json', Buffer.from(''));
    expect(await store.read('a.json')).toEqual(bytes);
    expect(await store.read('b.json')).toEqual(Buffer.from(''));
    expect([...(await store.list())].sort()).toEqual(['a.json', 'b.json']);
  });

  test('has nothing where nothing was written', async () => {
    const store = create();
    expect(await store.list()).toEqual([]);
    expect(await store.read('a.json')).toBeUndefined();
  });

  test('forgets what is deleted, and does not mind deleting what is not there', async () => {
    const store = create();
    await store.write('a.json', bytes);
    await store.delete('a.json');
    await store.delete('a.json');
    expect(await store.read('a.json')).toBeUndefined();
    expect(await store.list()).toEqual([]);
  });
});

test('a bucket that fails says so, and does not look empty', async () => {
  const bucket = memoryBucket();
  const broken: BucketLike = {
    ...bucket,
    file: (name) => ({
      ...bucket.file(name),
      download: () => Promise.reject(Object.assign(new Error('denied'), { code: 403 })),
    }),
  };
  await expect(bucketStore(broken).read('a.json')).rejects.toThrow('denied');
});
