import fc from 'fast-check';
import { Sorted } from '@/lib/sorted';
import { runs } from '@test/support/property';

const key = fc.constantFrom('', 'a', 'ab', 'abc', 'b', 'ba');

test('after any history it has the items in order, and finds each that begins with a text', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 20 }), key, (steps, start) => {
      const sorted = new Sorted<{ readonly key: string }>((item) => item.key);
      const wanted: { readonly key: string }[] = [];
      for (const [each, adds] of steps) {
        const at = wanted.findIndex((item) => item.key === each);
        if (adds) {
          const item = { key: each };
          wanted.push(item);
          sorted.add(item);
        } else if (at !== -1) sorted.remove(wanted.splice(at, 1)[0]!);
      }
      const keys = wanted.map((item) => item.key).sort();
      expect(sorted.beginningWith('').map((item) => item.key)).toEqual(keys);
      expect(new Set(sorted.beginningWith(''))).toEqual(new Set(wanted));
      expect(sorted.beginningWith(start).map((item) => item.key)).toEqual(
        keys.filter((each) => each.startsWith(start)),
      );
    }),
    runs(200),
  );
});
