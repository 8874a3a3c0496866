import { fieldValue } from '@/model/fields';
import type { AnyRecord } from '@/model/records';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectFields } from '@/wiki/editing/editingSelectors';
import { selectKeepsYear } from '@/wiki/records/minorSelectors';
import { selectRecord } from '@/wiki/records/recordsSelectors';

export interface ShownFields {
  /** Paths of fields that stand elsewhere on the page. */
  readonly except: readonly string[];
  /** True shows fields that every record is asked for while they are empty, too. */
  readonly asks: boolean;
}

/**
 * The paths of a record's fields to show, in the order of the schema: those that say something, of which some need that
 * the record names its sources, and without a year of birth that is kept. Compare with `sameItems`.
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

/** Tells whether a field should be filled in: where scores decided a match, nobody need say who won. */
function isAsked({ asked, path }: FieldSpec, record: AnyRecord | undefined): boolean {
  const isDecided = record !== undefined && 'player1' in record && record.player1.result !== undefined;
  return asked === true && !(isDecided && (path === 'outcome' || path === 'winner'));
}
