import { pause } from './pause';

export interface Slices {
  /** How many items are worked on in one go: their work fits into a frame. */
  readonly size: number;
  /** Gives the page its turn between two slices. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Tells that nobody waits for the outcome any more. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Does the same with each of many items and lets the page draw and answer in between; `undefined` where nobody waits any more. */
export async function inSlices<T, R>(
  items: readonly T[],
  work: (item: T) => R,
  { size, rest = pause, isOver = () => false }: Slices,
): Promise<readonly R[] | undefined> {
  const done: R[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % size === 0) await rest();
    if (isOver()) return undefined;
    done.push(work(item));
  }
  return done;
}
