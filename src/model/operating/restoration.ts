/**
 * Marks a tombstone of no record: an operator restored the wiki from a backup at its `updatedAt`, so
 * everything read before is out of date.
 */
export const restorationField = 'restoration';

/** The latest restoration marked among the documents, epoch milliseconds; `undefined` if there is none. */
export function restoredAmong(docs: readonly Readonly<Record<string, unknown>>[]): number | undefined {
  return docs.reduce<number | undefined>((last, { [restorationField]: tells, updatedAt }) => {
    if (tells !== true || typeof updatedAt !== 'number') return last;
    return laterRestoration(last, updatedAt);
  }, undefined);
}

export const laterRestoration = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
