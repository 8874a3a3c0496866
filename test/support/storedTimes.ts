import { Timestamp } from 'firebase-admin/firestore';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import { plainDoc } from '@/lib/plainData';
import type { Stored } from './memoryDocs';
import { isMap, type Fields } from './storedFields';

const times: ReadonlySet<string> = new Set([
  'at',
  'claimsAt',
  'created',
  'decidedAt',
  'deletedAt',
  'leaving',
  'newsSeen',
  'problemAt',
  'since',
  'termsAt',
  'timestamp',
  'updatedAt',
]);

const within: ReadonlySet<string> = new Set(['reverted', 'thread']);

export function storedOf({ id: _, ...fields }: PlainDoc, updateTime: Timestamp): Stored {
  return { fields: withTimes(fields), updateTime };
}

const withTimes = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (times.has(key) && isTime(value)) return [key, Timestamp.fromMillis(value)];
      return [key, within.has(key) && isMap(value) ? timesWithin(value) : value];
    }),
  );

const timesWithin = (map: Fields): Fields => {
  const dated = withTimes(map);
  return Object.fromEntries(
    Object.entries(dated).map(([key, value]) => [key, isMap(value) ? withTimes(value) : value]),
  );
};

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

const plain = new WeakMap<Stored, PlainDoc>();

/** A stored document with times in epoch milliseconds; the same object until the next write. */
export function plainOf(id: string, stored: Stored): PlainDoc {
  const known = plain.get(stored);
  if (known) return known;
  // There are fields, so there is a document.
  const doc = plainDoc({ id, data: () => stored.fields }, Timestamp) as PlainDoc;
  plain.set(stored, doc);
  return doc;
}
