import { fieldChanges, isDeletion, isNewRecord, recordIdOf, sameFieldValue, type Delta } from './delta';
import { fieldValue } from './fields';
import type { AnyRecord } from './records';

/** Why an open proposal has nothing left to change: others stand where it would write, or what it says stands already. */
export type Supersession = 'superseded' | 'cameTrue';

/**
 * Judges another author's open proposal once `applied` stands in `record`; `undefined` where it stays open.
 *
 *   WHAT ITS FIELDS SAY NOW                        OUTCOME
 *   all what it proposes                           came true
 *   one of the others what its author saw of it    open: it is of this version, or can still be applied in part
 *   none of the others that                        superseded
 */
export function supersessionOf(other: Delta, applied: Delta, record: AnyRecord): Supersession | undefined {
  if (other.status !== 'new' || other.author === applied.author) return undefined;
  if (isNewRecord(other) || isDeletion(other)) return undefined;
  if (other.collection !== applied.collection || other.docId !== recordIdOf(applied)) return undefined;
  const written = new Set((fieldChanges(applied) ?? []).map(({ field }) => field.path));
  const wanted = fieldChanges(other) ?? [];
  if (!wanted.some(({ field }) => written.has(field.path))) return undefined;
  const seen = new Map(
    (fieldChanges({ ...other, value: other.base ?? (other.field === '' ? {} : null) }) ?? []).map(
      ({ field, value }) => [field.path, value],
    ),
  );
  const left = wanted.filter(({ field, value }) => !sameFieldValue(field, fieldValue(record, field), value));
  if (left.length === 0) return 'cameTrue';
  return left.some(({ field }) => sameFieldValue(field, fieldValue(record, field), seen.get(field.path)))
    ? undefined
    : 'superseded';
}
