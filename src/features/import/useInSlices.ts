import { useEffect, useState } from 'react';
import { inSlices } from '@/lib/inSlices';

/** Work that goes on in slices. */
export interface Sliced<R> {
  /** The last outcome, which stays until there is another; `undefined` while there is none, and while there are no items. */
  readonly results: readonly R[] | undefined;
  /** The outcome is of the present items. */
  readonly isCurrent: boolean;
}

/**
 * The outcome of some work for each of many items, done in slices. Other items, or another `begin`, begin anew; the work of a
 * pass may remember the items before.
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
    let left = false;
    void inSlices(items, begin(), { size, isOver: () => left }).then((results) => {
      if (results !== undefined && !left) setDone({ items, begin, results });
    });
    return () => {
      left = true;
    };
  }, [items, begin, size]);
  return {
    results: items === undefined ? undefined : done?.results,
    isCurrent: done !== undefined && done.items === items && done.begin === begin,
  };
}
