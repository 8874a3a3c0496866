import type { Json } from '@/lib/json';
import { shownValue } from '@/model/days/shownValue';
import { fieldValue } from '@/model/records/fields';
import type { AnyRecord } from '@/model/records/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectFields } from '@/wiki/editing/editingSelectors';
import { selectKeepsYear } from '@/wiki/records/minorSelectors';
import { selectRecord } from '@/wiki/records/recordsSelectors';

export interface ShownFields {
  readonly except: readonly string[];
  readonly asks: boolean;
}

/**
 * Paths of a record's fields to show, in schema order. Leaves out empty ones, those that need a source if the
 * record names none, and a year of birth that is withheld. Compare with `sameItems`.
 */
export function selectShownPaths(
  state: RootState,
  collection: Collection,
  id: string,
  { except, asks }: ShownFields,
): readonly string[] {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  const hasSources = (record?.source ?? []).length > 0;
  const keepsYear = collection === 'player' && selectKeepsYear(state, id);
  return selectFields(state, collection, id)
    .filter(({ path, beside }) => !beside && !except.includes(path) && !(keepsYear && path === 'birthYear'))
    .filter(({ sourced }) => !sourced || hasSources)
    .filter((field) => (asks && isAsked(field, record)) || fieldValue(record, field) !== null)
    .map(({ path }) => path);
}

/**
 * Whether an empty field should be filled in. If the scores decide a match, its winner and outcome are not
 * needed.
 */
function isAsked({ asked, path }: FieldSpec, record: AnyRecord | undefined): boolean {
  const isDecided = record !== undefined && 'player1' in record && record.player1.result !== undefined;
  return asked === true && !(isDecided && (path === 'outcome' || path === 'winner'));
}

/** The value with the user's own proposals applied; of a date only what is known. `null` if there is none. */
export const selectShownValue = (
  state: RootState,
  collection: Collection,
  id: string,
  field: FieldSpec,
): Json => {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  return record === undefined ? null : shownValue(field, fieldValue(record, field), record);
};

const dateFields = ['date', 'datePrecision'];
const scoreFields = ['player1.score', 'player2.score', 'outcome', 'winner'];

/**
 * Fields that say nothing without each other: a day while only its month or year counts, a score while
 * the match is "won, score unknown".
 */
export function selectEditedTogether(
  state: RootState,
  collection: Collection,
  id: string,
  path: string,
): readonly string[] | undefined {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  if (record === undefined) return undefined;
  if (path === 'date') return 'datePrecision' in record ? dateFields : undefined;
  const isScore = path === 'player1.score' || path === 'player2.score';
  return isScore && 'outcome' in record && record.outcome === 'winner' ? scoreFields : undefined;
}
