import type { Match } from '@/model/records/records';
import type { Data } from '../data';

export interface Way {
  readonly fill: (data: Data) => Promise<void>;
  /** Opens the stored data on a fresh page. The returned call makes one changed match durable. */
  readonly open: () => Promise<(match: Match) => Promise<unknown>>;
  /**
   * Loads everything into memory on a fresh page. Calls back once the rows of the first screen are there. The returned
   * call, which is not timed, takes the records out for comparison.
   */
  readonly restore: (first: () => void) => Promise<() => Data | Promise<Data>>;
}

/** Imported one by one, so that no page carries the code of another. */
export const ways = {
  ours: async () => (await import('./ours')).ours,
  floor: async () => (await import('./columns')).columns,
  'redux-persist': async () => (await import('./reduxPersist')).documented,
  'redux-persist raw': async () => (await import('./reduxPersist')).raw,
  'one record': async () => (await import('./oneRecord')).oneRecord,
  'row per record': async () => (await import('./rowPerRecord')).rowPerRecord,
  Dexie: async () => (await import('./dexie')).dexie,
  RxDB: async () => (await import('./rxdb')).rxdb,
  'Firestore cache': async () => (await import('./firestore')).firestore,
} as const satisfies Record<string, () => Promise<Way>>;

export type WayName = keyof typeof ways;
