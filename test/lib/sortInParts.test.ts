import fc from 'fast-check';
import { sortInParts } from '@/lib/sortInParts';
import { runs } from '@test/support/property';

interface Item {
  readonly rank: number;
  readonly at: number;
}
const byRank = (a: Item, b: Item) => a.rank - b.rank;

test('sorts as the language does, stably, whatever a part is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 40 }), (ranks, partSize) => {
      const items = ranks.map((rank, at) => ({ rank, at }));
      const steps = sortInParts(items, byRank, partSize);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(step.value).toEqual(items.toSorted(byRank));
      expect(items).toEqual(ranks.map((rank, at) => ({ rank, at })));
    }),
    runs(200),
  );
});

test('gives the turn back after about so many comparisons', () => {
  let compared = 0;
  const items = Array.from({ length: 5_000 }, (_, at) => ({ rank: (at * 7_919) % 5_000, at }));
  const count = (a: Item, b: Item) => {
    compared += 1;
    return byRank(a, b);
  };
  const steps = sortInParts(items, count, 400);
  let most = 0;
  for (let ended = false; !ended; most = Math.max(most, compared)) {
    compared = 0;
    ended = steps.next().done === true;
  }
  expect(most).toBeLessThan(800);
});
