import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { withoutLeaver, type Leaver } from './former';

export interface PageServices {
  readonly db: Firestore;
  readonly transact: <T>(body: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly hasTime: () => boolean;
}

export type Change = (tx: Transaction, doc: QueryDocumentSnapshot) => void;

/** Documents per page. A delta with its thread may be large. */
const pageSize = 100;

export async function throughPages(
  { transact, hasTime }: PageServices,
  found: Query,
  change: Change,
): Promise<boolean> {
  const pages = found.orderBy(FieldPath.documentId()).limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (!hasTime()) return false;
    const after = last;
    last = await transact(async (tx) => {
      const { docs } = await tx.get(after ? pages.startAfter(after) : pages);
      for (const doc of docs) change(tx, doc);
      return docs.length < pageSize ? undefined : docs.at(-1);
    });
  } while (last);
  return true;
}

export async function readThrough(
  { hasTime }: Pick<PageServices, 'hasTime'>,
  found: Query,
  look: (doc: QueryDocumentSnapshot) => Promise<void>,
): Promise<boolean> {
  const pages = found.orderBy(FieldPath.documentId()).limit(pageSize);
  for (let page = await pages.get(); !page.empty; page = await pages.startAfter(page.docs.at(-1)).get()) {
    if (!hasTime()) return false;
    for (const doc of page.docs) await look(doc);
  }
  return true;
}

export const remove: Change = (tx, { ref }) => void tx.delete(ref);

export const rename =
  (leaver: Leaver, rest: (doc: DocumentSnapshot) => object = () => ({})) =>
  (tx: Transaction, doc: DocumentSnapshot): void => {
    const changed = Object.entries(doc.data() ?? {}).flatMap(([key, value]: [string, unknown]) => {
      const next = withoutLeaver(value, leaver);
      return next === value ? [] : [[key, next] as const];
    });
    if (changed.length > 0) tx.update(doc.ref, { ...Object.fromEntries(changed), ...rest(doc) });
  };

/** Bumps `updatedAt`, so that devices receive the record again. Tombstones hold nothing to update. */
export const renameRecord = (leaver: Leaver) =>
  rename(leaver, (doc) => (doc.get('deleted') === true ? {} : { updatedAt: FieldValue.serverTimestamp() }));
