import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { Collection } from '../schema/recordSchema';
import type { StatedTerms } from '../operating/siteFacts';
import { readPublished } from './readPublished';

/** The published copy of all records, which is the open data dump too; `docs/snapshot.md` describes it. */
export const publicationFormat = 'armwiki-snapshot';
/** Increases with every change that an older reader would misunderstand. */
export const publicationVersion = 1;

export const manifestFile = 'manifest.json';

/** Names of files other than the manifest: contents, part, and hash. */
export const filePattern =
  /^(event|match|player|sports|schema|licence|sums)(-\d+|-changes)?-[0-9a-f]{16}\.(json|csv|txt)$/;

export interface PublishedFile {
  readonly file: string;
  /** Of the uncompressed content; SHA-256 in hex. */
  readonly bytes: number;
  readonly sha256: string;
}

/** Some thousand records by time of their last change. */
export interface PublishedPart extends PublishedFile {
  readonly count: number;
  /** The newest `updatedAt` in it, epoch milliseconds: earlier changes are in this part or one before. */
  readonly watermark: number;
}

export interface PublishedCollection {
  readonly count: number;
  /** The newest `updatedAt` read, tombstones included; absent for an empty collection. */
  readonly watermark?: number;
  readonly checkedAt: number;
  readonly parts: readonly PublishedPart[];
  readonly csv: PublishedFile;
}

export interface Manifest {
  readonly format: typeof publicationFormat;
  readonly version: typeof publicationVersion;
  readonly collections: { readonly [N in Collection]: PublishedCollection };
  /**
   * When an operator restored the wiki from a backup, while readers may still need to know: anything read
   * before is out of date.
   */
  readonly restoredAt?: number;
  readonly sports: PublishedFile;
  readonly schema: PublishedFile;
  readonly licence: PublishedFile;
  /** The same licence for programs; absent if the site states none. */
  readonly terms?: StatedTerms;
  /** SHA-256 of every file above, for `sha256sum --check`. */
  readonly sums: PublishedFile;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.finite());
export const publishedFileFields = {
  file: v.pipe(v.string(), v.regex(filePattern)),
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};
const collection = v.object({
  count,
  watermark: v.exactOptional(time),
  checkedAt: time,
  parts: v.array(v.object({ ...publishedFileFields, count, watermark: time })),
  csv: v.object(publishedFileFields),
});
const schema = v.object({
  format: v.literal(publicationFormat),
  version: v.literal(publicationVersion),
  collections: v.object({ event: collection, match: collection, player: collection }),
  restoredAt: v.exactOptional(time),
  sports: v.object(publishedFileFields),
  schema: v.object(publishedFileFields),
  licence: v.object(publishedFileFields),
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
  sums: v.object(publishedFileFields),
});

/** Refuses another version, which only its own readers understand. */
export const parseManifest = (input: unknown): Parsed<Manifest> => readPublished(manifestFile, schema, input);
