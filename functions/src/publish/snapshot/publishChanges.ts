import { compareText } from '@/lib/compareText';
import { parsed } from '@/lib/parsed';
import { dateOf } from '@/model/dates';
import type { Manifest } from '@/model/published/publication';
import {
  changesFile,
  changesFormat,
  changesVersion,
  parseChangesList,
  type ChangesFile,
  type ChangesList,
  type PublishedChanges,
  type PublishedTombstone,
} from '@/model/published/publishedChanges';
import type { AnyRecord } from '@/model/records/records';
import { laterRestoration } from '@/model/operating/restoration';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { listenFrom } from '@/model/published/overlap';
import { readManifest, readParsed, writeFile, writeJson } from './publishedFiles';
import type { CollectionCopy } from './readCollection';
import type { SnapshotStore } from './snapshotStore';

export interface ChangesServices {
  readonly store: SnapshotStore;
  readonly read: (collection: Collection, from: number) => Promise<CollectionCopy>;
  /** Lowest client version whose writes are accepted. Pages read it from the list. */
  readonly accepts?: () => Promise<number>;
  readonly now: () => number;
  readonly log: (message: string, fields: object) => void;
  /** Changes per file. Changes of one moment stay together and may exceed it. */
  readonly fileSize?: number;
}

/** A device that was away longer reads the database. */
const keptMs = 35 * 24 * 3_600_000;
/** Per collection, so that the list stays small. */
const mostFiles = 200;

/**
 * Publishes changes since the last run, so that returning visitors need not read them from the database. A
 * day's changes share a file that is rewritten until full. Files are written before the list that names them,
 * and files of the previous list remain for readers that have just loaded it. Without a list, a new one
 * starts after the published copy. If the wiki was restored from a backup, the list restarts. Returns the
 * number of new changes.
 */
export async function publishChanges(services: ChangesServices): Promise<number> {
  const { store, log, accepts } = services;
  const before = (await readChangesList(store)) ?? (await begunList(store));
  if (!before) return 0;
  let count = 0;
  let { restoredAt } = before;
  const after = async (collection: Collection) => {
    const found = await changesAfter(services, collection, before.collections[collection]);
    count += found.added;
    restoredAt = laterRestoration(restoredAt, found.restoredAt);
    return found.changes;
  };
  const list: ChangesList = {
    ...before,
    collections: await inEachCollection(after),
    ...(restoredAt !== undefined && { restoredAt }),
    ...(accepts && { accepts: await accepts() }),
  };
  await writeList(store, list);
  await deleteOtherChanges(store, [...filesOf(list), ...filesOf(before)]);
  log('changes published', { count });
  return count;
}

/** One collection after the other, because reading several at once would take more memory. */
export async function inEachCollection<T>(
  work: (collection: Collection) => Promise<T>,
): Promise<Readonly<Record<Collection, T>>> {
  const results: (readonly [Collection, T])[] = [];
  for (const collection of collections) results.push([collection, await work(collection)]);
  // Each collection has its entry.
  return Object.fromEntries(results) as Record<Collection, T>;
}

export async function deleteOtherChanges(store: SnapshotStore, files: readonly string[]): Promise<void> {
  const kept = new Set([changesFile, ...files]);
  for (const name of await store.list()) if (isOfChanges(name) && !kept.has(name)) await store.delete(name);
}

/** Starts the list after a copy. A collection whose list already runs keeps it. */
export async function beginChanges(store: SnapshotStore, manifest: Manifest): Promise<void> {
  const { collections: before, accepts } = (await readChangesList(store)) ?? {};
  const list = listBehind(manifest);
  const begun = collections.filter((collection) => joins(before?.[collection], list.restoredAt));
  if (begun.length === collections.length) return;
  const kept = Object.fromEntries(begun.map((collection) => [collection, before?.[collection]]));
  await writeList(store, {
    ...list,
    ...(accepts !== undefined && { accepts }),
    collections: { ...list.collections, ...kept },
  });
}

const joins = (changes: PublishedChanges | undefined, restoredAt = -Infinity): boolean =>
  changes?.watermark !== undefined && changes.checkedAt >= restoredAt;

export const isOfChanges = (name: string): boolean => name === changesFile || name.includes('-changes-');

interface FoundChanges {
  readonly changes: PublishedChanges;
  readonly added: number;
  readonly restoredAt?: number | undefined;
}

async function changesAfter(
  { store, read, now, log, fileSize = 2_000 }: ChangesServices,
  collection: Collection,
  was: PublishedChanges,
): Promise<FoundChanges> {
  const from = was.watermark === undefined ? 0 : listenFrom(was.watermark, was.checkedAt);
  const { records, gone, watermark, checkedAt, restoredAt, unreadable } = await read(collection, from);
  for (const message of unreadable) log('left out', { message });
  const seen = watermark ?? was.watermark;
  const goesOn = joins(was, restoredAt);
  const progress = {
    ...(seen !== undefined && { watermark: Math.max(seen, was.watermark ?? seen) }),
    checkedAt,
  };
  const young = was.files.filter((file) => goesOn && file.watermark >= now() - keptMs);
  const news = inOrder([...records, ...gone]);
  if (news.length === 0) return { changes: { ...progress, files: young }, added: 0 };
  const last = young.at(-1);
  const before = last && (await readChanges(store, last));
  if (last && !before) log('changes begin anew', { unreadable: last.file });
  const fills = before !== undefined && last !== undefined && last.count < fileSize && isOfToday(last, now());
  const written = await writeChanges(
    store,
    collection,
    fills ? newestOf([...before, ...news]) : news,
    fills ? Math.min(last.from, from) : from,
    fileSize,
  );
  const stay = last && !before ? [] : fills ? young.slice(0, -1) : young;
  const files = [...stay, ...written].slice(-mostFiles);
  return { changes: { ...progress, files }, added: news.length, restoredAt };
}

export type Change = AnyRecord | PublishedTombstone;

const timeOf = ({ updatedAt = 0 }: Change) => updatedAt;

const inOrder = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => timeOf(a) - timeOf(b) || compareText(a.id, b.id));

const newestOf = (changes: readonly Change[]): readonly Change[] =>
  inOrder([...new Map(changes.map((change) => [change.id, change])).values()]);

const isOfToday = ({ watermark }: ChangesFile, now: number) => dateOf(watermark) === dateOf(now);

async function writeChanges(
  store: SnapshotStore,
  collection: Collection,
  changes: readonly Change[],
  from: number,
  fileSize: number,
): Promise<readonly ChangesFile[]> {
  const files: ChangesFile[] = [];
  for (let at = 0; at < changes.length;) {
    let end = Math.min(at + fileSize, changes.length);
    // Keep changes of one moment in one file, because a reader starts with a moment's file.
    while (end < changes.length && timeOf(changes[end]!) === timeOf(changes[end - 1]!)) end += 1;
    const some = changes.slice(at, end);
    const file = await writeFile(store, `${collection}-changes`, 'json', JSON.stringify(some));
    const before = files.at(-1);
    files.push({
      ...file,
      count: some.length,
      from: before ? before.watermark + 1 : from,
      watermark: timeOf(some.at(-1)!),
    });
    at = end;
  }
  return files;
}

export const readChanges = (
  store: SnapshotStore,
  { file }: ChangesFile,
): Promise<readonly Change[] | undefined> =>
  // Our own function published it.
  readParsed(store, file, (content) => parsed(content as readonly Change[]));

export const readChangesList = (store: Pick<SnapshotStore, 'read'>): Promise<ChangesList | undefined> =>
  readParsed(store, changesFile, parseChangesList);

export const writeList = (store: SnapshotStore, list: ChangesList): Promise<void> =>
  writeJson(store, changesFile, list);

async function begunList(store: SnapshotStore): Promise<ChangesList | undefined> {
  const manifest = await readManifest(store);
  return manifest && listBehind(manifest);
}

const listBehind = ({ collections: { event, match, player }, restoredAt }: Manifest): ChangesList => ({
  format: changesFormat,
  version: changesVersion,
  collections: { event: behind(event), match: behind(match), player: behind(player) },
  ...(restoredAt !== undefined && { restoredAt }),
});

const behind = ({ watermark, checkedAt }: Manifest['collections'][Collection]): PublishedChanges => ({
  ...(watermark !== undefined && { watermark }),
  checkedAt,
  files: [],
});

export const filesOf = (list: ChangesList): readonly string[] =>
  collections.flatMap((collection) => list.collections[collection].files.map(({ file }) => file));
