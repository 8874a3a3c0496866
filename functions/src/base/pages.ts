import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { WorkServices } from './work';

type Docs = readonly QueryDocumentSnapshot[];

export async function* pagesOf(query: Query, size: number): AsyncGenerator<Docs> {
  const page = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}

/**
 * Changes the documents of a query page by page, each page in the transaction that reads it. `change` returns how
 * many it changed. If time runs out, the work is not complete, and the next run starts over.
 */
export async function changePages(
  { transact, hasTime }: WorkServices,
  query: Query,
  size: number,
  change: (tx: Transaction, docs: Docs) => number,
): Promise<{ readonly changed: number; readonly complete: boolean }> {
  const pages = query.limit(size);
  let changed = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    if (!hasTime()) return { changed, complete: false };
    const after = last;
    const page = await transact(async (tx) => {
      const { docs } = await tx.get(after ? pages.startAfter(after) : pages);
      return { changed: change(tx, docs), last: docs.length === size ? docs.at(-1) : undefined };
    });
    changed += page.changed;
    last = page.last;
  } while (last);
  return { changed, complete: true };
}
