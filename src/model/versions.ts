import type { Json } from '@/lib/json';
import { fieldChanges, isNewRecord, sameFieldValue, type Delta, type Proposal } from './delta';
import { proposalProblem } from './proposalProblem';
import { fieldValue } from './fields';
import { fieldSpecs } from './schema/recordSchema';
import type { FieldSpec } from './schema/fieldSpec';
import type { DeltaId } from './ids';
import type { AnyRecord } from './records';
import type { Collection } from './schema/recordSchema';

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
    values = { ...values, ...Object.fromEntries(valuesReplaced(delta)) };
  }
  return [...versions, { id: undefined, values }];
}

/** The fields in which two versions differ. */
export const differences = (collection: Collection, a: Version, b: Version): readonly FieldSpec[] =>
  fieldSpecs[collection].filter(
    (field) => !sameFieldValue(field, a.values[field.path], b.values[field.path]),
  );

const valuesReplaced = (delta: Delta): readonly (readonly [path: string, value: Json])[] =>
  (fieldChanges({ ...delta, value: delta.before ?? (delta.field === '' ? {} : null) }) ?? []).map(
    ({ field, value }) => [field.path, value],
  );

/**
 * The outcome of taking back one applied change.
 *
 *   created    it made the record: there is no value before
 *   overlaps   `fields` have been changed again since, which taking back would destroy
 *   undone     the record says already what it said before
 *   invalid    what was there before is no value that may be proposed
 *   proposal   the edit that brings the values before it back
 */
export type Undoing =
  | { readonly kind: 'created' }
  | { readonly kind: 'overlaps'; readonly fields: readonly FieldSpec[] }
  | { readonly kind: 'undone' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'proposal'; readonly edit: Pick<Proposal, 'collection' | 'docId' | 'field' | 'value'> };

/** Judges an applied delta against what its record says now. */
export function undoingOf(delta: Delta, live: AnyRecord): Undoing {
  if (isNewRecord(delta)) return { kind: 'created' };
  const before = new Map(valuesReplaced(delta));
  const changes = fieldChanges(delta) ?? [];
  const stands = ({ field, value }: (typeof changes)[number]) =>
    sameFieldValue(field, fieldValue(live, field), value);
  const isBack = ({ field }: (typeof changes)[number]) =>
    sameFieldValue(field, fieldValue(live, field), before.get(field.path));
  if (changes.every(isBack)) return { kind: 'undone' };
  const changed = changes.filter((change) => !stands(change) && !isBack(change));
  if (changed.length > 0) return { kind: 'overlaps', fields: changed.map(({ field }) => field) };
  const { collection, docId, field } = delta;
  const edit = { collection, docId, field, value: delta.before ?? null };
  return proposalProblem(edit) === undefined ? { kind: 'proposal', edit } : { kind: 'invalid' };
}
