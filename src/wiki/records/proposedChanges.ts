import type { TableMap } from '@/lib/tableMap';
import type { Command } from '@/model/proposals/command';
import type { Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { Change } from '@/overlay/change';
import type { NewDeltas } from '../deltas/newDeltas';
import { rulesOf } from '../outbox/commandKinds';
import { createRecordChanges } from './recordChanges';

export type Direct<R extends { readonly id: string }> = readonly (readonly [Command, Change<R>])[];

/** Applies own deltas and direct changes to one collection. One edit costs only itself. */
export const changesOf =
  <C extends Collection>(collection: C) =>
  () => {
    const recordChanges = createRecordChanges(collection);
    let last = 0;
    return (
      { version, all, replaced }: NewDeltas,
      direct: Direct<Records[C]>,
    ): TableMap<Change<Records[C]>> => {
      const isNext = version === last + 1;
      last = version;
      return recordChanges(all, direct, isNext ? replaced : undefined);
    };
  };

export const deletedBy =
  <C extends 'match' | 'player'>(collection: C) =>
  (commands: readonly Command[]): Direct<Records[C]> =>
    commands.flatMap((command): Direct<Records[C]> => {
      const deleted = rulesOf(command.body).deletes?.(command);
      return deleted?.collection === collection ? [[command, { kind: 'delete', id: deleted.recordId }]] : [];
    });
