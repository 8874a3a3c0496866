import type { DeltaId } from '@/model/ids';
import type { QueueGroup } from './queueView';

/** A row of the list: one proposal, or a part of a group of which the first one has the group's head. */
export interface QueueRow {
  readonly key: string;
  readonly group: QueueGroup;
  /** The place of its first proposal in the group, from 0. */
  readonly from: number;
  /** The same in the whole list. */
  readonly at: number;
  readonly ids: readonly DeltaId[];
}

/** Of a group so many stand in one row, so that one that was pasted with hundreds is not drawn as a whole. */
export const groupRowSize = 20;

/** The groups as rows; what stands alone has a row each. */
export function queueRowsOf(groups: readonly QueueGroup[]): readonly QueueRow[] {
  let begun = 0;
  return groups.flatMap((group) => {
    const start = begun;
    begun += group.ids.length;
    const size = group.by === undefined ? 1 : groupRowSize;
    const parts = Array.from({ length: Math.ceil(group.ids.length / size) }, (_, at) =>
      group.ids.slice(at * size, (at + 1) * size),
    );
    return parts.map((ids, part): QueueRow => ({
      key: part === 0 && group.by !== undefined ? group.key : (ids[0] ?? group.key),
      group,
      from: part * size,
      at: start + part * size,
      ids,
    }));
  });
}
