import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { readPublished, type Published } from './readPublished';

/** The published copy of all records, which is the open data dump too; `docs/snapshot.md` describes it. */
export const publicationFormat = 'armwiki-snapshot';
/** Increases with every change that an older reader would misunderstand. */
export const publicationVersion = 1;

export const manifestFile = 'manifest.json';

/** Names of files other than the manifest: contents, part, and hash. */
export const filePattern =
  /^(event|match|player|sports|schema|licence|sums)(-\d+|-changes)?-[0-9a-f]{16}\.(json|csv|txt)$/;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.finite());

export const publishedFileFields = {
  file: v.pipe(v.string(), v.regex(filePattern)),
  /** SHA-256 of the uncompressed content, in hex. */
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};
const file = v.object(publishedFileFields);
export type PublishedFile = Published<typeof file>;

const part = v.object({
  ...publishedFileFields,
  count,
  /** The newest `updatedAt` in it, epoch milliseconds: earlier changes are in this part or one before. */
  watermark: time,
});
export type PublishedPart = Published<typeof part>;

const collection = v.object({
  count,
  /** The newest `updatedAt` read, tombstones included; absent for an empty collection. */
  watermark: v.exactOptional(time),
  checkedAt: time,
  parts: v.array(part),
  csv: file,
});
export type PublishedCollection = Published<typeof collection>;

const manifest = v.object({
  format: v.literal(publicationFormat),
  version: v.literal(publicationVersion),
  collections: v.object({ event: collection, match: collection, player: collection }),
  /**
   * When an operator restored the wiki from a backup, while readers may still need to know: anything read
   * before is out of date.
   */
  restoredAt: v.exactOptional(time),
  sports: file,
  schema: file,
  licence: file,
  terms: v.exactOptional(
    v.object({
      licence: v.object({
        id: v.exactOptional(v.string()),
        name: v.string(),
        url: v.exactOptional(v.string()),
      }),
      attribution: v.string(),
    }),
  ),
  /** SHA-256 of every file above, for `sha256sum --check`. */
  sums: file,
});
export type Manifest = Published<typeof manifest>;

/** Refuses another version, which only its own readers understand. */
export const parseManifest = (input: unknown): Parsed<Manifest> =>
  readPublished(manifestFile, manifest, input);
