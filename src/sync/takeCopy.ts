import type { Manifest, PublishedCollection } from '@/model/published/publication';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { createSlices, inOrder, ofScope, parseRecord, type PublishedOptions } from './copySlices';
import { tombstonesKeptMs } from './mark';
import { requireSameState, type KnownRestoration } from './otherState';
import type { Scope } from '@/backend/scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';

/** A copy must be this much younger than the tombstones' lifetime, so the download finishes in time. */
const marginMs = 24 * 3_600_000;

/**
 * Delivers the published copy of a scope's records and returns where to listen from. Slices are those of a
 * first fill: ordered by time of change, each with a watermark.
 *
 * An interrupted download resumes at its part while the same copy is published. With another copy it starts
 * again, because neither contains what was deleted between them. Rejects if there is no usable copy, with
 * `OtherStateError` if the wiki was restored since the interruption.
 */
export async function takeCopy(
  { copies, known, ...options }: PublishedOptions,
  scope: Scope,
  entity: Collection,
  resume: Resume | undefined,
  tell: ScopeObserver['next'],
  signal: AbortSignal,
): Promise<Resume> {
  const { manifest, at } = await copies.manifest(signal);
  requireSameState(resume, manifest.restoredAt, known);
  const { watermark, checkedAt, parts, count } = usable(manifest, entity, at, known);
  const goesOn = resume?.checkedAt === checkedAt;
  let mark = goesOn ? resume.watermark : undefined;
  let first = !goesOn;
  const missing = parts.filter((part) => mark === undefined || part.watermark >= mark);
  let done = parts.filter((part) => !missing.includes(part)).reduce((sum, part) => sum + part.count, 0);
  const inSlices = createSlices(options);
  for await (const { file, docs, last: lastPart } of inOrder(missing, (part) => copies.part(part, signal)))
    await inSlices(
      docs,
      (slice) => slice.map((doc) => parseRecord(entity, doc, file.file)),
      (slice, lastSlice) => {
        if (signal.aborted) throw new Error('It was ended.');
        done += slice.length;
        const last = lastPart && lastSlice;
        const since = mark;
        mark = Math.max(mark ?? 0, (last ? watermark : slice.at(-1)?.updatedAt) ?? 0);
        const progress: Progress = {
          ...(since !== undefined && { since }),
          watermark: mark,
          checkedAt,
          ...(!last && { filling: true as const }),
        };
        const share = done / Math.max(count, 1);
        tell(sliceSnapshot(entity, ofScope(scope, slice), first ? 'reset' : 'added', progress, share));
        first = false;
      },
    );
  return { watermark, checkedAt };
}

function usable(
  { collections }: Manifest,
  entity: Collection,
  at: number,
  known: KnownRestoration,
): PublishedCollection & { readonly watermark: number } {
  const copy = collections[entity];
  const { watermark, checkedAt, parts } = copy;
  if (watermark === undefined || parts.length === 0) throw new Error('It is empty.');
  if (checkedAt < known.at) throw new Error('It was made before the wiki was restored from a backup.');
  if (at - checkedAt > tombstonesKeptMs - marginMs)
    throw new Error(
      `It is of ${new Date(checkedAt).toISOString()}, and what was deleted since may be forgotten.`,
    );
  const inOrder = parts.every((part, index) => part.watermark >= (parts[index - 1]?.watermark ?? 0));
  if (!inOrder || (parts.at(-1)?.watermark ?? 0) > watermark) throw new Error('Its parts are in no order.');
  return { ...copy, watermark };
}

function sliceSnapshot(
  entity: Collection,
  docs: readonly AnyRecord[],
  kind: 'reset' | 'added',
  progress: Progress,
  share: number,
): Snapshot {
  // The entity's parser made every record. The compiler cannot see this through the union.
  return {
    entity,
    events: [{ kind, docs }],
    unreadable: [],
    complete: false,
    share,
    ...progress,
  } as Snapshot;
}
