import type { Delta } from '@/model/proposals/delta';

type StoredField = keyof Delta | 'rejectedIn';

/**
 * Who may write each field of a stored proposal: its author with a version of it, or only others, later and elsewhere.
 */
export const deltaWriters = {
  id: 'others',
  collection: 'author',
  docId: 'author',
  field: 'author',
  value: 'author',
  base: 'author',
  author: 'author',
  timestamp: 'author',
  status: 'author',
  note: 'author',
  source: 'author',
  bundle: 'author',
  reason: 'others',
  reasonCause: 'others',
  decidedBy: 'others',
  decidedAt: 'others',
  before: 'others',
  problem: 'others',
  problemCause: 'others',
  problemAt: 'others',
  amended: 'others',
  rest: 'others',
  reverted: 'others',
  rejectedIn: 'others',
  trusted: 'others',
  applying: 'others',
  thread: 'others',
} as const satisfies Record<StoredField, 'author' | 'others'>;

type FieldOf<W extends 'author' | 'others'> = {
  [F in StoredField]: (typeof deltaWriters)[F] extends W ? F : never;
}[StoredField];

export type FieldOfOthers = FieldOf<'others'>;

const isOfOthers = (field: StoredField): field is FieldOfOthers => deltaWriters[field] === 'others';

export const fieldsOfOthers: readonly FieldOfOthers[] = (Object.keys(deltaWriters) as StoredField[]).filter(
  isOfOthers,
);
