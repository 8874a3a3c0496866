import { isJsonObject } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/command';
import { recordIdOf } from '@/model/delta';
import type { Collection } from '@/model/records';
import type { RootState } from '@/store/typed';

/** The record a command is about, and what it calls itself where it is only proposed. */
export interface CommandRecord {
  readonly collection: Collection;
  readonly id: string;
  readonly name?: string;
}

/**
 * `undefined` for what is about no single record: roles, the own profile, several proposals. A new object each time, so
 * compare it deeply.
 */
export function selectCommandRecord(state: RootState, { body }: Command): CommandRecord | undefined {
  switch (body.kind) {
    case 'upsertDelta': {
      const { collection, field, value, base } = body.proposal;
      // What it proposes to be called, or what it was called when its name was edited.
      const name = field === 'name' ? base : field === '' && isJsonObject(value) ? value['name'] : undefined;
      const id = recordIdOf({ ...body.proposal, id: body.deltaId });
      return { collection, id, ...(typeof name === 'string' && { name }) };
    }
    case 'deleteDelta':
    case 'rejectDelta': {
      // As the server has it: the command's own effect would hide what it is about.
      const delta = tableGet(state.deltas.rows, body.deltaId);
      return delta && { collection: delta.collection, id: recordIdOf(delta) };
    }
    case 'reply': {
      const delta = tableGet(state.deltas.rows, body.about);
      return delta && { collection: delta.collection, id: recordIdOf(delta) };
    }
    case 'approveEvent':
    case 'deleteEvent':
      return { collection: 'event', id: body.eventId };
    default:
      return undefined;
  }
}
