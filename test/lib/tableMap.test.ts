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
