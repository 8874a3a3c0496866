import type { Table } from '@/lib/table';
import type { Command } from '@/model/command';
import type { Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { Records } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { Change } from '@/overlay/change';
import type { Changes } from '@/overlay/overlay';
import { followNewDeltas, newDeltasOf } from '../deltas/deltasSelectors';
import { rulesOf } from '../outbox/commandKinds';
import { createRecordChanges } from './recordChanges';

/** The changes that commands make by themselves, without a proposal. */
export type Direct<R extends { readonly id: string }> = readonly (readonly [Command, Change<R>])[];

/** Follows own deltas and the commands laid over one collection; one edit costs no more than itself. */
export function changesOf<C extends Collection>(collection: C) {
  const recordChanges = createRecordChanges(collection);
  const replaced = followNewDeltas();
  return (
    rows: Table<Delta>,
    commands: Changes<Delta>,
    own: readonly DeltaId[],
    direct: Direct<Records[C]>,
  ): Changes<Records[C]> =>
    recordChanges(() => newDeltasOf(rows, commands, own), direct, replaced(rows, commands, own));
}

/** The records of one collection that waiting commands delete by themselves. */
export const deletedBy =
  <C extends 'match' | 'player'>(collection: C) =>
  (commands: readonly Command[]): Direct<Records[C]> =>
    commands.flatMap((command): Direct<Records[C]> => {
      const deleted = rulesOf(command.body).deletes?.(command);
      return deleted?.collection === collection ? [[command, { kind: 'delete', id: deleted.recordId }]] : [];
    });
