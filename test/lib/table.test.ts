import fc from 'fast-check';
import { hashId } from '@/lib/hashId';
import {
  eachDifference,
  emptyTable,
  tableDelete,
  tableDiff,
  tableEntries,
  tableGet,
  tableHas,
  tableIds,
  tableSet,
  tableValues,
  type Table,
} from '@/lib/table';
import { isLeaf, type Leaf, type Node } from '@/lib/tableNode';
import { anyId, runs } from '@test/support/property';

type Step =
  | { readonly kind: 'set'; readonly entries: readonly (readonly [string, number])[] }
  | { readonly kind: 'delete'; readonly ids: readonly string[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    entries: fc.array(fc.tuple(anyId, fc.integer({ min: 0, max: 3 })), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), ids: fc.array(anyId, { maxLength: 6 }) }),
);
const history = fc.array(step, { maxLength: 12 });

const apply = (table: Table<number>, one: Step): Table<number> =>
  one.kind === 'set' ? tableSet(table, one.entries) : tableDelete(table, one.ids);

function applyToMap(map: ReadonlyMap<string, number>, one: Step): Map<string, number> {
  const next = new Map(map);
  if (one.kind === 'set') for (const [id, value] of one.entries) next.set(id, value);
  else for (const id of one.ids) next.delete(id);
  return next;
}

const after = (steps: readonly Step[]) => steps.reduce(apply, emptyTable<number>());
const mapAfter = (steps: readonly Step[]) => steps.reduce(applyToMap, new Map<string, number>());
const asMap = (table: Table<number>) => new Map(tableEntries(table));

const leaves = (table: Table<number>) => leavesUnder(table.root, '');

function leavesUnder(node: Node<number>, place: string): readonly (readonly [string, Leaf<number>])[] {
  if (isLeaf(node)) return [[place, node]];
  return node.flatMap((child, at) => (child === null ? [] : leavesUnder(child, `${place}/${at}`)));
}

/** 32 ids with one hash: both halves of each pair lead to the same hash state. */
const colliding = [
  ['76mmiq', '2391dx'],
  ['uuxd08', '19xroen'],
  ['6ah2a5', 'w9gl1q'],
  ['1bhgix', '168vjom'],
  ['jq8j80', '1k53a97'],
].reduce<readonly string[]>((ids, pair) => ids.flatMap((id) => pair.map((end) => `${id}${end}`)), ['']);

const large = fc
  .tuple(fc.nat(3_000), history)
  .map(([count, steps]): readonly Step[] => [
    { kind: 'set', entries: Array.from({ length: count }, (_, at) => [`row-${at}`, at]) },
    ...steps,
  ]);

describe('a table', () => {
  test('[O17] equals a Map after any history, hostile ids included', () => {
    fc.assert(
      fc.property(history, fc.array(anyId), (steps, others) => {
        const table = after(steps);
        const map = mapAfter(steps);
        expect(asMap(table)).toEqual(map);
        expect(table.size).toBe(map.size);
        expect(new Set(tableIds(table))).toEqual(new Set(map.keys()));
        expect([...tableValues(table)].sort()).toEqual([...map.values()].sort());
        for (const id of [...others, ...map.keys()]) {
          expect(tableGet(table, id)).toBe(map.get(id));
          expect(tableHas(table, id)).toBe(map.has(id));
        }
      }),
      runs(150),
    );
  });

  test('[O17] equals a Map however many rows it holds', () => {
    fc.assert(
      fc.property(large, fc.nat(3_000), (steps, most) => {
        const table = after(steps);
        const map = mapAfter(steps);
        expect(asMap(table)).toEqual(map);
        const gone = [...map.keys()].slice(0, most);
        const rest = tableDelete(table, gone);
        for (const id of gone) map.delete(id);
        expect(asMap(rest)).toEqual(map);
        expect(rest.size).toBe(map.size);
      }),
      runs(12),
    );
  });

  test('[O17] keeps ids apart that have one hash', () => {
    expect(new Set(colliding.map(hashId)).size).toBe(1);
    const table = tableSet(
      emptyTable<number>(),
      colliding.map((id, at) => [id, at]),
    );
    expect(colliding.map((id) => tableGet(table, id))).toEqual(colliding.map((_, at) => at));
    expect(tableGet(table, `${colliding[0]}x`)).toBeUndefined();
    expect(tableDelete(table, colliding)).toBe(emptyTable());
  });

  test('leaves every earlier version as it was', () => {
    fc.assert(
      fc.property(history, history, (first, second) => {
        const table = after(first);
        const before = JSON.stringify([...tableEntries(table)]);
        second.reduce(apply, table);
        expect(JSON.stringify([...tableEntries(table)])).toBe(before);
      }),
      runs(60),
    );
  });

  test('[O18] is the same table after a write that changes nothing', () => {
    fc.assert(
      fc.property(history, fc.array(anyId), (steps, ids) => {
        const table = after(steps);
        expect(tableSet(table, tableEntries(table))).toBe(table);
        expect(
          tableDelete(
            table,
            ids.filter((id) => !tableHas(table, id)),
          ),
        ).toBe(table);
      }),
      runs(80),
    );
  });

  test('[O18] keeps the reference of every shard that a write does not touch', () => {
    fc.assert(
      fc.property(history, anyId, fc.integer({ min: 4, max: 9 }), (steps, id, value) => {
        const filler = Array.from({ length: 300 }, (_, at) => [`row-${at}`, at] as const);
        const before = tableSet(after(steps), filler);
        const changed = tableSet(before, [[id, value]]);
        const old = new Set(leaves(before).map(([, leaf]) => leaf));
        expect(leaves(changed).filter(([, leaf]) => !old.has(leaf))).toHaveLength(1);
      }),
      runs(60),
    );
  });

  test('[O20] survives JSON', () => {
    fc.assert(
      fc.property(history, history, (steps, more) => {
        // JSON restores the same shape, which the type cannot express.
        const read = JSON.parse(JSON.stringify(after(steps))) as Table<number>;
        expect(asMap(read)).toEqual(mapAfter(steps));
        expect(asMap(more.reduce(apply, read))).toEqual(mapAfter([...steps, ...more]));
      }),
      runs(60),
    );
  });

  test('that lost its last entry is the empty table', () => {
    expect(tableDelete(tableSet(emptyTable<number>(), [['a', 1]]), ['a'])).toBe(emptyTable());
  });

  test('takes a very long id', () => {
    const id = 'x'.repeat(100_000);
    expect(tableGet(tableSet(emptyTable<number>(), [[id, 1]]), id)).toBe(1);
  });
});

describe('tableDiff', () => {
  test('[O19] equals comparing everything with everything', () => {
    fc.assert(
      fc.property(fc.oneof(history, large), history, fc.boolean(), (first, second, related) => {
        const before = after(first);
        const now = related ? second.reduce(apply, before) : after(second);
        const ids = new Set([...tableIds(before), ...tableIds(now)]);
        const naive = [...ids]
          .map((id) => [id, tableGet(before, id), tableGet(now, id)] as const)
          .filter(([, old, next]) => old !== next);
        const found: (readonly [string, number | undefined, number | undefined])[] = [];
        eachDifference(before, now, (...entry) => found.push(entry));
        expect([...tableDiff(before, now)]).toEqual(found);
        expect(found).toHaveLength(naive.length);
        expect(new Map(found.map(([id, ...pair]) => [id, pair]))).toEqual(
          new Map(naive.map(([id, ...pair]) => [id, pair])),
        );
      }),
      runs(150),
    );
  });
});
