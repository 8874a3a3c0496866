import { useEffect, useState } from 'react';
import { inSlices } from '@/lib/inSlices';
import { whileWanted } from '@/lib/whileWanted';

export interface Sliced<R> {
  /** Results of the last complete pass; `undefined` before the first and without items. */
  readonly results: readonly R[] | undefined;
  readonly isCurrent: boolean;
}

/**
 * Maps many items in slices. New items or a new `begin` restart the pass. The function that `begin` returns
 * may remember earlier items of its pass.
 */
export function useInSlices<T, R>(
  items: readonly T[] | undefined,
  begin: (() => (item: T) => R) | undefined,
  size: number,
): Sliced<R> {
  const [done, setDone] = useState<{
    readonly items: readonly T[];
    readonly begin: () => (item: T) => R;
    readonly results: readonly R[];
  }>();
  useEffect(() => {
    if (items === undefined || begin === undefined) return;
    return whileWanted(
      (signal) => inSlices(items, begin(), { size, isOver: () => signal.aborted }),
      (results) => {
        if (results !== undefined) setDone({ items, begin, results });
      },
    );
  }, [items, begin, size]);
  return {
    results: items === undefined ? undefined : done?.results,
    isCurrent: done !== undefined && done.items === items && done.begin === begin,
  };
}
