import { fillApp } from './appRows';
import { checksum } from './checksum';
import { makeData, type Shape } from './data';
import { ways, type WayName } from './durable/way';
import { keep, keptChecksum, type HeapWay } from './heap';
import type { Measured } from './measured';
import { measureGroup, measureOverlay, measureReduce } from './memory';
import { changed, lastChange, measurePersist } from './persist';
import { restore } from './restore';
import { measureRatings, measureSearch } from './work';

declare global {
  var benchShape: Shape;
}

const data = (size: number) => makeData(benchShape, size);

const inMemory: Record<string, (size: number, rounds: number) => Promise<Measured>> = {
  'reduce-1': (size, rounds) => measureReduce(data(size), 1, rounds),
  'reduce-100': (size, rounds) => measureReduce(data(size), 100, rounds),
  'reduce-10000': (size, rounds) => measureReduce(data(size), 10_000, rounds),
  'overlay-1': (size, rounds) => measureOverlay(data(size), rounds),
  'matches-of-event': (size, rounds) => measureGroup(data(size), 'event', rounds),
  'matches-of-player': (size, rounds) => measureGroup(data(size), 'player', rounds),
  'search-key': (size, rounds) => measureSearch(data(size), rounds),
  'ratings-all': (size, rounds) => measureRatings(data(size), 'all', rounds),
  'ratings-one': (size, rounds) => measureRatings(data(size), 'one', rounds),
};

const bench = {
  memory: (id: string, size: number, rounds: number) => inMemory[id]!(size, rounds),
  fill: async (name: WayName, size: number) => (await ways[name]()).fill(data(size)),
  fillApp: (size: number) => fillApp(data(size)),
  persist: (size: number, names: readonly WayName[], rounds: number) =>
    measurePersist(data(size), names, rounds),
  restore,
  expected: (size: number) => {
    const all = data(size);
    const last = changed(all, lastChange);
    return checksum({ ...all, matches: all.matches.map((match) => (match.id === last.id ? last : match)) });
  },
  keep: (way: HeapWay, size: number) => keep(way, benchShape, size),
  keptChecksum,
};

export type Bench = typeof bench;

declare global {
  interface Window {
    bench: Bench;
  }
}

window.bench = bench;
