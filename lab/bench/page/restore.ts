import { countWrites } from './bytes';
import { checksum } from './checksum';
import { ways, type WayName } from './durable/way';

export interface Restored {
  readonly first: number;
  readonly all: number;
  /** 0 when no task reached the 50 ms from which on the browser reports it. */
  readonly longestTask: number;
  readonly bytes: number;
  readonly checksum: number;
}

/** One restore on a page that has done nothing else yet. */
export async function restore(name: WayName): Promise<Restored> {
  const way = await ways[name]();
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const written = countWrites();
  // The task that this function began in is not the restore's.
  await new Promise((resolve) => setTimeout(resolve, 100));
  longestTask = 0;
  const start = performance.now();
  let first: number | undefined;
  const data = await way.restore(() => (first = performance.now() - start));
  const all = performance.now() - start;
  // Long enough for a write that an opening page would make on its own.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const { duration } of observer.takeRecords()) longestTask = Math.max(longestTask, duration);
  observer.disconnect();
  return { first: first ?? all, all, longestTask, bytes: written.stop(), checksum: checksum(await data()) };
}
