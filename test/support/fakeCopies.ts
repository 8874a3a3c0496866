import { createHash } from 'node:crypto';
import type { Copies } from '@/backend/copies';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import {
  publicationFormat,
  publicationVersion,
  type Manifest,
  type PublishedPart,
} from '@/model/published/publication';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord, Match } from '@/model/records/records';
import { restoredAmong } from '@/model/operating/restoration';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { duplicatesVersion } from '@/model/published/publishedDuplicates';
import { parseRecent } from '@/model/parsing/parseRecent';
import { recentVersion, type PublishedRecent } from '@/model/published/publishedRecent';
import { changesFile, parseChangesList } from '@/model/published/publishedChanges';
import { beginChanges, publishChanges } from '../../functions/src/publish/snapshot/publishChanges';
import { decompress } from '../../functions/src/publish/snapshot/publishedFiles';
import type { CollectionCopy } from '../../functions/src/publish/snapshot/readCollection';
import { answerOf } from './fakeScopes';
import type { FakeServer } from './fakeServer';
import { createMemoryStore } from './memoryStore';

export interface FakeCopies extends Copies {
  readonly current: Manifest;
  readonly asked: readonly string[];
  readonly publishChanges: () => Promise<void>;
}

const timeOf = (doc: PlainDoc) => Number(doc['updatedAt']);

/** Publishes a server's records in parts: it reads the first half before `meanwhile`, the rest afterwards. */
export function publishFake(
  server: FakeServer,
  partSize: number,
  meanwhile: () => void = () => {},
): FakeCopies {
  const contents = new Map<string, readonly AnyRecord[]>();
  const checkedAt = server.now;
  const firstHalf = new Map(collections.map((name) => [name, pageOf(server, name, -Infinity, 0.5)]));
  meanwhile();
  const publish = (collection: Collection) => {
    const first = firstHalf.get(collection) ?? [];
    const last = first.at(-1);
    // As with pages: documents written since come after the page that was read.
    const docs = [...first, ...pageOf(server, collection, last ? timeOf(last) : -Infinity, 1, last?.id)];
    const newest = new Map<string, PlainDoc>();
    for (const doc of docs) {
      newest.delete(doc.id);
      newest.set(doc.id, doc);
    }
    const records = [...newest.values()].flatMap((doc) => {
      const read = doc['deleted'] === true ? undefined : recordParsers[collection](doc);
      return read?.ok ? [read.value] : [];
    });
    const parts: PublishedPart[] = [];
    for (let at = 0; at < records.length; at += partSize) {
      const some = records.slice(at, at + partSize);
      const file = fileOf(`${collection}-${parts.length}`, JSON.stringify(some));
      contents.set(file.file, some);
      parts.push({ ...file, count: some.length, watermark: some.at(-1)?.updatedAt ?? 0 });
    }
    return {
      count: records.length,
      ...(docs.length > 0 && { watermark: Math.max(...docs.map(timeOf)) }),
      checkedAt,
      parts,
      csv: fileOf(collection, ''),
    };
  };
  const asked: string[] = [];
  const restoredAt = restoredAmong(server.all('event'));
  const sports = fileOf('sports', '');
  contents.set(sports.file, []);
  const current: Manifest = {
    format: publicationFormat,
    version: publicationVersion,
    collections: { event: publish('event'), match: publish('match'), player: publish('player') },
    ...(restoredAt !== undefined && { restoredAt }),
    sports,
    schema: fileOf('schema', ''),
    licence: fileOf('licence', ''),
    sums: fileOf('sums', ''),
  };
  const store = createMemoryStore();
  const begun = beginChanges(store, current);
  let recent = recentOf(server);
  const stored = async (file: string): Promise<unknown> => {
    const content = await store.read(file);
    return content && JSON.parse(String(await decompress(content)));
  };
  return {
    current,
    asked,
    publishChanges: async () => {
      await begun;
      await publishChanges({
        store,
        read: async (collection, from) => readFake(server, collection, from),
        now: () => server.now,
        log: () => {},
        fileSize: partSize,
      });
      recent = recentOf(server);
    },
    changes: async () => {
      await begun;
      const list = parseChangesList(await stored(changesFile));
      if (!list.ok) throw new Error(list.error);
      return list.value;
    },
    manifest: async () => ({ manifest: current, at: server.now }),
    part: async ({ file }) => {
      asked.push(file);
      const docs = contents.get(file) ?? ((await stored(file)) as readonly AnyRecord[] | undefined);
      if (!docs) throw new Error(`${file}: not there`);
      return structuredClone(docs);
    },
    // The function that searches all records has its own tests.
    duplicates: async () => ({ version: duplicatesVersion, at: server.now, pairs: [] }),
    matchesOfPlayer: async (id) =>
      readFake(server, 'match', -Infinity).records.filter(
        (record): record is Match =>
          'player1' in record && [record.player1.id, record.player2.id].includes(id),
      ),
    matchesOfEvent: async (id) => ({
      checkedAt: server.now,
      matches: readFake(server, 'match', -Infinity).records.filter(
        (record): record is Match => 'event' in record && record.event.id === id,
      ),
    }),
    recent: async () => recent,
    site: () => Promise.reject(new Error('site.json: not there')),
    status: () => Promise.reject(new Error('status.json: not there')),
    queue: () => Promise.reject(new Error('queue.json: not there')),
  };
}

function recentOf(server: FakeServer): PublishedRecent {
  const changes = answerOf(server, { kind: 'recentChanges' });
  const profiles = [...new Set(changes.map(({ author }) => author))].map((uid) =>
    server.get('profile', String(uid)),
  );
  const read = parseRecent({ version: recentVersion, checkedAt: server.now, changes, profiles });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function readFake(server: FakeServer, collection: Collection, from: number): CollectionCopy {
  const docs = server
    .all(collection)
    .filter((doc) => timeOf(doc) >= from)
    .sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
  const isGone = (doc: PlainDoc) => doc['deleted'] === true;
  const restoredAt = restoredAmong(docs);
  return {
    ...(restoredAt !== undefined && { restoredAt }),
    records: docs.flatMap((doc) => {
      const read = isGone(doc) ? undefined : recordParsers[collection](doc);
      return read?.ok ? [read.value] : [];
    }),
    gone: docs.filter(isGone).map((doc) => ({ id: doc.id, updatedAt: timeOf(doc), deleted: true })),
    watermark: docs.length === 0 ? undefined : Math.max(...docs.map(timeOf)),
    checkedAt: server.now,
    unreadable: [],
  };
}

function pageOf(
  server: FakeServer,
  collection: Collection,
  after: number,
  share: number,
  id = '',
): readonly PlainDoc[] {
  const docs = server
    .all(collection)
    .filter((doc) => timeOf(doc) > after || (timeOf(doc) === after && doc.id > id))
    .sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
  return docs.slice(0, Math.ceil(docs.length * share));
}

function fileOf(what: string, content: string) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file: `${what}-${sha256.slice(0, 16)}.json`, bytes: content.length, sha256 };
}
