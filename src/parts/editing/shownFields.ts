import { fieldValue } from '@/model/fields';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectFields } from '@/wiki/editing/editingSelectors';
import { selectRecord } from '@/wiki/records/recordsSelectors';

export interface ShownFields {
  /** Paths of fields that stand elsewhere on the page. */
  readonly except: readonly string[];
  /** Whether fields that every record is asked for are shown while they are empty. */
  readonly asks: boolean;
}

/**
 * The paths of a record's fields to show, in the order of the schema: those that say something, of which some need that
 * the record names its sources. Compare with `sameItems`.
 */
export function selectShownPaths(
  state: RootState,
  collection: Collection,
  id: string,
  { except, asks }: ShownFields,
): readonly string[] {
  const record: AnyRecord | undefined = selectRecord(state, collection, id);
  const hasSources = (record?.source ?? []).length > 0;
  return selectFields(state, collection, id)
    .filter(({ path }) => !except.includes(path))
    .filter(({ sourced }) => !sourced || hasSources)
    .filter((field) => (asks && field.asked) || fieldValue(record, field) !== null)
    .map(({ path }) => path);
}
