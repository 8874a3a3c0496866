import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { publishedFileFields, type PublishedFile } from './publication';
import { readPublished } from './readPublished';
import type { Collection } from '../schema/recordSchema';

/** The list of recent changes, published every five minutes beside the copy; `docs/snapshot.md` describes it. */
export const changesFormat = 'armwiki-changes';
export const changesVersion = 1;

export const changesFile = 'changes.json';

/** Records and tombstones by time of last change, each as it was when the file was made. */
export interface ChangesFile extends PublishedFile {
  readonly count: number;
  /** The file has everything last changed from this time (epoch milliseconds) up to the watermark. */
  readonly from: number;
  readonly watermark: number;
}

export interface PublishedChanges {
  readonly watermark?: number;
  /** Server time before reading. */
  readonly checkedAt: number;
  /** Oldest first and without gaps. */
  readonly files: readonly ChangesFile[];
}

export interface ChangesList {
  readonly format: typeof changesFormat;
  readonly version: typeof changesVersion;
  readonly collections: { readonly [N in Collection]: PublishedChanges };
  /** As in the copy's manifest: nothing here continues what was read before. */
  readonly restoredAt?: number;
  /** The lowest `writeVersion` whose writes are still accepted; absent for any. */
  readonly accepts?: number;
}

/** Listed among the changes so that readers delete their record. */
export interface PublishedTombstone {
  readonly id: string;
  readonly updatedAt: number;
  readonly deleted: true;
}

const time = v.pipe(v.number(), v.finite());
const changes = v.object({
  watermark: v.exactOptional(time),
  checkedAt: time,
  files: v.array(v.object({ ...publishedFileFields, count: v.number(), from: time, watermark: time })),
});
const list = v.object({
  format: v.literal(changesFormat),
  version: v.literal(changesVersion),
  collections: v.object({ event: changes, match: changes, player: changes }),
  restoredAt: v.exactOptional(time),
  accepts: v.exactOptional(v.number()),
});
const tombstone = v.object({ id: v.string(), updatedAt: time, deleted: v.literal(true) });

export function parseChangesList(input: unknown): Parsed<ChangesList> {
  const read = readPublished(changesFile, list, input);
  const gap = read.ok && Object.entries(read.value.collections).find(([, { files }]) => !isJoined(files));
  return gap ? unparsed(`${changesFile}: ${gap[0]}: expected files that join on, found a gap`) : read;
}

const isJoined = (files: readonly ChangesFile[]): boolean =>
  files.every(({ from, watermark }, at) => {
    const before = files[at - 1];
    return from <= watermark && (!before || (from > before.from && from <= before.watermark + 1));
  });

export function parseTombstone(input: unknown): PublishedTombstone | undefined {
  const result = v.safeParse(tombstone, input);
  return result.success ? result.output : undefined;
}
