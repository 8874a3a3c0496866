import type { Match } from '@/model/records';
import type { Data } from '../data';

/** One way of keeping records on the device. */
export interface Way {
  /** Stores everything, as earlier sessions would have. */
  readonly fill: (data: Data) => Promise<void>;
  /** Opens what is stored on a fresh page and gives what makes one changed match durable. */
  readonly open: () => Promise<(match: Match) => Promise<unknown>>;
  /**
   * Brings everything into memory on a fresh page; calls back once what the first screen shows is there. What it gives
   * back takes the records out for comparison and is not timed.
   */
  readonly restore: (first: () => void) => Promise<() => Data | Promise<Data>>;
}

/** Each is loaded alone, so that no page carries the code of another. */
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
