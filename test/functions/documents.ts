import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { Json } from '@/lib/json';

export type Docs = Readonly<Record<string, DocumentData>>;

/** So early that any time from the server is later. */
export const longAgo = Timestamp.fromMillis(1_600_000_000_000);

export const player = (name: string, rest: DocumentData = {}): DocumentData => ({
  name,
  author: { id: 'unknown' },
  created: longAgo,
  updatedAt: longAgo,
  deleted: false,
  ...rest,
});

export const event = (rest: DocumentData = {}): DocumentData => ({
  name: 'East vs West',
  date: '2020-02-02',
  sport: { id: 'armw' },
  author: { id: 'unknown' },
  created: longAgo,
  updatedAt: longAgo,
  deleted: false,
  valid: 1,
  ...rest,
});

/** Ann (`p1`) against Bea (`p2`) at the event `e`. */
export const match = (rest: DocumentData = {}): DocumentData => ({
  date: '2020-02-02',
  player1: { id: 'p1', name: 'Ann' },
  player2: { id: 'p2', name: 'Bea' },
  gender: 'W',
  order: 0,
  event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
  updatedAt: longAgo,
  deleted: false,
  ...rest,
});

export const delta = (
  collection: string,
  docId: string,
  field: string,
  value: Json,
  rest: DocumentData = {},
): DocumentData => ({
  collection,
  docId,
  field,
  value,
  ...(docId === '' ? {} : { base: null }),
  author: 'editor',
  timestamp: longAgo,
  status: 'new',
  ...rest,
});

export const rename = (name: string, base: string, rest: DocumentData = {}) =>
  delta('player', 'p1', 'name', name, { base, ...rest });

/** A proposal to delete a record, as its author's client writes it. */
export function deletion(collection: string, id: string, rest: DocumentData = {}): DocumentData {
  const { base: _, ...proposal } = delta(collection, id, '', null, { note: 'Entered twice', ...rest });
  return proposal;
}

export const newPlayer = (name: string, rest: DocumentData = {}) => delta('player', '', '', { name }, rest);

export const newEvent = (rest: Readonly<Record<string, Json>> = {}) =>
  delta('event', '', '', { name: 'New event', date: '2021-01-01', sport: { id: 'armw' }, ...rest });

export const newMatch = (rest: Readonly<Record<string, Json>> = {}) =>
  delta('match', '', '', {
    date: '2020-02-02',
    player1: { id: 'p1', name: 'Ann' },
    player2: { id: 'p2', name: 'Bea' },
    gender: 'W',
    order: 1,
    event: { id: 'e', date: '2020-02-02', sport: { id: 'armw' } },
    ...rest,
  });

export const world: Docs = {
  'event/e': event(),
  'player/p1': player('Ann'),
  'player/p2': player('Bea'),
  'match/m': match(),
};
