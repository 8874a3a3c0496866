import fc from 'fast-check';
import { emptyTable, tableIds, tableSet } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { type Change, applyChange } from '@/overlay/change';
import { createOverlay, type Changes } from '@/overlay/overlay';
import { anyId, runs } from '@test/support/property';
import { thing, type Thing } from './entity';

const plain = () => createOverlay<Thing>((entity) => entity);
const tableOf = (...things: readonly Thing[]) =>
  tableSet(
    emptyTable<Thing>(),
    things.map((one) => [one.id, one]),
  );
const changesOf = (...changes: readonly Change<Thing>[]): Changes<Thing> =>
  new Map(changes.map((change) => [change.id, change]));
const rank = (id: string, value: number): Change<Thing> => ({
  kind: 'patch',
  id,
  patch: [{ path: 'rank', value }],
});

describe('reading through an overlay', () => {
  test('[O9] without a change it gives the base, with one what applyChange gives', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('delete' as const), id: anyId }),
      fc.tuple(anyId, fc.nat(3)).map(([id, value]) => rank(id, value)),
      fc
        .tuple(anyId, fc.nat(3))
        .map(([id, value]): Change<Thing> => ({ kind: 'set', id, value: thing(id, { rank: value }) })),
    );
    fc.assert(
      fc.property(fc.array(anyId), fc.array(change), (ids, list) => {
        const base = tableOf(...ids.map((id) => thing(id)));
        const changes = changesOf(...list);
        const overlay = plain();
        for (const id of [...ids, ...changes.keys(), 'nobody', '__proto__']) {
          const found = ids.includes(id) ? thing(id) : undefined;
          const expected = changes.has(id) ? applyChange(found, changes.get(id)!) : found;
          expect(overlay.read(base, changes, id)).toEqual(expected);
        }
        expect([...tableIds(base)]).toHaveLength(new Set(ids).size);
      }),
      runs(60),
    );
  });

  test('[O9] whatever was read before, of other bases and through other changes', () => {
    const ids = ['a', 'b', 'c', '__proto__'];
    const anyBase = fc.array(fc.tuple(fc.constantFrom(...ids), fc.nat(2))).map((entries) =>
      tableSet(
        emptyTable<Thing>(),
        entries.map(([id, value]) => [id, thing(id, { rank: value })]),
      ),
    );
    const anyChanges = fc
      .array(fc.tuple(fc.constantFrom(...ids), fc.nat(2), fc.boolean()))
      .map((list) =>
        new TableMap<Change<Thing>>().with(
          list.map(([id, value, gone]) => [id, gone ? { kind: 'delete', id } : rank(id, 10 + value)]),
        ),
      );
    fc.assert(
      fc.property(
        fc.array(anyBase, { minLength: 1, maxLength: 3 }),
        fc.array(anyChanges, { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.constantFrom(...ids)), { maxLength: 40 }),
        (bases, changes, reads) => {
          const overlay = plain();
          for (const [baseAt, changesAt, id] of reads) {
            const [base, laid] = [bases[baseAt % bases.length]!, changes[changesAt % changes.length]!];
            expect(overlay.read(base, laid, id)).toEqual(plain().read(base, laid, id));
          }
        },
      ),
      runs(200),
    );
  });

  test('[O9] of more entities than it remembers', () => {
    const overlay = plain();
    const many = Array.from({ length: 2_500 }, (_, at) => thing(`t${at}`));
    const base = tableOf(...many);
    const changes = changesOf(rank('t7', 3));
    for (const round of [1, 2])
      for (const { id } of many)
        expect([round, overlay.read(base, changes, id)]).toEqual([
          round,
          thing(id, id === 't7' ? { rank: 3 } : {}),
        ]);
  });

  test('[O10] an entity keeps its reference while its own base and its own change are the same', () => {
    const overlay = plain();
    const a = thing('a');
    const change = rank('a', 3);
    const first = overlay.read(tableOf(a), changesOf(change), 'a');
    const later = overlay.read(tableOf(a, thing('b')), changesOf(change, rank('b', 1)), 'a');
    expect(first).toEqual(thing('a', { rank: 3 }));
    expect(later).toBe(first);
    expect(overlay.read(tableOf(thing('a')), changesOf(change), 'a')).not.toBe(first);
    expect(overlay.read(tableOf(a), changesOf(rank('a', 3)), 'a')).not.toBe(first);
  });

  test('[O11] a change to another field shows through, since a patch copies nothing of the base', () => {
    const overlay = plain();
    const change = changesOf(rank('a', 3));
    overlay.read(tableOf(thing('a', { keys: ['x'] })), change, 'a');
    expect(overlay.read(tableOf(thing('a', { keys: ['y'] })), change, 'a')).toEqual(
      thing('a', { keys: ['y'], rank: 3 }),
    );
  });

  test('[O12] what an entity computes from its own fields is computed again after a change', () => {
    const overlay = createOverlay<Thing>((one) => ({ ...one, extra: { doubled: one.rank * 2 } }));
    expect(overlay.read(tableOf(thing('a')), changesOf(rank('a', 4)), 'a')?.extra).toEqual({ doubled: 8 });
  });
});
