import { groupBy } from '@/lib/groupBy';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { recordKey, recordOf } from '@/model/proposals/namedRecords';
import type { Collection } from '@/model/schema/recordSchema';
import type { Unit } from './unit';

const order: readonly Collection[] = ['match', 'event', 'player'];

/**
 * The units of a revert in order, a function of the deltas alone. First restore deleted records, so that
 * edits of them can be reverted; then revert edits, so that no record names one that is deleted; then delete
 * created records, matches before the records they name.
 */
export function unitsOf(deltas: readonly Delta[]): readonly Unit[] {
  const oldestFirst = [...deltas].sort(
    (a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const byRecord = groupBy(
    oldestFirst.filter((each) => !isDeletion(each)),
    (delta) => recordKey(recordOf(delta)),
  );
  const changed = [...byRecord.values()].map(unitOf);
  const deletions = oldestFirst.filter(isDeletion).map((deletion) => ({
    ...recordOf(deletion),
    deletion,
    edits: [],
  }));
  const made = order.flatMap((collection) =>
    changed.filter((unit) => unit.made !== undefined && unit.collection === collection),
  );
  return [...deletions, ...changed.filter((unit) => unit.made === undefined), ...made].map((unit, at) => ({
    ...unit,
    at,
  }));
}

function unitOf(deltas: readonly Delta[]): Omit<Unit, 'at'> {
  const made = deltas.find(isNewRecord);
  const edits = deltas.filter((delta) => delta !== made);
  return { ...recordOf(deltas[0]!), edits, ...(made && { made }) };
}
