import {
  buildValue,
  fieldChanges,
  isDeletion,
  isNewRecord,
  recordIdOf,
  sameFieldValue,
  type Delta,
  type FieldChange,
  type Proposal,
} from './delta';
import { asStored } from '../records/fieldProblem';
import { proposalProblem } from './proposalProblem';
import { fieldValue } from '../records/fields';
import { valuesReplaced } from './versions';
import type { DeltaId } from '../ids';
import type { AnyRecord } from '../records/records';

export interface Reversal {
  readonly proposal: Proposal;
  readonly of: readonly DeltaId[];
}

export interface Reversing {
  readonly reversals: readonly Reversal[];
  /**
   * Deltas that cannot be reverted: somebody changed the record since, or the earlier value is no longer
   * valid.
   */
  readonly left: readonly DeltaId[];
}

/**
 * The edits that revert what applied deltas did to one record; none when nothing is left to revert. `applied`
 * are oldest first. Fields that are edited separately get an edit each, and so do deltas for which `isApart`
 * is true.
 *
 * A field is reverted only if it still has the value of its last delta. It gets the value before the last
 * unbroken run of these deltas: a value that somebody else set in between is the one to return to. Deltas
 * that created or deleted the record are skipped: they have no value before, and reverting them is another
 * decision.
 */
export function reversalsOf(
  applied: readonly Delta[],
  live: AnyRecord,
  isApart: (delta: Delta) => boolean = () => false,
): Reversing {
  const edits = applied.filter((delta) => !isNewRecord(delta) && !isDeletion(delta));
  const [first] = edits;
  if (first === undefined) return { reversals: [], left: [] };
  const ends = stepsByField(edits).map((steps) => endOf(steps, live));
  const runs = ends.flatMap(({ run }) => run ?? []);
  const groups = [
    runs.filter((each) => !each.field.apart && !each.of.some(isApart)),
    runs.filter((each) => !each.field.apart && each.of.some(isApart)),
    ...runs.filter(({ field }) => field.apart).map((each) => [each]),
  ];
  const reversals = groups.flatMap((some) => reversalOf(first, some) ?? []);
  const covered = new Set(reversals.flatMap(({ of }) => of));
  const stuck = [...ends.flatMap(({ left }) => left), ...runs.flatMap(({ of }) => of)];
  return {
    reversals,
    left: [...new Set(stuck.map(({ id }) => id))].filter((id) => !covered.has(id)),
  };
}

function reversalOf(of: Delta, runs: readonly RevertedRun[]): Reversal | undefined {
  const [only] = runs;
  if (only === undefined) return undefined;
  const part = (pick: (each: RevertedRun) => FieldChange['value']) =>
    runs.length === 1
      ? pick(only)
      : buildValue(runs.map((each) => ({ field: each.field, value: pick(each) })));
  const proposal = {
    collection: of.collection,
    docId: recordIdOf(of),
    field: runs.length === 1 ? only.field.path : '',
    value: part(({ to }) => to),
    base: part(({ from }) => from),
  };
  if (proposalProblem(proposal, asStored) !== undefined) return undefined;
  return { proposal, of: [...new Set(runs.flatMap((each) => each.of.map(({ id }) => id)))] };
}

interface Step {
  readonly delta: Delta;
  readonly field: FieldChange['field'];
  readonly before: FieldChange['value'];
  readonly after: FieldChange['value'];
}

interface RevertedRun {
  readonly field: Step['field'];
  readonly from: Step['after'];
  readonly to: Step['before'];
  readonly of: readonly Delta[];
}

function stepsByField(edits: readonly Delta[]): readonly (readonly Step[])[] {
  const byPath = new Map<string, Step[]>();
  for (const delta of edits) {
    const replaced = valuesReplaced(delta);
    for (const { field, value } of fieldChanges(delta) ?? []) {
      const step = { delta, field, before: replaced.get(field.path) ?? null, after: value };
      byPath.set(field.path, [...(byPath.get(field.path) ?? []), step]);
    }
  }
  return [...byPath.values()];
}

/**
 * Judges the steps of one field: reverts the last run, and leaves earlier ones, or all if somebody has
 * changed the field since.
 */
function endOf(
  steps: readonly Step[],
  live: AnyRecord,
): { readonly run?: RevertedRun; readonly left: readonly Delta[] } {
  const last = steps.at(-1);
  if (last === undefined) return { left: [] };
  const { field, after: from } = last;
  const now = fieldValue(live, field);
  let to = last.before;
  let begin = steps.length - 1;
  for (let at = begin - 1; at >= 0 && sameFieldValue(field, steps[at]!.after, to); at -= 1) {
    to = steps[at]!.before;
    begin = at;
  }
  const earlier = steps
    .slice(0, begin)
    .filter(({ before, after }) => !sameFieldValue(field, before, after))
    .map(({ delta }) => delta);
  // Already reverted, or never changed.
  if (sameFieldValue(field, to, from) || sameFieldValue(field, now, to)) return { left: [] };
  const of = steps.slice(begin).map(({ delta }) => delta);
  if (!sameFieldValue(field, now, from)) return { left: [...earlier, ...of] };
  return { run: { field, from, to, of }, left: earlier };
}
