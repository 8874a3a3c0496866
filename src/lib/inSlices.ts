import { pause } from './pause';

export interface Slices {
  /** How many items are worked on in one go at most: their work fits into a frame. */
  readonly size: number;
  /** Gives the page its turn between two slices. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Tells that nobody waits for the outcome any more. */
  readonly isOver?: (() => boolean) | undefined;
  /** Milliseconds of some clock. */
  readonly now?: (() => number) | undefined;
}

/** A slice ends after so long, however few items it had: a slow device takes longer for each. */
export const mostMsPerSlice = 12;

/** Does the same with each of many items and lets the page draw and answer in between; `undefined` where nobody waits any more. */
export async function inSlices<T, R>(
  items: readonly T[],
  work: (item: T) => R,
  { size, rest = pause, isOver = () => false, now = () => performance.now() }: Slices,
): Promise<readonly R[] | undefined> {
  const done: R[] = [];
  let [count, began] = [0, now()];
  for (const item of items) {
    if (count === size || now() - began >= mostMsPerSlice) {
      await rest();
      [count, began] = [0, now()];
    }
    count += 1;
    if (isOver()) return undefined;
    done.push(work(item));
  }
  return done;
}
