import { isDeletion, isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import { recordKey } from '@/model/namedRecords';
import type { Collection } from '@/model/schema/recordSchema';
import type { Unit } from './unit';

/** The order in which records go: those that name others first. */
const order: readonly Collection[] = ['match', 'event', 'player'];

/**
 * The pieces of a revert in their order, a function of the deltas alone: deleted records come back, so that edits of them
 * can be taken back; then edits, so that nothing names what goes; then what was made, matches before what they name.
 */
export function unitsOf(deltas: readonly Delta[]): readonly Unit[] {
  const oldestFirst = [...deltas].sort(
    (a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const byRecord = new Map<string, Delta[]>();
  for (const delta of oldestFirst.filter((each) => !isDeletion(each))) {
    const key = recordKey({ collection: delta.collection, id: recordIdOf(delta) });
    byRecord.set(key, [...(byRecord.get(key) ?? []), delta]);
  }
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

const recordOf = (delta: Delta) => ({ collection: delta.collection, id: recordIdOf(delta) });

function unitOf(deltas: readonly Delta[]): Omit<Unit, 'at'> {
  const made = deltas.find(isNewRecord);
  const edits = deltas.filter((delta) => delta !== made);
  return { ...recordOf(deltas[0]!), edits, ...(made && { made }) };
}
