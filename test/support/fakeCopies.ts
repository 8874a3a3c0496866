import { createHash } from 'node:crypto';
import type { Copies } from '@/backend/copies';
import type { PlainDoc } from '@/firebase/plainDoc';
import {
  publicationFormat,
  publicationVersion,
  type Manifest,
  type PublishedPart,
} from '@/model/publication';
import { recordParsers } from '@/model/recordParsers';
import { collections, type AnyRecord, type Collection } from '@/model/records';
import type { FakeServer } from './fakeServer';

export interface FakeCopies extends Copies {
  readonly current: Manifest;
  /** The parts that were asked for, in order. */
  readonly asked: readonly string[];
}

const timeOf = (doc: PlainDoc) => Number(doc['updatedAt']);

/** What a server holds, published in parts: the first half is read before `meanwhile` happens, the rest afterwards. */
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
    // As by pages: what was written since stands behind the page that was read.
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
  const current: Manifest = {
    format: publicationFormat,
    version: publicationVersion,
    collections: { event: publish('event'), match: publish('match'), player: publish('player') },
    licence: fileOf('licence', ''),
    sums: fileOf('sums', ''),
  };
  return {
    current,
    asked,
    manifest: async () => ({ manifest: current, at: server.now }),
    part: async ({ file }) => {
      asked.push(file);
      const docs = contents.get(file);
      if (!docs) throw new Error(`${file}: not there`);
      return structuredClone(docs);
    },
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
