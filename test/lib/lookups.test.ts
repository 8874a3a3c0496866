import fc from 'fast-check';
import { FewIds } from '@/lib/fewIds';
import { hashId } from '@/lib/hashId';
import { HashedMap } from '@/lib/hashedMap';
import { anyId, runs } from '@test/support/property';

test('a map of hashed ids equals a `Map`, whether the hashes are given, told wrongly always, or made', () => {
  const hashOf = fc.constantFrom<(id: string) => number | undefined>(
    hashId,
    () => 7,
    () => undefined,
  );
  fc.assert(
    fc.property(fc.array(anyId, { maxLength: 200 }), hashOf, (ids, hash) => {
      const hashed = new HashedMap<{ readonly id: string; readonly at: number }>();
      const map = new Map<string, object>();
      for (const [at, id] of ids.entries()) {
        const found = hashed.found(id, hash(id), (made) => ({ id: made, at }));
        if (!map.has(id)) map.set(id, found);
        expect(found).toBe(map.get(id));
        expect(found.id).toBe(id);
      }
    }),
    runs(100),
  );
});

test('each of a few ids is found in a list, and most of the others are not', () => {
  fc.assert(
    fc.property(fc.array(anyId), (few) => {
      const ids = new FewIds();
      for (const id of few) ids.add(id);
      expect(few.every((id) => ids.mayHave(id))).toBe(true);
    }),
    runs(100),
  );
  const ids = new FewIds();
  for (let at = 0; at < 100; at += 1) ids.add(`east-vs-west-15-${at}`);
  const others = Array.from({ length: 1_000 }, (_, at) => `east-vs-west-16-${at}`);
  expect(others.filter((id) => ids.mayHave(id)).length).toBeLessThan(50);
});
