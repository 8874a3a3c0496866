import { countWrites } from './bytes';
import { checksum } from './checksum';
import { ways, type WayName } from './durable/way';

export interface Restored {
  readonly first: number;
  readonly all: number;
  /** 0 if no task reached 50 ms, where the browser begins to report. */
  readonly longestTask: number;
  readonly bytes: number;
  readonly checksum: number;
}

export async function restore(name: WayName): Promise<Restored> {
  const way = await ways[name]();
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const written = countWrites();
  // The page before it may have left a process that is still freeing hundreds of megabytes.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
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
