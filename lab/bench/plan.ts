import type { WayName } from './page/durable/way';

export const memoryIds = [
  'reduce-1',
  'reduce-100',
  'reduce-10000',
  'overlay-1',
  'matches-of-event',
  'matches-of-player',
  'search-key',
  'ratings-all',
  'ratings-one',
] as const;
export const persistIds = ['persist-1', 'persist-1-bytes'] as const;
export const restoreIds = ['restore-first', 'restore-all', 'restore-longest-task', 'open-bytes'] as const;
export const figureIds = [...memoryIds, ...persistIds, ...restoreIds, 'heap'] as const;
export type FigureId = (typeof figureIds)[number];

export interface Plan {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly restores: number;
  readonly only: readonly FigureId[];
  /** Port of a Firestore emulator, for the SDK's own cache at the smallest size; without it that rival is left out. */
  readonly firestorePort?: number;
}

/** Firestore's emulator answers no query of more than 10 MB, and its cache takes seconds per thousand documents. */
export const firestoreMost = 4_000;

/** RxDB takes half a minute to store more. */
const rxdbMost = 10_000;

export function waysFor(size: number, plan: Plan): readonly WayName[] {
  return [
    'ours',
    'floor',
    'redux-persist',
    'redux-persist raw',
    'one record',
    'row per record',
    'Dexie',
    ...(size <= rxdbMost ? (['RxDB'] as const) : []),
    ...(size <= firestoreMost && plan.firestorePort !== undefined ? (['Firestore cache'] as const) : []),
  ];
}
