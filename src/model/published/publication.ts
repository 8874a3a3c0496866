import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { Collection } from '../schema/recordSchema';
import type { StatedTerms } from '../siteFacts';
import { readPublished } from './readPublished';

/** The published copy of all records, also the open data dump; `docs/snapshot.md` describes it for others. */
export const publicationFormat = 'armwiki-snapshot';
/** Goes up with every change that an older reader would misunderstand. */
export const publicationVersion = 1;

export const manifestFile = 'manifest.json';

/** Names of files other than the manifest: what is in it, which part, and the hash of its content. */
export const filePattern =
  /^(event|match|player|sports|schema|licence|sums)(-\d+|-changes)?-[0-9a-f]{16}\.(json|csv|txt)$/;

/** One immutable file. */
export interface PublishedFile {
  readonly file: string;
  /** Size and SHA-256 (hex) of its content, uncompressed. */
  readonly bytes: number;
  readonly sha256: string;
}

/** Some thousand records in the order of their last change. */
export interface PublishedPart extends PublishedFile {
  readonly count: number;
  /** The newest `updatedAt` in it, epoch milliseconds: what changed earlier is in it or in a part before. */
  readonly watermark: number;
}

export interface PublishedCollection {
  readonly count: number;
  /** The newest `updatedAt` that was seen, tombstones included; absent where there was nothing. */
  readonly watermark?: number;
  /** Server time before the first record was read. */
  readonly checkedAt: number;
  readonly parts: readonly PublishedPart[];
  readonly csv: PublishedFile;
}

export interface Manifest {
  readonly format: typeof publicationFormat;
  readonly version: typeof publicationVersion;
  readonly collections: { readonly [N in Collection]: PublishedCollection };
  /**
   * When the wiki was restored from a backup, for as long as that may concern somebody: what was read before is of another
   * state.
   */
  readonly restoredAt?: number;
  /** The definitions of the sports, a list. */
  readonly sports: PublishedFile;
  /** The fields of records, as a JSON Schema. */
  readonly schema: PublishedFile;
  readonly licence: PublishedFile;
  /** Content of that file, for programs; absent where the site states no licence. */
  readonly terms?: StatedTerms;
  /** The SHA-256 of every file above, as `sha256sum --check` reads it. */
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

/** Reads a manifest; one of another version is refused, since only its own readers know what it means. */
export const parseManifest = (input: unknown): Parsed<Manifest> => readPublished(manifestFile, schema, input);
