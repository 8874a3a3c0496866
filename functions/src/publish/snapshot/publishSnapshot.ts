import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  manifestFile,
  publicationFormat,
  publicationVersion,
  type Manifest,
  type PublishedCollection,
  type PublishedFile,
} from '@/model/published/publication';
import { firstFile } from '@/model/published/firstPlaces';
import { doublesAmong, eventIdentitiesAmong, identitiesAmong, matchesAs } from '@/model/identity/identities';
import { duplicatesFile } from '@/model/published/publishedDuplicates';
import { recentFile } from '@/model/published/publishedRecent';
import { statusFile } from '@/model/published/publishedStatus';
import { ratingsFile } from '@/model/published/playerRatings';
import type { Records } from '@/model/records/records';
import { laterRestoration } from '@/model/operating/restoration';
import { collections, recordSchema, type Collection } from '@/model/schema/recordSchema';
import { jsonSchemaOf } from '@/model/schema/jsonSchema';
import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Sport } from '@/model/sports';
import { beginChanges, inEachCollection, isOfChanges } from './publishChanges';
import { purgeChanges, type NewestTimes } from './purgeChanges';
import { readManifest, sha256Of, writeFile, writeJson } from './publishedFiles';
import { duplicatesAmong } from './duplicatesAmong';
import { publishFirst, type People } from './publishFirst';
import { readCollection, type CollectionCopy } from './readCollection';
import type { SnapshotStore } from './snapshotStore';
import { toCsv } from './toCsv';

export interface PublishServices {
  readonly db: Firestore;
  readonly store: SnapshotStore;
  readonly now: () => number;
  readonly sports: readonly Sport[];
  readonly licence: string;
  readonly terms?: StatedTerms | undefined;
  readonly log: (message: string, fields: object) => void;
  readonly partSize?: number;
  /** Deletes all earlier files, because they contain withheld content. */
  readonly purges?: boolean;
}

/**
 * Publish a new copy after this time even without changes, long before tombstones newer than the old one are
 * purged.
 */
const longestMs = 30 * 24 * 3_600_000;

/** Shortest time between ordinary copies. The several runs a day are for urgent removals. */
const dailyMs = 20 * 3_600_000;

export async function isDue(store: SnapshotStore, now: number): Promise<boolean> {
  const before = await readManifest(store);
  return before === undefined || now - before.collections.player.checkedAt > dailyMs;
}

export async function isOlderThan(store: SnapshotStore, changed: number | undefined): Promise<boolean> {
  const before = await readManifest(store);
  return (
    before !== undefined && changed !== undefined && changed > (before.collections.player.watermark ?? 0)
  );
}

/**
 * Publishes a copy of every record unless nothing has changed. Files are written before the manifest that
 * names them, so a reader always finds a complete copy. The previous copy's files remain for readers that
 * have just begun with it. Resolves to whether there is a new copy.
 */
export async function publishSnapshot(services: PublishServices): Promise<boolean> {
  const { db, store, now, log, sports, licence, purges = false } = services;
  const before = await readManifest(store);
  const known =
    before?.sports.sha256 === sha256Of(definitionsOf(sports)) && before.licence.sha256 === sha256Of(licence);
  if (before && known && !purges && (await isCurrent(db, before, now()))) {
    log('nothing to publish', {});
    return false;
  }
  await publishCopy({
    ...services,
    before,
    read: (collection) => readCollection(db, collection),
  });
  return true;
}

export interface CopyServices extends Omit<PublishServices, 'db'> {
  readonly read: (collection: Collection) => Promise<CollectionCopy>;
  readonly before?: Manifest | undefined;
}

type AllRecords = { readonly [N in Collection]?: readonly Records[N][] };

export async function publishCopy({
  store,
  now,
  log,
  sports,
  licence,
  terms,
  partSize = 2_000,
  purges = false,
  before,
  read,
}: CopyServices): Promise<void> {
  const write = writer(store);
  const all: AllRecords = {};
  const newest = { event: new Map(), match: new Map(), player: new Map() } satisfies NewestTimes;
  let restoredAt: number | undefined;
  const published = await inEachCollection(async (collection) => {
    const copy = await read(collection);
    restoredAt = laterRestoration(restoredAt, copy.restoredAt);
    for (const { id, updatedAt } of [...copy.records, ...copy.gone])
      newest[collection].set(id, updatedAt ?? 0);
    Object.assign(all, { [collection]: copy.records });
    for (const message of copy.unreadable) log('left out', { message });
    const written = await publishCollection(write.file, collection, copy, partSize);
    log('published', { collection, count: copy.records.length, parts: written.parts.length });
    return written;
  });
  const definitions = await write.file('sports', 'json', definitionsOf(sports));
  const schema = await write.file('schema', 'json', JSON.stringify(jsonSchemaOf(recordSchema)));
  const stated = await write.file('licence', 'txt', licence);
  const sums = await write.file('sums', 'txt', write.sums());
  const manifest: Manifest = {
    format: publicationFormat,
    version: publicationVersion,
    collections: published,
    ...(restoredAt !== undefined && { restoredAt }),
    sports: definitions,
    schema,
    licence: stated,
    ...(terms && { terms }),
    sums,
  };
  const people = peopleAmong(all);
  const rankings = await publishFirst(store, people, sports, now());
  await store.write(manifestFile, Buffer.from(JSON.stringify(manifest)));
  await beginChanges(store, manifest);
  if (purges) await purgeChanges(store, newest);
  await deleteOthers(store, [
    // Written last; keep the old list if that fails.
    ...(purges ? [] : [duplicatesFile, recentFile]),
    ...rankings,
    ...filesOf(manifest),
    ...(before && !purges ? filesOf(before) : []),
  ]);
  await publishDuplicates(store, people, now, log);
}

async function deleteOthers(store: SnapshotStore, files: readonly string[]): Promise<void> {
  const kept = new Set([manifestFile, firstFile, ratingsFile, statusFile, ...files]);
  for (const name of await store.list()) if (!kept.has(name) && !isOfChanges(name)) await store.delete(name);
}

function peopleAmong({ event: events = [], match: stored = [], player: players = [] }: AllRecords): People {
  const identities = identitiesAmong(players);
  const merged = eventIdentitiesAmong(events);
  const doubles = doublesAmong(stored, merged);
  const matches = matchesAs(stored, { players: identities, events: merged, doubles });
  return {
    events: events.filter(({ id }) => !merged.has(id)),
    all: events,
    stored,
    players,
    identities,
    matches,
  };
}

/**
 * Publishes possible duplicates. The copy works without them, so a failure is logged and the previous list
 * stays.
 */
async function publishDuplicates(
  store: SnapshotStore,
  people: People,
  now: CopyServices['now'],
  log: CopyServices['log'],
): Promise<void> {
  try {
    const started = now();
    const list = duplicatesAmong(people, started);
    await writeJson(store, duplicatesFile, list);
    log('looked for duplicates', { pairs: list.pairs.length, ms: now() - started });
  } catch (error) {
    log('no duplicates', { message: error instanceof Error ? error.message : String(error) });
  }
}

const definitionsOf = (sports: readonly Sport[]): string => JSON.stringify(sports);

async function publishCollection(
  write: WriteFile,
  collection: Collection,
  { records, watermark, checkedAt }: CollectionCopy,
  partSize: number,
): Promise<PublishedCollection> {
  const parts: PublishedCollection['parts'][number][] = [];
  for (let at = 0; at < records.length; at += partSize) {
    const some = records.slice(at, at + partSize);
    const file = await write(`${collection}-${parts.length}`, 'json', JSON.stringify(some));
    const newest = some.at(-1)?.updatedAt ?? 0;
    parts.push({ ...file, count: some.length, watermark: newest });
  }
  const csv = await write(collection, 'csv', toCsv(collection, records));
  return {
    count: records.length,
    ...(watermark !== undefined && { watermark }),
    checkedAt,
    parts,
    csv,
  };
}

type WriteFile = (what: string, ending: 'json' | 'csv' | 'txt', content: string) => Promise<PublishedFile>;

function writer(store: SnapshotStore) {
  const written: PublishedFile[] = [];
  const file: WriteFile = async (what, ending, content) => {
    const named = await writeFile(store, what, ending, content);
    written.push(named);
    return named;
  };
  return { file, sums: () => written.map(({ file: name, sha256 }) => `${sha256}  ${name}\n`).join('') };
}

async function isCurrent(db: Firestore, { collections: before }: Manifest, now: number): Promise<boolean> {
  const newer = await Promise.all(
    collections.map(async (collection) => {
      const { watermark, checkedAt } = before[collection];
      if (now - checkedAt > longestMs) return true;
      // Server times are more precise than a millisecond.
      const since = Timestamp.fromMillis((watermark ?? -1) + 1);
      return !(await db.collection(collection).where('updatedAt', '>=', since).limit(1).get()).empty;
    }),
  );
  return !newer.includes(true);
}

const filesOf = ({ collections: published, sports, schema, licence, sums }: Manifest): readonly string[] => [
  ...collections.flatMap((collection) => [
    ...published[collection].parts.map(({ file }) => file),
    published[collection].csv.file,
  ]),
  ...[sports, schema, licence, sums].map(({ file }) => file),
];
