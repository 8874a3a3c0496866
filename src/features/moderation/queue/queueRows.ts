import { slicesOf } from '@/lib/slicesOf';
import type { DeltaId } from '@/model/ids';
import type { QueueGroup } from './queueView';

export interface QueueRow {
  readonly key: string;
  readonly group: QueueGroup;
  readonly from: number;
  readonly at: number;
  readonly ids: readonly DeltaId[];
}

/**
 * Proposals of a group per row. The virtual list renders whole rows, and a larger row costs more in the frame
 * that answers a key.
 */
export const groupRowSize = 4;

/** Repeat the group's subject after this many proposals, for readers who scroll through hundreds. */
export const groupPartSize = 5 * groupRowSize;

/** First and last position, from 1, of the part of a group that a row belongs to. */
export function partOf({
  from,
  group,
}: Pick<QueueRow, 'from' | 'group'>): Readonly<Record<'first' | 'last', number>> {
  const before = from - (from % groupPartSize);
  return { first: before + 1, last: Math.min(before + groupPartSize, group.ids.length) };
}

export function queueRowsOf(groups: readonly QueueGroup[]): readonly QueueRow[] {
  let begun = 0;
  return groups.flatMap((group) => {
    const start = begun;
    begun += group.ids.length;
    const size = group.by === undefined ? 1 : groupRowSize;
    return slicesOf(group.ids, size).map((ids, part): QueueRow => ({
      key: part === 0 && group.by !== undefined ? group.key : (ids[0] ?? group.key),
      group,
      from: part * size,
      at: start + part * size,
      ids,
    }));
  });
}
