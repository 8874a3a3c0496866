import { dequal } from 'dequal';
import { isJsonObject, type Json } from '@/lib/json';
import {
  buildValue,
  fieldChanges,
  isDeletion,
  isNewRecord,
  sameFieldValue,
  type Delta,
  type FieldChange,
  type Proposal,
  valuesByPath,
} from './delta';
import type { UserId } from '../ids';
import { nameChangeOf } from './nameChange';

/**
 * The delta with a moderator's value in place of the author's; `undefined` where that is impossible: a
 * deletion has no value, and a record keeps to the fields its author named. A new record or a divisible
 * proposal may lose fields: they become its rest. `proposalProblem` judges whether the value is valid.
 */
export function amendedDelta(delta: Delta, value: Json, by: UserId): Delta | undefined {
  if (isDeletion(delta)) return undefined;
  if (delta.field === '' && !saysNoMore(delta, value)) return undefined;
  if (dequal(value, delta.value)) return delta;
  return { ...delta, value, amended: { proposed: delta.value, by } };
}

function saysNoMore(delta: Delta, value: Json): boolean {
  if (!isJsonObject(value) || !isJsonObject(delta.value)) return false;
  const proposed = pathsOf(delta, delta.value);
  const said = pathsOf(delta, value);
  if (![...said].every((path) => proposed.has(path))) return false;
  if (!isNewRecord(delta)) return said.size === proposed.size || (said.size > 0 && isDivisible(delta));
  // An amendment must not move the new record to another sport or event.
  return dequal([value['sport'], value['event']], [delta.value['sport'], delta.value['event']]);
}

/**
 * Whether some of its fields can be applied without the others. A name change takes two fields together:
 * either alone would correct a misspelling.
 */
export const isDivisible = (delta: Delta): boolean =>
  delta.field === '' &&
  !isNewRecord(delta) &&
  (fieldChanges(delta)?.length ?? 0) > 1 &&
  nameChangeOf(delta)?.kind !== 'update';

export function restOf(delta: Delta): Proposal | undefined {
  const { collection, docId, amended, base, note, source, bundle } = delta;
  if (amended === undefined || delta.field !== '' || isNewRecord(delta)) return undefined;
  const applied = pathsOf(delta, delta.value);
  const left = (value: Json): readonly FieldChange[] =>
    (fieldChanges({ ...delta, value }) ?? []).filter(({ field }) => !applied.has(field.path));
  const rest = left(amended.proposed);
  if (rest.length === 0) return undefined;
  return {
    collection,
    docId,
    field: '',
    value: buildValue(rest),
    ...(base !== undefined && { base: buildValue(left(base)) }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
    ...(bundle !== undefined && { bundle }),
  };
}

const pathsOf = (delta: Delta, value: Json): ReadonlySet<string> =>
  new Set((fieldChanges({ ...delta, value }) ?? []).map(({ field }) => field.path));

export function amendedFields(delta: Delta): readonly FieldChange[] {
  if (delta.amended === undefined) return [];
  const applied = valuesByPath(delta);
  return (fieldChanges({ ...delta, value: delta.amended.proposed }) ?? []).filter(
    ({ field, value }) =>
      (applied.has(field.path) || isNewRecord(delta)) &&
      !sameFieldValue(field, value, applied.get(field.path)),
  );
}

export const asProposed = <D extends Partial<Pick<Delta, 'amended'>> & Partial<Proposal>>(stored: D): D =>
  stored.amended === undefined ? stored : { ...stored, value: stored.amended.proposed };

/** The value of a proposal of only these fields; a new record keeps its sport and event. */
export function amendedValue(delta: Delta, changes: readonly FieldChange[]): Json {
  const [only] = changes;
  if (delta.field !== '') return only?.value ?? null;
  if (!isNewRecord(delta)) return buildValue(changes);
  const { sport, event } = isJsonObject(delta.value) ? delta.value : {};
  return {
    ...buildValue(changes.filter(({ value }) => value !== null)),
    ...(sport !== undefined && { sport }),
    ...(event !== undefined && { event }),
  };
}
