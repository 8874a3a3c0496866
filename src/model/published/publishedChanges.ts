import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { publishedFileFields, type PublishedFile } from './publication';
import { readPublished } from './readPublished';
import type { Collection } from '../schema/recordSchema';

/** The list of what has changed lately, published every hour beside the copy; `docs/snapshot.md` describes it for others. */
export const changesFormat = 'armwiki-changes';
/** Goes up with every change that an older reader would misunderstand. */
export const changesVersion = 1;

export const changesFile = 'changes.json';

/** Records and tombstones in the order of their last change, each as it was when the file was made. */
export interface ChangesFile extends PublishedFile {
  readonly count: number;
  /** Everything last changed at this time (epoch milliseconds) or later, up to the watermark, is in it. */
  readonly from: number;
  /** The newest `updatedAt` in it. */
  readonly watermark: number;
}

export interface PublishedChanges {
  /** The newest `updatedAt` that was seen; absent where there was nothing. */
  readonly watermark?: number;
  /** Server time before it was read. */
  readonly checkedAt: number;
  /** The oldest first; each joins on to the one before. */
  readonly files: readonly ChangesFile[];
}

export interface ChangesList {
  readonly format: typeof changesFormat;
  readonly version: typeof changesVersion;
  readonly collections: { readonly [N in Collection]: PublishedChanges };
  /** As in the manifest of the copy: nothing here joins on to what was read before. */
  readonly restoredAt?: number;
  /** The least version (`writeVersion`) of a page from which writes are still taken; any where absent. */
  readonly accepts?: number;
}

/** The remains of a deleted record: it stands among the changes so that readers let go of theirs. */
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

/** Reads a list; one of another version is refused, since only its own readers know what it means. */
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

/** A tombstone among changes; `undefined` for what is none. */
export function parseTombstone(input: unknown): PublishedTombstone | undefined {
  const result = v.safeParse(tombstone, input);
  return result.success ? result.output : undefined;
}
