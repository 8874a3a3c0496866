import { makeData } from './data';
import { fill, measurePersist, restore } from './durable';
import { hold } from './heap';
import type { Measured } from './measured';
import { measureGroup, measureOverlay, measureReduce } from './memory';

/** What the bench's runner calls in the page. */
const bench = {
  memory: async (size: number, rounds: number): Promise<readonly Measured[]> => {
    const data = makeData(size);
    const measured: Measured[] = [];
    for (const count of [1, 100, 10_000]) measured.push(await measureReduce(data, count, rounds));
    measured.push(await measureOverlay(data, rounds));
    for (const by of ['event', 'player'] as const) measured.push(await measureGroup(data, by, rounds));
    return measured;
  },
  fill,
  persist: measurePersist,
  restore,
  hold,
};

export type Bench = typeof bench;

declare global {
  interface Window {
    bench: Bench;
  }
}

window.bench = bench;
