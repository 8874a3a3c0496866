import fc from 'fast-check';
import { Best } from '@/lib/best';
import { Heap } from '@/lib/heap';
import { runs } from '@test/support/property';

const anyNumbers = fc.array(fc.integer({ min: -20, max: 20 }));

test('a heap gives its values from the highest to the lowest', () => {
  fc.assert(
    fc.property(anyNumbers, (values) => {
      const heap = new Heap<number>((value) => value);
      for (const value of values) heap.push(value);
      const taken: number[] = [];
      for (let top = heap.peek(); top !== undefined; top = heap.peek()) {
        expect(heap.pop()).toBe(top);
        taken.push(top);
      }
      expect(taken).toEqual(values.toSorted((a, b) => b - a));
      expect(heap.pop()).toBeUndefined();
    }),
    runs(100),
  );
});

test('the best few are those that sorting all of them gives', () => {
  fc.assert(
    fc.property(anyNumbers, fc.integer({ min: 1, max: 5 }), (values, most) => {
      const best = new Best<readonly [number, number]>(most, ([a], [b]) => b - a);
      const added = values.map((value, at) => [value, at] as const);
      for (const value of added) best.add(value);
      expect(best.all()).toEqual(added.toSorted(([a], [b]) => b - a).slice(0, most));
    }),
    runs(100),
  );
});
