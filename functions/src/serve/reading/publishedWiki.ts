import { listenFrom } from '@/model/published/overlap';
import { recordParsers } from '@/model/parsing/recordParsers';
import {
  parseTombstone,
  type PublishedChanges,
  type PublishedTombstone,
} from '@/model/published/publishedChanges';
import type { Manifest } from '@/model/published/publication';
import type { AnyRecord, Player, Records } from '@/model/records/records';
import { replacedMark } from '@/model/privacy/withholding';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { readChangesList } from '../../publish/snapshot/publishChanges';
import { readManifest, readPart } from '../../publish/snapshot/publishedFiles';
import type { CollectionCopy } from '../../publish/snapshot/readCollection';
import type { SnapshotStore } from '../../publish/snapshot/snapshotStore';
import { wikiOf, type StoredRecords, type Wiki } from './wiki';
import type { AnswerLogger } from './answers';

/**
 * Together with Hosting's cache time (`answers.ts`) less than ten minutes, the most that an answer may be out
 * of date.
 */
export const refreshMs = 300_000;

export interface PublishedWikiServices {
  readonly store: Pick<SnapshotStore, 'read'>;
  /** Reads the published form of records changed at a time (epoch milliseconds) or later. */
  readonly read: (
    collection: Collection,
    from: number,
  ) => Promise<Pick<CollectionCopy, 'records' | 'gone' | 'watermark' | 'checkedAt'>>;
  readonly now: () => number;
  readonly logger: AnswerLogger;
}

/**
 * Resolves with a copy that is at most so old, by default as old as `refreshMs`. Rejects if a newer one was asked for
 * and could not be read.
 */
export type ReadWiki = (maxAgeMs?: number) => Promise<Wiki>;

interface Progress {
  readonly watermark: number | undefined;
  readonly checkedAt: number;
}

/**
 * One instance's copy of the wiki, shared by all requests: the published copy with its changes, then every
 * five minutes the newer changes from the database, which are its only reads. Rejects if no copy was
 * published. A failed refresh keeps the current state for all who did not ask for a newer one.
 */
export function createPublishedWiki(services: PublishedWikiServices): ReadWiki {
  const { now, logger } = services;
  const tables: { readonly [N in Collection]: Map<string, Records[N]> } = {
    event: new Map(),
    match: new Map(),
    player: new Map(),
  };
  let progress: Readonly<Record<Collection, Progress>> | undefined;
  let wiki: Wiki | undefined;
  /** Whether the tables contain changes that the current `Wiki` lacks, possibly from a failed refresh. */
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
        // Many records are reread because they were not final; most have not changed.
        for (const change of [...read.records, ...read.gone])
          if (put(tables, collection, change)) isNew = true;
        return [collection, { watermark: read.watermark ?? watermark, checkedAt: read.checkedAt }];
      }),
    );
    // Advance only after all collections were read.
    progress = Object.fromEntries(ends) as Record<Collection, Progress>;
    refreshed = at;
    if (!wiki || isNew) wiki = wikiOf(copyOf(tables));
    isNew = false;
    return wiki;
  }

  return async (maxAgeMs = refreshMs) => {
    if (wiki && now() - refreshed < maxAgeMs) return wiki;
    // A refresh that has begun may have read before the change that this caller knows of.
    if (maxAgeMs < refreshMs) await running?.catch(() => undefined);
    running ??= refresh().finally(() => {
      running = undefined;
    });
    try {
      return await running;
    } catch (error) {
      if (!wiki) throw error;
      logger.error('the newest changes could not be read', error);
      // Such a caller would take an old copy for one with the change that it knows of.
      if (maxAgeMs < refreshMs) throw error;
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
 * Stores a record or tombstone. Returns whether it changed anything: a file may contain an older state than
 * the copy.
 */
function put(tables: Tables, collection: Collection, change: Change): boolean {
  const table = tables[collection] as Map<string, AnyRecord>;
  const known = table.get(change.id)?.updatedAt ?? -1;
  if (isGone(change)) return change.updatedAt >= known && table.delete(change.id);
  if (change.updatedAt !== undefined && change.updatedAt <= known) return false;
  table.set(change.id, change);
  if ('replaces' in change && change.replaces !== undefined) forgetReplaced(tables.player, change);
  return true;
}

/** A withheld page whose id contained the name moved to a new id without leaving a tombstone. */
function forgetReplaced(players: Map<string, Player>, { id, replaces }: Player): void {
  for (const known of players.keys()) if (replacedMark(id, known) === replaces) players.delete(known);
}

const isGone = (change: Change): change is PublishedTombstone =>
  'deleted' in change && change.deleted === true;

async function published(
  { store }: PublishedWikiServices,
  tables: Tables,
): Promise<Readonly<Record<Collection, Progress>>> {
  const manifest = await readManifest(store);
  if (!manifest) throw new Error('Expected a published copy, found none');
  const lists = (await readChangesList(store))?.collections;
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

/** The files that extend a copy to the end of the list; `undefined` if there is a gap between them. */
function joining(
  { files, checkedAt: listed }: PublishedChanges,
  { watermark, checkedAt }: Pick<Manifest['collections'][Collection], 'watermark' | 'checkedAt'>,
): PublishedChanges['files'] | undefined {
  // The copy is newer than the list, so it needs none of its files.
  if (listed < checkedAt) return undefined;
  const from = watermark === undefined ? 0 : listenFrom(watermark, checkedAt);
  const later = files.filter((file) => file.watermark >= from);
  const first = files.findLastIndex((file) => file.from <= from);
  if (later.length === 0) return [];
  return first < 0 ? undefined : files.slice(first).filter((file) => file.watermark >= from);
}

async function take(
  store: PublishedWikiServices['store'],
  tables: Tables,
  collection: Collection,
  file: string,
): Promise<void> {
  for (const doc of await readPart(store, file)) {
    const gone = parseTombstone(doc);
    const record = gone ? undefined : recordParsers[collection](doc);
    if (gone) put(tables, collection, gone);
    else if (record?.ok) put(tables, collection, record.value);
  }
}
