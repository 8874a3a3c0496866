import fc from 'fast-check';
import { emptyTable, tableDelete, tableSet, tableValues, type Table } from '@/lib/table';
import type { Change } from '@/overlay/change';
import { createGroups } from '@/overlay/groups';
import { createOverlay, type Changes } from '@/overlay/overlay';
import { runs } from '@test/support/property';
import { thing, type Thing } from './entity';

const overlay = createOverlay<Thing>((one) => one);
const byRank = (a: Thing, b: Thing) => a.rank - b.rank;
const newGroups = () =>
  createGroups<Thing>({ overlay, keysOf: ({ keys }) => keys, compare: byRank, partSize: 2 });
const keys = ['k', 'l', '__proto__', 'nobody'];

function naive(base: Table<Thing>, changes: Changes<Thing>, key: string): readonly string[] {
  const ids = new Set([...[...tableValues(base)].map(({ id }) => id), ...changes.keys()]);
  return [...ids]
    .flatMap((id) => overlay.read(base, changes, id) ?? [])
    .filter((one) => one.keys.includes(key))
    .sort((a, b) => byRank(a, b) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

const tableOf = (...things: readonly Thing[]) =>
  tableSet(
    emptyTable<Thing>(),
    things.map((one) => [one.id, one]),
  );
const changesOf = (...changes: readonly Change<Thing>[]): Changes<Thing> =>
  new Map(changes.map((change) => [change.id, change]));
const none: Changes<Thing> = new Map();

const id = fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__', '');
const groupKeys = fc.subarray(['k', 'l', '__proto__']);
const anyThing = fc
  .tuple(id, groupKeys, fc.nat(3))
  .map(([of, under, rank]): Thing => ({ id: of, keys: under, rank }));
const change: fc.Arbitrary<Change<Thing>> = fc.oneof(
  anyThing.map((value) => ({ kind: 'set' as const, id: value.id, value })),
  id.map((of) => ({ kind: 'delete' as const, id: of })),
  fc
    .tuple(id, fc.nat(3))
    .map(([of, value]) => ({ kind: 'patch' as const, id: of, patch: [{ path: 'rank', value }] })),
  fc
    .tuple(id, groupKeys)
    .map(([of, value]) => ({ kind: 'patch' as const, id: of, patch: [{ path: 'keys', value }] })),
);

type Step =
  | { readonly kind: 'base'; readonly put: readonly Thing[]; readonly drop: readonly string[] }
  | { readonly kind: 'changes'; readonly put: readonly Change<Thing>[]; readonly keep: boolean }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'confirm' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('base' as const),
    put: fc.array(anyThing, { maxLength: 4 }),
    drop: fc.array(id, { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('changes' as const),
    put: fc.array(change, { maxLength: 3 }),
    keep: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('jump' as const), to: fc.nat() }),
  fc.record({ kind: fc.constant('confirm' as const) }),
);

interface Moment {
  readonly base: Table<Thing>;
  readonly changes: Changes<Thing>;
}

function play(past: readonly Moment[], one: Step): Moment {
  const { base, changes } = past.at(-1)!;
  switch (one.kind) {
    case 'base':
      return {
        base: tableDelete(
          tableSet(
            base,
            one.put.map((each) => [each.id, each]),
          ),
          one.drop,
        ),
        changes,
      };
    case 'changes':
      return { base, changes: changesOf(...(one.keep ? changes.values() : []), ...one.put) };
    case 'jump':
      return past[one.to % past.length]!;
    case 'confirm': {
      // The server applies everything laid over it, and the changes end.
      const read = [...changes.keys()].map((of) => [of, overlay.read(base, changes, of)] as const);
      return {
        base: tableDelete(
          tableSet(
            base,
            read.flatMap(([of, now]) => (now ? [[of, now] as const] : [])),
          ),
          read.flatMap(([of, now]) => (now ? [] : [of])),
        ),
        changes: none,
      };
    }
  }
}

describe('groups', () => {
  test('[O13] [O14] equal filtering and sorting from scratch, in value and in kept references, also backwards in time', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 14 }),
        fc.array(fc.subarray(keys)),
        fc.array(fc.nat(12)),
        (steps, asked, parts) => {
          const { read, ahead } = newGroups();
          const past: Moment[] = [{ base: emptyTable(), changes: none }];
          const last = new Map<string, readonly string[]>();
          steps.forEach((one, at) => {
            past.push(play(past, one));
            const { base, changes } = past.at(-1)!;
            for (let part = parts[at] ?? 0; part > 0; part -= 1) ahead(base);
            // Read only some groups after each step, as screens do.
            for (const key of asked[at] ?? keys) {
              const ids = read(base, changes, key);
              expect(ids).toEqual(naive(base, changes, key));
              expect(read(base, changes, key)).toBe(ids);
              const before = last.get(key);
              if (
                before &&
                before.length === ids.length &&
                before.every((each, place) => each === ids[place])
              ) {
                expect(ids).toBe(before);
              }
              last.set(key, ids);
            }
          });
        },
      ),
      runs(200),
    );
  });

  test('[O13] what was gone ahead is what is read, part by part to the end', () => {
    const { read, ahead } = newGroups();
    const base = tableOf(...['a', 'b', 'c', 'd', 'e'].map((of, rank) => thing(of, { rank: -rank })));
    expect([ahead(base), ahead(base), ahead(base)]).toEqual([true, true, true]);
    while (ahead(base));
    expect(ahead(base)).toBe(false);
    expect(read(base, none, 'k')).toEqual(['e', 'd', 'c', 'b', 'a']);
    // From the middle on, a base without some of them, and back.
    const [more, less] = [tableSet(base, [['f', thing('f', { rank: 9 })]]), tableDelete(base, ['c'])];
    ahead(more);
    expect(read(less, none, 'k')).toEqual(['e', 'd', 'b', 'a']);
    ahead(more);
    expect(read(more, none, 'k')).toEqual(['e', 'd', 'c', 'b', 'a', 'f']);
  });

  test('[O14] a group keeps its reference when an edit moves nothing', () => {
    const { read } = newGroups();
    const base = tableOf(thing('a', { rank: 1 }), thing('b', { rank: 2 }));
    const before = read(base, none, 'k');
    expect(read(tableSet(base, [['a', thing('a', { rank: 1, extra: { x: 1 } })]]), none, 'k')).toBe(before);
  });

  test('[O14] a group keeps its reference when the server confirms what was shown already', () => {
    const { read } = newGroups();
    const base = tableOf(thing('a', { rank: 1 }), thing('b', { rank: 2 }));
    const shown = read(base, changesOf({ kind: 'patch', id: 'a', patch: [{ path: 'rank', value: 3 }] }), 'k');
    expect(shown).toEqual(['b', 'a']);
    expect(read(tableSet(base, [['a', thing('a', { rank: 3 })]]), none, 'k')).toBe(shown);
  });

  test('[O15] an edit that crosses a filter or changes its place moves the entity', () => {
    const { read } = newGroups();
    const base = tableOf(thing('a', { rank: 1 }), thing('b', { rank: 2 }));
    const moved = changesOf({ kind: 'patch', id: 'a', patch: [{ path: 'keys', value: ['l'] }] });
    expect(read(base, moved, 'k')).toEqual(['b']);
    expect(read(base, moved, 'l')).toEqual(['a']);
    const later = changesOf({ kind: 'patch', id: 'a', patch: [{ path: 'rank', value: 9 }] });
    expect(read(base, later, 'k')).toEqual(['b', 'a']);
  });

  test('[O16] equal ones stand by id, whatever the order of arrival', () => {
    const { read } = newGroups();
    const later = tableSet(tableOf(thing('b')), [['a', thing('a')]]);
    read(tableOf(thing('b')), none, 'k');
    expect(read(later, none, 'k')).toEqual(['a', 'b']);
    expect(read(later, changesOf({ kind: 'set', id: 'aa', value: thing('aa') }), 'k')).toEqual([
      'a',
      'aa',
      'b',
    ]);
  });
});
