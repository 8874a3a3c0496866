import { fieldChanges, isDeletion, isNewRecord, sameFieldValue, type Delta, type Proposal } from './delta';
import { fieldValue } from './fields';
import { proposalProblem } from './proposalProblem';
import type { AnyRecord } from './records';
import type { FieldSpec } from './schema/fieldSpec';
import type { Sport } from './sports';
import { valuesReplaced } from './versions';

/**
 * The outcome of taking back one applied change.
 *
 *   created    it made the record: there is no value before
 *   deleted    it deleted the record, which moderators restore
 *   overlaps   `fields` have been changed again since, which taking back would destroy
 *   undone     the record says already what it said before
 *   invalid    what was there before is no value that may be proposed
 *   proposal   the edit that brings the values before it back
 */
export type Undoing =
  | { readonly kind: 'created' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'overlaps'; readonly fields: readonly FieldSpec[] }
  | { readonly kind: 'undone' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'proposal'; readonly edit: Pick<Proposal, 'collection' | 'docId' | 'field' | 'value'> };

/**
 * Judges an applied delta against what its record says now, and what was there before against the sports of today;
 * `undefined` where nothing can be said without the record.
 */
export function undoingOf(
  delta: Delta,
  live: AnyRecord | undefined,
  sports: readonly Sport[],
): Undoing | undefined {
  if (isDeletion(delta)) return { kind: live ? 'undone' : 'deleted' };
  if (live === undefined) return undefined;
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
  return proposalProblem(edit, { reading: 'new', sports }) === undefined
    ? { kind: 'proposal', edit }
    : { kind: 'invalid' };
}
