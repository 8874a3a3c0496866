import type { Manifest, PublishedCollection } from '@/model/published/publication';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import { createSlices, inOrder, ofScope, parseRecord, type PublishedOptions } from './copySlices';
import { tombstonesKeptMs } from './mark';
import { requireSameState, type KnownRestoration } from './otherState';
import type { Scope } from '@/backend/scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';

/** A copy read long before it was published leaves time to download it before its tombstones go. */
const marginMs = 24 * 3_600_000;

/**
 * Delivers the published copy of a scope's records, and answers where to listen from. The slices are those of a first fill:
 * in the order of change, each vouching for what came before it. One that was interrupted goes on with the part where it
 * stopped while the same copy is still published; otherwise it begins anew, because what was deleted between two copies is
 * in neither. Rejects where there is no copy, or none that is fit to begin with, and with an `OtherStateError` where the wiki was
 * restored from a backup since it was interrupted.
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

/** The copy of a collection, if it is fit to begin with. */
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
  // The entity's own parser made every record, which the compiler cannot see through the union of entities.
  return {
    entity,
    events: [{ kind, docs }],
    unreadable: [],
    complete: false,
    share,
    ...progress,
  } as Snapshot;
}
