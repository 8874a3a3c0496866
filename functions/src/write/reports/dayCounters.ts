import { createHmac, randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Networks } from '../../base/network';

/**
 * Each day has its own salt, which no client can read. It is deleted at night, so that counters cannot be
 * linked to visitors later.
 */
export function saltOf(day: DocumentSnapshot): string {
  const salt: unknown = day.get('salt');
  return typeof salt === 'string' ? salt : randomBytes(32).toString('hex');
}

export const countersOf = (
  day: DocumentReference,
  collection: 'reportCount' | 'errorCount',
  salt: string,
  { near, wide }: Networks,
): readonly DocumentReference[] =>
  [near, wide].flatMap((each) =>
    each === undefined ? [] : [counterOf(day, collection, salt, `network ${each}`)],
  );

/** The counter of an origin. Without the salt its id does not reveal the origin. */
export const counterOf = (
  day: DocumentReference,
  collection: 'reportCount' | 'errorCount',
  salt: string,
  origin: string,
): DocumentReference =>
  day.firestore
    .collection(collection)
    .doc(`${day.id}_${createHmac('sha256', salt).update(origin).digest('base64url')}`);

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
