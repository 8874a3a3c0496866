import * as v from 'valibot';
import { unparsed, type Parsed } from '@/lib/parsed';
import { publishedFileFields } from './publication';
import { readPublished, type Published } from './readPublished';

/** The list of recent changes, published every five minutes beside the copy; `docs/snapshot.md` describes it. */
export const changesFormat = 'armwiki-changes';
export const changesVersion = 1;

export const changesFile = 'changes.json';

const time = v.pipe(v.number(), v.finite());
const file = v.object({
  ...publishedFileFields,
  count: v.number(),
  /** The file has everything last changed from this time (epoch milliseconds) up to the watermark. */
  from: time,
  watermark: time,
});
export type ChangesFile = Published<typeof file>;

const changes = v.object({
  watermark: v.exactOptional(time),
  /** Server time before reading. */
  checkedAt: time,
  /** Oldest first and without gaps. */
  files: v.array(file),
});
export type PublishedChanges = Published<typeof changes>;

const list = v.object({
  format: v.literal(changesFormat),
  version: v.literal(changesVersion),
  collections: v.object({ event: changes, match: changes, player: changes }),
  /** As in the copy's manifest: nothing here continues what was read before. */
  restoredAt: v.exactOptional(time),
  /** The lowest `writeVersion` whose writes are still accepted; absent for any. */
  accepts: v.exactOptional(v.number()),
});
export type ChangesList = Published<typeof list>;

const tombstone = v.object({ id: v.string(), updatedAt: time, deleted: v.literal(true) });
/** Listed among the changes so that readers delete their record. */
export type PublishedTombstone = Published<typeof tombstone>;

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
