import { slicesOf } from '@/lib/slicesOf';

export interface ListBlock<Id extends string> {
  /** Key of the heading, shared by all of its blocks and no others; absent without headings. */
  readonly under: string | undefined;
  readonly ids: readonly Id[];
  /** Index of the first row among those under the heading, and their number. */
  readonly from: number;
  readonly of: number;
}

/** Rows rendered together: few enough for a frame, enough to keep the list of blocks short. */
const blockSize = 8;

export const blocksOf = <Id extends string, Heading extends Pick<ListBlock<Id>, 'under'>>(
  heading: Heading,
  ids: readonly Id[],
): readonly (Heading & ListBlock<Id>)[] =>
  slicesOf(ids, blockSize).map((some, at) => ({
    ...heading,
    ids: some,
    from: at * blockSize,
    of: ids.length,
  }));
