import { Timestamp, serverTimestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import type { Parsed } from '@/lib/parsed';
import type { Proposal } from '@/model/delta';
import type { UserId } from '@/model/ids';
import { parseDelta } from '@/model/parseDelta';
import { parseEvent } from '@/model/parseEvent';
import { parseMatch } from '@/model/parseMatch';
import { parsePlayer } from '@/model/parsePlayer';
import { parseProfile } from '@/model/parseProfile';

/** A stored document as plain data: its fields with times in epoch milliseconds, and its id. */
export type PlainDoc = Readonly<Record<string, unknown>> & { readonly id: string };

export const parsers = {
  event: parseEvent,
  match: parseMatch,
  player: parsePlayer,
  delta: parseDelta,
  profile: parseProfile,
} as const satisfies { readonly [N in EntityName]: (input: unknown) => Parsed<Entities[N]> };

/** `undefined` when there is no such document. */
export function plainDoc(snapshot: DocumentSnapshot): PlainDoc | undefined {
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
  const { collection, docId, field, value, base, note, source } = proposal;
  return {
    collection,
    docId,
    field,
    value,
    ...(docId !== '' && { base: base ?? null }),
    ...(note !== undefined && { note }),
    ...(source !== undefined && { source }),
    author,
    timestamp: serverTimestamp(),
    status: 'new',
  };
}
