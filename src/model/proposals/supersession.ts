import {
  fieldChanges,
  isDeletion,
  isNewRecord,
  recordIdOf,
  sameFieldValue,
  type Delta,
  valuesSeen,
} from './delta';
import { fieldValue } from '../records/fields';
import type { AnyRecord } from '../records/records';

/**
 * Why an open proposal has nothing left to change: others have written its fields, or the record already has
 * its values.
 */
export type Supersession = 'superseded' | 'cameTrue';

/**
 * Judges another author's open proposal after `applied` was applied to `record`; `undefined` if it stays
 * open.
 *
 *   FIELDS OF THE RECORD NOW                              OUTCOME
 *   all have the proposed values                          came true
 *   some other field still has what the author saw        open: it can still be applied, at least in part
 *   no other field has                                    superseded
 */
export function supersessionOf(other: Delta, applied: Delta, record: AnyRecord): Supersession | undefined {
  if (other.status !== 'new' || other.author === applied.author) return undefined;
  if (isNewRecord(other) || isDeletion(other)) return undefined;
  if (other.collection !== applied.collection || other.docId !== recordIdOf(applied)) return undefined;
  const written = new Set((fieldChanges(applied) ?? []).map(({ field }) => field.path));
  const wanted = fieldChanges(other) ?? [];
  if (!wanted.some(({ field }) => written.has(field.path))) return undefined;
  const seen = valuesSeen(other);
  const left = wanted.filter(({ field, value }) => !sameFieldValue(field, fieldValue(record, field), value));
  if (left.length === 0) return 'cameTrue';
  return left.some(({ field }) => sameFieldValue(field, fieldValue(record, field), seen.get(field.path)))
    ? undefined
    : 'superseded';
}
