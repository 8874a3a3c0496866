import { isJsonObject } from '@/lib/json';
import { parseTombstone, type PublishedTombstone } from '@/model/published/publishedChanges';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { createSlices, inOrder, ofScope, parseRecord, type PublishedOptions } from './copySlices';
import { resumePlan } from './mark';
import { requireSameState } from './otherState';
import type { Scope } from '@/backend/scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';

/**
 * Delivers the published changes from a watermark up to the last publication. The watermark moves with each
 * file, so a listener or the next visit can continue after any interruption. Delivers nothing if the list
 * does not reach back far enough. Rejects if it is unreadable, with `OtherStateError` if the wiki was
 * restored after the watermark.
 *
 * @returns `false` if the watermark is so old that tombstones since then may have been deleted.
 */
export async function catchUp(
  { copies, known, ...options }: PublishedOptions,
  scope: Scope,
  entity: Collection,
  resume: Resume,
  tell: ScopeObserver['next'],
  signal: AbortSignal,
): Promise<boolean> {
  const { collections, restoredAt } = await copies.changes(signal);
  requireSameState(resume, restoredAt, known);
  const { files, checkedAt } = collections[entity];
  const start = resumePlan(resume, checkedAt);
  if (start.kind === 'fill') return false;
  const { from } = start;
  const first = files.findLastIndex((file) => file.from <= from);
  if (first < 0) return true;
  const wanted = files.slice(first).filter(({ watermark }) => watermark >= from);
  const inSlices = createSlices(options);
  let { watermark } = resume;
  for await (const { file, docs, last: lastFile } of inOrder(wanted, (one) => copies.part(one, signal)))
    await inSlices(
      docs.filter((doc) => !isBefore(doc, from)),
      (slice) => parseChanges(entity, slice, file.file),
      (changes, last) => {
        if (signal.aborted) throw new Error('It was ended.');
        const since = watermark;
        if (last) watermark = Math.max(watermark, file.watermark);
        const progress = { since, watermark, ...(last && lastFile && { checkedAt }) };
        tell(changesSnapshot(scope, entity, changes, progress));
      },
    );
  return true;
}

/** A document without a time is damaged and must reach the parser. */
const isBefore = (doc: unknown, from: number): boolean =>
  isJsonObject(doc) && typeof doc['updatedAt'] === 'number' && doc['updatedAt'] < from;

interface Changes {
  readonly records: readonly AnyRecord[];
  readonly gone: readonly PublishedTombstone[];
}

function parseChanges(entity: Collection, docs: readonly unknown[], file: string): Changes {
  const records: AnyRecord[] = [];
  const gone: PublishedTombstone[] = [];
  for (const doc of docs) {
    const tombstone = parseTombstone(doc);
    if (tombstone) gone.push(tombstone);
    else records.push(parseRecord(entity, doc, file));
  }
  return { records, gone };
}

function changesSnapshot(
  scope: Scope,
  entity: Collection,
  { records, gone }: Changes,
  progress: Progress,
): Snapshot {
  const docs = ofScope(scope, records);
  const ids = gone.map(({ id }) => id);
  const removed = { kind: 'removed', ids, deletedIds: ids, deletedAt: gone.map((one) => one.updatedAt) };
  // The entity's parser made every record. The compiler cannot see this through the union.
  return {
    entity,
    events: [...(gone.length > 0 ? [removed] : []), ...(docs.length > 0 ? [{ kind: 'added', docs }] : [])],
    unreadable: [],
    complete: false,
    ...progress,
  } as Snapshot;
}
