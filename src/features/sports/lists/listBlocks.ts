/** A few rows in order, of all that stand under one heading. */
export interface ListBlock<Id extends string> {
  /** The value that all blocks under one heading share, and no other; absent where there is no heading. */
  readonly under: string | undefined;
  readonly ids: readonly Id[];
  /** Place of the first of them among all under the heading, from 0, and how many these are. */
  readonly from: number;
  readonly of: number;
}

/** So many rows are drawn together: small enough for a frame, large enough that lists of blocks stay short. */
const blockSize = 8;

/** All rows under one heading, in blocks. */
export const blocksOf = <Id extends string, Heading extends Pick<ListBlock<Id>, 'under'>>(
  heading: Heading,
  ids: readonly Id[],
): readonly (Heading & ListBlock<Id>)[] =>
  Array.from({ length: Math.ceil(ids.length / blockSize) }, (_, at) => ({
    ...heading,
    ids: ids.slice(at * blockSize, (at + 1) * blockSize),
    from: at * blockSize,
    of: ids.length,
  }));
