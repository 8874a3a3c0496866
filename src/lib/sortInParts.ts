/** Like `toSorted`, but yields after about `partSize` comparisons, for lists too long to sort at once. */
export function* sortInParts<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  partSize: number,
): Generator<undefined, T[]> {
  // Sorting a run compares each item several times, a merge only once.
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
