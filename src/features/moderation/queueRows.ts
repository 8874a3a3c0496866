import type { DeltaId } from '@/model/ids';
import type { QueueGroup } from './queueView';

/** A row of the list: one proposal, or some of a group of which the first row has the group's head. */
export interface QueueRow {
  readonly key: string;
  readonly group: QueueGroup;
  /** The place of its first proposal in the group, from 0. */
  readonly from: number;
  /** The same in the whole list. */
  readonly at: number;
  readonly ids: readonly DeltaId[];
}

/**
 * Of a group so many stand in one row. A row is drawn whole, and what is drawn beyond the window is painted and styled with it in
 * the frame that answers a key.
 */
export const groupRowSize = 4;

/** After so many of a group a line says again of what they are, so that whoever scrolls within hundreds knows where they are. */
export const groupPartSize = 5 * groupRowSize;

/** The places of the first and the last proposal, from 1, of that part of a group in which a row stands. */
export function partOf({
  from,
  group,
}: Pick<QueueRow, 'from' | 'group'>): Readonly<Record<'first' | 'last', number>> {
  const before = from - (from % groupPartSize);
  return { first: before + 1, last: Math.min(before + groupPartSize, group.ids.length) };
}

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
