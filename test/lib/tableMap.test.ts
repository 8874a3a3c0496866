import fc from 'fast-check';
import { TableMap } from '@/lib/tableMap';
import { anyId, runs } from '@test/support/property';

test('a map over a table equals a Map after any history, and what changes nothing is the same map', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(anyId, fc.nat(3)), { maxLength: 5 })), (history) => {
      let map = new TableMap<number>();
      const model = new Map<string, number>();
      for (const entries of history) {
        const before = [...map];
        const next = map.with(entries);
        expect([...map]).toEqual(before);
        map = next;
        for (const [id, value] of entries) model.set(id, value);
        expect(map.size).toBe(model.size);
        expect(new Map(map)).toEqual(model);
        for (const id of model.keys()) expect([map.has(id), map.get(id)]).toEqual([true, model.get(id)]);
        expect(map.with([...model])).toBe(map);
        const gone = entries.slice(0, 2).map(([id]) => id);
        const less = map.without(gone);
        expect(new Map(less)).toEqual(new Map([...model].filter(([id]) => !gone.includes(id))));
        expect(new Set(map.changedKeys(less))).toEqual(new Set(gone));
        expect(less.without(gone)).toBe(less);
      }
    }),
    runs(200),
  );
});

test('the changed keys of any two maps of a history are those that a comparison of all entries finds', () => {
  const few = fc.array(fc.tuple(anyId, fc.nat(1)), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(few, { maxLength: 6 }), (history) => {
      const maps = [new TableMap<number>()];
      // From the last map and from the one before it, so that two may differ by two single writes.
      for (const entries of history)
        maps.push(...maps.slice(-2).map((map) => map.with(entries)), maps.at(-1)!.without([entries[0]![0]]));
      for (const a of maps)
        for (const b of maps) {
          const keys = [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
          expect([...a.changedKeys(b)].sort()).toEqual(keys.sort());
        }
    }),
    runs(100),
  );
});

test('two maps apart by one written entry are compared without a look at the others', () => {
  const map = new TableMap<number>().with([
    ['a', 1],
    ['b', 1],
  ]);
  const next = map.with([['a', 2]]);
  const looks = jest.fn();
  Object.defineProperty(next.table, 'root', { get: looks });
  expect([map.changedKeys(next), next.changedKeys(map)]).toEqual([['a'], ['a']]);
  expect(looks).not.toHaveBeenCalled();
});
