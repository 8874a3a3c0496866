/**
 * Sorts as `toSorted` does, stably, and gives the turn back about every so many comparisons: for what is too long to be
 * sorted while somebody waits for the page.
 */
export function* sortInParts<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  partSize: number,
): Generator<undefined, T[]> {
  // Sorting compares each item some times, merging once.
  const runSize = Math.max(2, Math.ceil(partSize / 8));
  let compared = 0;
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += runSize) {
    if (at > 0) yield;
    runs.push(items.slice(at, at + runSize).sort(compare));
  }

  function* merge(one: readonly T[], other: readonly T[]): Generator<undefined, T[]> {
    const merged: T[] = [];
    let left = 0;
    let right = 0;
    while (left < one.length && right < other.length) {
      // Both still have an item there.
      const [a, b] = [one[left] as T, other[right] as T];
      if (compare(a, b) <= 0) {
        merged.push(a);
        left += 1;
      } else {
        merged.push(b);
        right += 1;
      }
      compared += 1;
      if (compared % partSize === 0) yield;
    }
    return merged.concat(one.slice(left), other.slice(right));
  }

  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}
