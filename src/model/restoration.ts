/**
 * The field of a tombstone that stands for no record: it says that the wiki was restored from a backup at its `updatedAt`, so
 * whatever was seen before is of another state.
 */
export const restorationField = 'restoration';

/** The last time, in epoch milliseconds, that such a tombstone among documents tells; `undefined` where none is. */
export function restoredAmong(docs: readonly Readonly<Record<string, unknown>>[]): number | undefined {
  return docs.reduce<number | undefined>((last, { [restorationField]: tells, updatedAt }) => {
    if (tells !== true || typeof updatedAt !== 'number') return last;
    return laterRestoration(last, updatedAt);
  }, undefined);
}

/** The later of two restorations, either of which there may not have been. */
export const laterRestoration = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
