import { Timestamp, serverTimestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { Proposal } from '@/model/delta';
import type { UserId } from '@/model/ids';
import type { PlainDoc } from './plainDoc';
import { storedBase } from './storedBase';

/** `undefined` when there is no such document. */
export function readPlainDoc(snapshot: DocumentSnapshot): PlainDoc | undefined {
  const data = snapshot.data();
  // Fields are mapped one by one to fields, so an object stays an object.
  return data && { ...(plain(data) as Record<string, unknown>), id: snapshot.id };
}

/** Timestamps become epoch milliseconds, rounded down, so that a query from a watermark never starts too late. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  // References, bytes and the like stay as they are and are refused by the parsers.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, plain(at)]));
}

/** The document a proposal is stored as, whole: what decided an earlier version does not outlive it. */
export function deltaDoc(proposal: Proposal, author: UserId) {
  const { collection, docId, field, value, note, source } = proposal;
  const base = storedBase(proposal);
  return {
    collection,
    docId,
    field,
    value,
    ...(base !== undefined && { base }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
    author,
    timestamp: serverTimestamp(),
    status: 'new',
  };
}
