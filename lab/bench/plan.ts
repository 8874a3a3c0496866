import type { WayName } from './page/durable/way';

/** The figures that `npm run bench` measures, in the order of its table. */
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
  /** Fresh pages for each way of restoring; a slow one gets fewer. */
  readonly restores: number;
  /** The figures to measure. */
  readonly only: readonly FigureId[];
  /** The port of a Firestore emulator, for the SDK's own cache at the smallest size; without it that rival is left out. */
  readonly firestorePort?: number;
}

/** Firestore's emulator answers no query of more than 10 MB, and its cache takes seconds for each thousand. */
export const firestoreMost = 4_000;

/** RxDB takes half a minute to store more. */
const rxdbMost = 10_000;

/** The ways of keeping rows that can be measured at a size. */
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
