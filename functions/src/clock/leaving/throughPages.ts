import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { changePages } from '../../base/pages';
import type { WorkServices } from '../../base/work';
import { withoutLeaver, type Leaver } from './former';

export type Change = (tx: Transaction, doc: QueryDocumentSnapshot) => void;

/** Documents per page. A delta with its thread may be large. */
export const pageSize = 100;

export async function throughPages(services: WorkServices, found: Query, change: Change): Promise<boolean> {
  const ordered = found.orderBy(FieldPath.documentId());
  const { complete } = await changePages(services, ordered, pageSize, (tx, docs) => {
    for (const doc of docs) change(tx, doc);
    return docs.length;
  });
  return complete;
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
