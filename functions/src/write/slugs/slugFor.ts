import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isNewId, newIdPattern } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { slugFrom } from '../../base/slugFrom';

interface Nameable {
  readonly id: string;
  readonly name?: unknown;
  readonly slug?: unknown;
}

export interface GrantedSlug {
  readonly slug: string;
  /** Reserves it, in the transaction that writes it to the record. */
  readonly reserve: (tx: Transaction) => void;
}

/** Namesakes beyond this many keep their ids, so that a grant costs a bounded number of reads. */
const most = 50;

/** An event's address has this word in its place: `/sport/armw/event/new/card`. */
const reserved: ReadonlySet<string> = new Set(['new']);

/**
 * A slug for an event or player with a random id and none yet. It equals no id and no earlier slug of the
 * collection. Two transactions that find the same one free collide at its document, so the later one retries.
 * Slugs of deleted records stay reserved.
 */
export async function slugFor(
  tx: Transaction,
  db: Firestore,
  collection: Collection,
  { id, name, slug }: Nameable,
): Promise<GrantedSlug | undefined> {
  if (collection === 'match' || slug !== undefined || !isNewId(id)) return undefined;
  const wanted = typeof name === 'string' ? slugFrom(name) : undefined;
  if (wanted === undefined) return undefined;
  for (let number = 1; number <= most; number += 1) {
    const free = number === 1 ? wanted : `${wanted}-${number}`;
    // A new record may get any id of the clients' form later.
    if (newIdPattern.test(free) || reserved.has(free)) continue;
    const ref = db.collection('slug').doc(`${collection}.${free}`);
    const taken = await tx.getAll(db.collection(collection).doc(free), ref);
    if (taken.every(({ exists }) => !exists))
      return { slug: free, reserve: (at) => at.create(ref, { collection, id }) };
  }
  return undefined;
}
