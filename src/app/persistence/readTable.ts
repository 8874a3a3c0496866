import type { StoredEntity } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { DamagedRowsError } from './damage';
import type { Sharing } from './sharing';
import { isSound } from './sound';
import { decodeTable, type Doc } from './tableRecord';

/**
 * The rows of a stored record; throws unless each is a document that a screen may rely on. Columns are checked as they
 * are decoded, the documents beside them here.
 */
export function readTable(entity: EntityName, record: unknown, sharing?: Sharing): StoredEntity<Doc> {
  const rows = decodeTable(entity, record, sharing);
  const { count } = record as { readonly count: number };
  const unsound = rows.docs.slice(count).find((doc) => !isSound(entity, doc));
  if (unsound !== undefined)
    throw new DamagedRowsError(
      `expected documents of ${entity}, found ${JSON.stringify(unsound).slice(0, 100)}`,
    );
  return rows;
}
