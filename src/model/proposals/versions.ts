import type { Json } from '@/lib/json';
import { isDeletion, isNewRecord, sameFieldValue, type Delta, valuesSeen } from './delta';
import { fieldValue } from '../records/fields';
import { fieldSpecs, type Collection } from '../schema/recordSchema';
import type { FieldSpec } from '../schema/fieldSpec';
import type { DeltaId } from '../ids';
import type { AnyRecord } from '../records/records';

export interface Version {
  /** The applied delta; `undefined` for the state before the oldest known delta. */
  readonly id: DeltaId | undefined;
  /** By field path; `null` for a field without a value. */
  readonly values: Readonly<Record<string, Json>>;
}

/**
 * The versions of a record, newest first, computed backwards from the live one. `applied` are its applied
 * deltas, newest first. If older ones are missing, the last version is the state before the oldest known
 * delta.
 */
export function versionsOf(
  collection: Collection,
  applied: readonly Delta[],
  live: AnyRecord,
): readonly Version[] {
  let values: Record<string, Json> = Object.fromEntries(
    fieldSpecs[collection].map((field) => [field.path, fieldValue(live, field)]),
  );
  const versions: Version[] = [];
  for (const delta of applied) {
    versions.push({ id: delta.id, values });
    if (isNewRecord(delta)) return versions;
    // A restored deletion changed no value.
    if (isDeletion(delta)) continue;
    values = { ...values, ...Object.fromEntries(valuesReplaced(delta)) };
  }
  return [...versions, { id: undefined, values }];
}

export const differences = (collection: Collection, a: Version, b: Version): readonly FieldSpec[] =>
  fieldSpecs[collection].filter(
    (field) => !sameFieldValue(field, a.values[field.path], b.values[field.path]),
  );

export const valuesReplaced = (delta: Delta): ReadonlyMap<string, Json> =>
  valuesSeen({ ...delta, base: delta.before ?? (delta.field === '' ? {} : null) });
