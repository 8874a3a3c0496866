import { isJsonObject } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { BodyOf, Command } from '@/model/proposals/command';
import { recordOf } from '@/model/proposals/namedRecords';
import { recordIdOf } from '@/model/proposals/delta';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { rulesOf } from '@/wiki/outbox/commandKinds';

export interface CommandRecord {
  readonly collection: Collection;
  readonly id: string;
  readonly name?: string;
}

/**
 * `undefined` for commands about no single record: roles, the own profile, several proposals. Returns a new
 * object each time: compare it deeply.
 */
export function selectCommandRecord(state: RootState, { body }: Command): CommandRecord | undefined {
  if (body.kind === 'upsertDelta') return proposedRecord(body);
  const [collection, id = ''] = rulesOf(body).about?.(body)?.split('/') ?? [];
  if (collection === 'event') return { collection, id };
  // Read the server's rows: the command's own effect would hide its proposal.
  const delta = collection === 'delta' ? tableGet(state.deltas.rows, id) : undefined;
  return delta && recordOf(delta);
}

function proposedRecord({ deltaId, proposal }: BodyOf<'upsertDelta'>): CommandRecord {
  const { collection, field, value, base } = proposal;
  const name = field === 'name' ? base : field === '' && isJsonObject(value) ? value['name'] : undefined;
  const id = recordIdOf({ ...proposal, id: deltaId });
  return { collection, id, ...(typeof name === 'string' && { name }) };
}
