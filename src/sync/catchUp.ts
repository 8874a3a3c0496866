import { parseTombstone, type PublishedTombstone } from '@/model/published/publishedChanges';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import { createSlices, inOrder, ofScope, parseRecord, type PublishedOptions } from './copySlices';
import { resumePlan } from './mark';
import { requireSameState } from './otherState';
import type { Scope } from '@/backend/scope';
import type { Progress, Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';

/**
 * Delivers what is published of the changes since a mark, from where a listener would go on: all that one would be sent up
 * to the last publication. The mark moves with each file, so that a listener or the next visit goes on from there wherever
 * it breaks off. Delivers nothing where the list does not reach back so far. Rejects where it cannot be read, and with an
 * `OtherStateError` where the wiki was restored after the mark.
 *
 * @returns `false` where the mark is so old, by the server's clock, that what was deleted since may be forgotten.
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

/** A document without a time is no change from before, but damage that is to be found. */
const isBefore = (doc: unknown, from: number): boolean =>
  typeof doc === 'object' &&
  doc !== null &&
  'updatedAt' in doc &&
  typeof doc.updatedAt === 'number' &&
  doc.updatedAt < from;

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
  // The entity's own parser made every record, which the compiler cannot see through the union of entities.
  return {
    entity,
    events: [...(gone.length > 0 ? [removed] : []), ...(docs.length > 0 ? [{ kind: 'added', docs }] : [])],
    unreadable: [],
    complete: false,
    ...progress,
  } as Snapshot;
}
