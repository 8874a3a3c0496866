import {
  fieldChanges,
  isDeletion,
  isNewRecord,
  sameFieldValue,
  type Delta,
  type FieldChange,
  valuesByPath,
} from './delta';
import { fieldValue } from '../records/fields';
import type { DeltaId } from '../ids';
import type { AnyRecord } from '../records/records';
import { valuesReplaced } from './versions';

/**
 * The applied deltas that an edit reverts: it restores a field's value before a run of its newest changes,
 * and no other value of them is left. `live` is the record before the edit, `history` its newest applied
 * deltas, newest first. Authors who correct their own change revert nothing.
 */
export function revertedBy(
  edit: Pick<Delta, 'collection' | 'field' | 'value' | 'author'>,
  live: AnyRecord,
  history: readonly Delta[],
): readonly DeltaId[] {
  const changes = fieldChanges(edit) ?? [];
  const said = valuesByPath(edit);
  const stands = ({ field, value }: FieldChange) =>
    sameFieldValue(field, said.has(field.path) ? said.get(field.path) : fieldValue(live, field), value);
  const runs = changes.flatMap((change) => runBefore(change, live, history));
  return [...new Set(runs)]
    .filter((delta) => delta.author !== edit.author && delta.reverted === undefined)
    .filter((delta) => !changesOf(delta).some(stands))
    .map(({ id }) => id);
}

/** The newest changes of a field back to the one that replaced this value; none if the field never had it. */
function runBefore(
  { field, value }: FieldChange,
  live: AnyRecord,
  history: readonly Delta[],
): readonly Delta[] {
  let now = fieldValue(live, field);
  if (sameFieldValue(field, now, value)) return [];
  const run: Delta[] = [];
  for (const delta of history) {
    if (isNewRecord(delta)) return [];
    const change = (fieldChanges(delta) ?? []).find((each) => each.field === field);
    if (isDeletion(delta) || change === undefined) continue;
    if (!sameFieldValue(field, change.value, now)) return [];
    now = valuesReplaced(delta).get(field.path) ?? null;
    run.push(delta);
    if (sameFieldValue(field, now, value)) return run;
  }
  return [];
}

function changesOf(delta: Delta): readonly FieldChange[] {
  const before = valuesReplaced(delta);
  return (fieldChanges(delta) ?? []).filter(
    ({ field, value }) => !sameFieldValue(field, value, before.get(field.path)),
  );
}
