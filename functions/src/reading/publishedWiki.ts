import { listenFrom } from '@/model/overlap';
import { recordParsers } from '@/model/parsing/recordParsers';
import {
  changesFile,
  parseChangesList,
  parseTombstone,
  type PublishedChanges,
  type PublishedTombstone,
} from '@/model/published/publishedChanges';
import type { Manifest } from '@/model/published/publication';
import type { AnyRecord, Player, Records } from '@/model/records';
import { replacedMark } from '@/model/withholding';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { decompress, readManifest } from '../snapshot/publishedFiles';
import type { CollectionCopy } from '../snapshot/readCollection';
import type { SnapshotStore } from '../snapshot/snapshotStore';
import { wikiOf, type StoredRecords, type Wiki } from './wiki';

/** Together with how long Hosting keeps an answer (`answers.ts`) less than ten minutes: no older is what a reader is given. */
export const refreshMs = 300_000;

export interface PublishedWikiServices {
  readonly store: Pick<SnapshotStore, 'read'>;
  /** The records changed at a time (epoch milliseconds) or later, as files for everybody have them. */
  readonly read: (
    collection: Collection,
    from: number,
  ) => Promise<Pick<CollectionCopy, 'records' | 'gone' | 'watermark' | 'checkedAt'>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
}

/** How far the records of a collection go. */
interface Progress {
  readonly watermark: number | undefined;
  readonly checkedAt: number;
}

/**
 * The wiki as one instance of a function has it, for every reader: the published copy and the published changes first, and
 * every five minutes what has changed since, which is all that is read of the database. Rejects where there is no copy yet; a
 * refresh that fails leaves what is there.
 */
export function createPublishedWiki(services: PublishedWikiServices): () => Promise<Wiki> {
  const { now, logger } = services;
  const tables: { readonly [N in Collection]: Map<string, Records[N]> } = {
    event: new Map(),
    match: new Map(),
    player: new Map(),
  };
  let progress: Readonly<Record<Collection, Progress>> | undefined;
  let wiki: Wiki | undefined;
  /** Tells whether the tables have what the wiki has not, also of a refresh that failed halfway. */
  let isNew = false;
  let refreshed = 0;
  let running: Promise<Wiki> | undefined;

  async function refresh(): Promise<Wiki> {
    const at = now();
    const begun = progress ?? (await published(services, tables));
    const ends = await Promise.all(
      collections.map(async (collection): Promise<readonly [Collection, Progress]> => {
        const { watermark, checkedAt } = begun[collection];
        const from = watermark === undefined ? 0 : listenFrom(watermark, checkedAt);
        const read = await services.read(collection, from);
        // Records that are read again because they were not final are mostly as they were.
        for (const change of [...read.records, ...read.gone])
          if (put(tables, collection, change)) isNew = true;
        return [collection, { watermark: read.watermark ?? watermark, checkedAt: read.checkedAt }];
      }),
    );
    // Of every collection, once all have been read.
    progress = Object.fromEntries(ends) as Record<Collection, Progress>;
    refreshed = at;
    if (!wiki || isNew) wiki = wikiOf(copyOf(tables));
    isNew = false;
    return wiki;
  }

  return async () => {
    if (wiki && now() - refreshed < refreshMs) return wiki;
    running ??= refresh().finally(() => {
      running = undefined;
    });
    try {
      return await running;
    } catch (error) {
      if (!wiki) throw error;
      logger.error('the newest changes could not be read', error);
      return wiki;
    }
  };
}

const copyOf = ({ event, match, player }: StoredRecords): StoredRecords => ({
  event: new Map(event),
  match: new Map(match),
  player: new Map(player),
});

type Tables = { readonly [N in Collection]: Map<string, Records[N]> };
type Change = AnyRecord | PublishedTombstone;

/**
 * Takes in a record or the end of one, and tells whether that is another than was known. A file may have it as it was before the
 * copy.
 */
function put(tables: Tables, collection: Collection, change: Change): boolean {
  // Its own parser made every record.
  const table = tables[collection] as Map<string, AnyRecord>;
  const known = table.get(change.id)?.updatedAt ?? -1;
  if (isGone(change)) return change.updatedAt >= known && table.delete(change.id);
  if (change.updatedAt !== undefined && change.updatedAt <= known) return false;
  table.set(change.id, change);
  if ('replaces' in change && change.replaces !== undefined) forgetReplaced(tables.player, change);
  return true;
}

/** No tombstone tells of a page whose id had a name in it that was withheld. */
function forgetReplaced(players: Map<string, Player>, { id, replaces }: Player): void {
  for (const known of players.keys()) if (replacedMark(id, known) === replaces) players.delete(known);
}

const isGone = (change: Change): change is PublishedTombstone =>
  'deleted' in change && change.deleted === true;

/** Fills the tables from published files, and answers how far these go. */
async function published(
  { store }: PublishedWikiServices,
  tables: Tables,
): Promise<Readonly<Record<Collection, Progress>>> {
  const manifest = await readManifest(store);
  if (!manifest) throw new Error('Expected a published copy, found none');
  const lists = await changesIn(store);
  const ends = collections.map(async (collection): Promise<readonly [Collection, Progress]> => {
    const { parts, ...copy } = manifest.collections[collection];
    for (const { file } of parts) await take(store, tables, collection, file);
    const changes = lists?.[collection];
    const wanted = changes && joining(changes, copy);
    if (!changes || !wanted) return [collection, { watermark: copy.watermark, checkedAt: copy.checkedAt }];
    for (const { file } of wanted) await take(store, tables, collection, file);
    const { watermark = copy.watermark, checkedAt } = changes;
    return [collection, { watermark, checkedAt }];
  });
  return Object.fromEntries(await Promise.all(ends)) as Record<Collection, Progress>;
}

/** The files that bring a copy up to the end of the list; `undefined` where some changes are in neither. */
function joining(
  { files, checkedAt: listed }: PublishedChanges,
  { watermark, checkedAt }: Pick<Manifest['collections'][Collection], 'watermark' | 'checkedAt'>,
): PublishedChanges['files'] | undefined {
  // A copy that is younger than the list needs nothing of it.
  if (listed < checkedAt) return undefined;
  const from = watermark === undefined ? 0 : listenFrom(watermark, checkedAt);
  const later = files.filter((file) => file.watermark >= from);
  const first = files.findLastIndex((file) => file.from <= from);
  if (later.length === 0) return [];
  return first < 0 ? undefined : files.slice(first).filter((file) => file.watermark >= from);
}

async function changesIn(
  store: PublishedWikiServices['store'],
): Promise<{ readonly [N in Collection]: PublishedChanges } | undefined> {
  const stored = await store.read(changesFile);
  if (!stored) return undefined;
  const list = parseChangesList(JSON.parse((await decompress(stored)).toString()));
  return list.ok ? list.value.collections : undefined;
}

async function take(
  store: PublishedWikiServices['store'],
  tables: Tables,
  collection: Collection,
  file: string,
): Promise<void> {
  const stored = await store.read(file);
  if (!stored) throw new Error(`Expected the published file ${file}, found none`);
  const read: unknown = JSON.parse((await decompress(stored)).toString());
  if (!Array.isArray(read)) throw new Error(`Expected a list in ${file}`);
  for (const doc of read as readonly unknown[]) {
    const gone = parseTombstone(doc);
    const record = gone ? undefined : recordParsers[collection](doc);
    if (gone) put(tables, collection, gone);
    else if (record?.ok) put(tables, collection, record.value);
  }
}
