import type { Cause } from '../cause';
import { fieldChanges, isDeletion, isNewRecord, sameFieldValue, type Delta, type Proposal } from './delta';
import { fieldValue } from '../records/fields';
import { proposalProblem } from './proposalProblem';
import type { AnyRecord } from '../records/records';
import type { FieldSpec } from '../schema/fieldSpec';
import type { Sport } from '../sports';
import { valuesReplaced } from './versions';

/**
 * The outcome of reverting one applied change.
 *
 *   created    it created the record: there is no value before
 *   deleted    it deleted the record; moderators restore that
 *   overlaps   `fields` were changed again since; a reversion would overwrite that
 *   undone     the record has the earlier values already
 *   invalid    the earlier value may no longer be proposed, for the reason in `problem`
 *   proposal   the edit that brings the earlier values back
 */
export type Undoing =
  | { readonly kind: 'created' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'overlaps'; readonly fields: readonly FieldSpec[] }
  | { readonly kind: 'undone' }
  | { readonly kind: 'invalid'; readonly problem: Cause }
  | { readonly kind: 'proposal'; readonly edit: Pick<Proposal, 'collection' | 'docId' | 'field' | 'value'> };

/**
 * Judges an applied delta against the live record, and its earlier values against today's sports; `undefined`
 * if that needs a record that is not at hand.
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
  const problem = proposalProblem(edit, { reading: 'new', sports });
  return problem === undefined ? { kind: 'proposal', edit } : { kind: 'invalid', problem };
}
