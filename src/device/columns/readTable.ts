import type { StoredEntity } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { DamagedRowsError } from '../base/damage';
import type { Interner } from './interner';
import { needRepair, unsureAmong } from './needRepair';
import { decodeTable, tableIn, type Doc } from './storedTable';

/**
 * The rows of a stored table. Rejects if one is invalid. Decoding checks the columns; whole documents are
 * checked here.
 */
export async function readTable(
  entity: EntityName,
  record: unknown,
  sharing?: Interner,
): Promise<StoredEntity<Doc>> {
  const rows = decodeTable(entity, record, sharing);
  const { count } = tableIn(entity, record);
  if (await needRepair(unsureAmong(entity, rows.docs.slice(count))))
    throw new DamagedRowsError(`expected documents of ${entity}, found one of another shape`);
  return rows;
}
