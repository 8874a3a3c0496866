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
    .filter(({ path }) => !except.includes(path) && !(keepsYear && path === 'birthYear'))
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
