import { createHmac, randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Networks } from './network';

/** Each day has a salt of its own, which no client can read; it goes at night, and nobody can count anew by it. */
export function saltOf(day: DocumentSnapshot): string {
  const salt: unknown = day.get('salt');
  return typeof salt === 'string' ? salt : randomBytes(32).toString('hex');
}

/** The names of a visitor's counters: of the address or household, and of the network around it. */
export const countersOf = (
  day: DocumentReference,
  collection: 'reportCount' | 'errorCount',
  salt: string,
  { near, wide }: Networks,
): readonly DocumentReference[] =>
  [near, wide].flatMap((each) =>
    each === undefined ? [] : [counterOf(day, collection, salt, `network ${each}`)],
  );

/** The counter of an origin, of which the name tells nothing without the salt. */
export const counterOf = (
  day: DocumentReference,
  collection: 'reportCount' | 'errorCount',
  salt: string,
  origin: string,
): DocumentReference =>
  day.firestore
    .collection(collection)
    .doc(`${day.id}_${createHmac('sha256', salt).update(origin).digest('base64url')}`);

/** A stored count; what is none counts nothing. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
