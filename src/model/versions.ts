import type { Json } from '@/lib/json';
import { fieldChanges, isDeletion, isNewRecord, sameFieldValue, type Delta } from './delta';
import { fieldValue } from './fields';
import { fieldSpecs, type Collection } from './schema/recordSchema';
import type { FieldSpec } from './schema/fieldSpec';
import type { DeltaId } from './ids';
import type { AnyRecord } from './records';

/** The state of a record after one of its changes. */
export interface Version {
  /** Of the applied delta that made it; `undefined` for what was there before the oldest known one. */
  readonly id: DeltaId | undefined;
  /** By the path of the field; a field that has no value is `null`. */
  readonly values: Readonly<Record<string, Json>>;
}

/**
 * The versions of a record, newest first, walked back from what it says now. `applied` are its applied deltas, newest
 * first; where older ones are not at hand, the last version is what stood before the oldest that is.
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
    // A deletion that was taken back changed no value.
    if (isDeletion(delta)) continue;
    values = { ...values, ...Object.fromEntries(valuesReplaced(delta)) };
  }
  return [...versions, { id: undefined, values }];
}

/** The fields in which two versions differ. */
export const differences = (collection: Collection, a: Version, b: Version): readonly FieldSpec[] =>
  fieldSpecs[collection].filter(
    (field) => !sameFieldValue(field, a.values[field.path], b.values[field.path]),
  );

export const valuesReplaced = (delta: Delta): readonly (readonly [path: string, value: Json])[] =>
  (fieldChanges({ ...delta, value: delta.before ?? (delta.field === '' ? {} : null) }) ?? []).map(
    ({ field, value }) => [field.path, value],
  );
