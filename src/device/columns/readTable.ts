import type { StoredEntity } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { DamagedRowsError } from '../base/damage';
import { Interner } from './interner';
import { needRepair, unsureAmong } from './needRepair';
import { TableDecoder, type Doc } from './storedTable';

/** A slow phone takes 10 ms for so many. */
const rowsPerStep = 1_024;

/**
 * The rows of a stored table. Rejects if one is invalid. Decoding checks the columns; whole documents are
 * checked here.
 *
 * @param rest called between steps of the decoding
 */
export async function readTable(
  entity: EntityName,
  record: unknown,
  sharing = new Interner(),
  rest = async () => {},
): Promise<StoredEntity<Doc>> {
  const decoder = new TableDecoder(entity, record, sharing);
  while (decoder.next(rowsPerStep)) await rest();
  if (await needRepair(unsureAmong(entity, decoder.whole)))
    throw new DamagedRowsError(`expected documents of ${entity}, found one of another shape`);
  return decoder.rows();
}
