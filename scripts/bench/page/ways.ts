/** The ways that are measured on a page of their own; `ours` and the `floor` are among them. */
export const restoreWays = [
  'ours',
  'floor',
  'redux-persist',
  'redux-persist raw',
  'one record',
  'row per record',
] as const;
export type RestoreWay = (typeof restoreWays)[number];

export interface Restored {
  readonly first: number;
  readonly all: number;
  readonly longestTask: number;
  readonly bytes: number;
  readonly checksum: number;
}

export const heapWays = ['ours', 'floor', 'RTK setMany', 'Map'] as const;
export type HeapWay = (typeof heapWays)[number];
