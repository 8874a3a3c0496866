import { pause } from './pause';

export interface Slices {
  readonly size: number;
  readonly rest?: (() => Promise<void>) | undefined;
  readonly isOver?: (() => boolean) | undefined;
  readonly now?: (() => number) | undefined;
}

/** Ends a slice early on a slow device. */
export const mostMsPerSlice = 12;

/** Applies `work` to many items and yields in between. `undefined` if it ended early through `isOver`. */
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
