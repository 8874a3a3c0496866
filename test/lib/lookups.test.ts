import fc from 'fast-check';
import { SmallIdSet } from '@/lib/smallIdSet';
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

test('a few ids are crossed off a list as from a set', () => {
  fc.assert(
    fc.property(fc.array(anyId), fc.array(anyId), (few, list) => {
      const ids = new SmallIdSet();
      const set = new Set(few);
      for (const id of few) ids.add(id);
      for (const id of list) {
        ids.delete(id);
        set.delete(id);
      }
      expect(new Set(ids)).toEqual(set);
      expect(ids.size).toBe(set.size);
    }),
    runs(100),
  );
});
