import {
  buildValue,
  fieldChanges,
  isNewRecord,
  recordIdOf,
  sameFieldValue,
  type Delta,
  type FieldChange,
  type Proposal,
} from '@/model/delta';
import { asStored } from '@/model/fieldProblem';
import { proposalProblem } from '@/model/proposalProblem';
import { fieldValue } from '@/model/fields';
import type { AnyRecord } from '@/model/records';

/**
 * The proposals that take back what an author's applied deltas made of one record; none when nothing of it is left to take
 * back. `applied` are that author's, oldest first. Fields that are edited by themselves have a proposal each.
 *
 * For each field, what the author set last is taken back only where it still stands. What comes in its place is the
 * value before the author's last run of changes: one that somebody else set in between is a place to go back to.
 * A record that the author made is left: it has no value before, and deleting is another decision.
 */
export function undoOf(applied: readonly Delta[], live: AnyRecord): readonly Proposal[] {
  const edits = applied.filter((delta) => !isNewRecord(delta));
  const [first] = edits;
  if (first === undefined) return [];
  const undone = stepsByField(edits).flatMap((steps) => undoField(steps, live));
  const together = undone.filter(({ field }) => !field.apart);
  const apart = undone.filter(({ field }) => field.apart).map((each) => [each]);
  return [together, ...apart]
    .flatMap((some) => proposalOf(first, some) ?? [])
    .filter((proposal) => proposalProblem(proposal, asStored) === undefined);
}

function proposalOf(of: Delta, undone: readonly Undone[]): Proposal | undefined {
  const [only] = undone;
  if (only === undefined) return undefined;
  const part = (pick: (each: Undone) => FieldChange['value']) =>
    undone.length === 1
      ? pick(only)
      : buildValue(undone.map((each) => ({ field: each.field, value: pick(each) })));
  return {
    collection: of.collection,
    docId: recordIdOf(of),
    field: undone.length === 1 ? only.field.path : '',
    value: part(({ to }) => to),
    base: part(({ from }) => from),
  };
}

interface Step {
  readonly field: FieldChange['field'];
  readonly before: FieldChange['value'];
  readonly after: FieldChange['value'];
}

interface Undone {
  readonly field: Step['field'];
  readonly from: Step['after'];
  readonly to: Step['before'];
}

/** The steps of each delta, field by field, oldest first. */
function stepsByField(edits: readonly Delta[]): readonly (readonly Step[])[] {
  const byPath = new Map<string, Step[]>();
  for (const delta of edits) {
    const { collection, field: path, before = null } = delta;
    const replaced = fieldChanges({ collection, field: path, value: before }) ?? [];
    for (const { field, value } of fieldChanges(delta) ?? []) {
      const was = replaced.find((change) => change.field === field)?.value ?? null;
      byPath.set(field.path, [...(byPath.get(field.path) ?? []), { field, before: was, after: value }]);
    }
  }
  return [...byPath.values()];
}

function undoField(steps: readonly Step[], live: AnyRecord): readonly Undone[] {
  const last = steps.at(-1);
  if (!last || !sameFieldValue(last.field, fieldValue(live, last.field), last.after)) return [];
  let to = last.before;
  for (const step of steps.slice(0, -1).reverse()) {
    if (!sameFieldValue(last.field, step.after, to)) break;
    to = step.before;
  }
  return sameFieldValue(last.field, to, last.after) ? [] : [{ field: last.field, from: last.after, to }];
}
