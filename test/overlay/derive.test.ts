import { dequal } from 'dequal';
import fc from 'fast-check';
import { emptyTable, tableDelete, tableEntries, tableGet, tableSet, type Table } from '@/lib/table';
import { derive, differingKeys } from '@/overlay/derive';
import { runs } from '@test/support/property';
import { thing, type Thing } from './entity';

const ids = ['a', 'b', 'c', 'd', 'constructor', '__proto__', ''];
const id = fc.constantFrom(...ids);

/** Another source by the id of a row: another rank, or `undefined` for a deleted row. */
type Ranks = ReadonlyMap<string, number | undefined>;

type Step =
  | { readonly kind: 'rows'; readonly put: readonly Thing[]; readonly drop: readonly string[] }
  | { readonly kind: 'ranks'; readonly ranks: Ranks }
  | { readonly kind: 'jump'; readonly to: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('rows' as const),
    put: fc.array(
      fc.tuple(id, fc.nat(2)).map(([of, rank]) => thing(of, { rank })),
      { maxLength: 4 },
    ),
    drop: fc.array(id, { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('ranks' as const),
    ranks: fc
      .array(fc.tuple(id, fc.option(fc.nat(2), { nil: undefined })), { maxLength: 3 })
      .map((list) => new Map(list)),
  }),
  fc.record({ kind: fc.constant('jump' as const), to: fc.nat() }),
);

const ranked = (ranks: Ranks) => (one: Thing) => {
  if (!ranks.has(one.id)) return one;
  const rank = ranks.get(one.id);
  return rank === undefined ? undefined : { ...one, rank };
};
const named = (ranks: Ranks) => (one: Thing) => (ranks.has(one.id) ? `${one.id} ${one.rank}` : undefined);
const touched = ([before]: readonly [Ranks], [after]: readonly [Ranks]) => differingKeys(before, after);

interface World {
  readonly rows: Table<Thing>;
  readonly ranks: Ranks;
}

function after(worlds: readonly World[], step: Step): World {
  const last = worlds.at(-1)!;
  if (step.kind === 'jump') return worlds[step.to % worlds.length]!;
  if (step.kind === 'ranks') return { ...last, ranks: step.ranks };
  const put = step.put.map((each) => [each.id, each] as const);
  return { ...last, rows: tableSet(tableDelete(last.rows, step.drop), put) };
}

/** Walks a history that also goes back in time. */
function* worldsOf(steps: readonly Step[]): Generator<World, undefined> {
  const worlds: World[] = [{ rows: emptyTable(), ranks: new Map() }];
  for (const one of steps) {
    const next = after(worlds, one);
    worlds.push(next);
    yield next;
  }
  return undefined;
}

const scratch = <S>({ rows, ranks }: World, compose: (ranks: Ranks) => (one: Thing) => S | undefined) =>
  new Map(
    [...tableEntries(rows)].flatMap(([of, one]) => {
      const made = compose(ranks)(one);
      return made === undefined ? [] : [[of, made] as const];
    }),
  );

const haveSameEntries = (one: Table<unknown>, other: Table<unknown>): boolean =>
  one.size === other.size && [...tableEntries(one)].every(([of, each]) => tableGet(other, of) === each);

const ways = [
  ['ranked', ranked, undefined],
  ['ranked, told which rows', ranked, touched],
  ['named', named, undefined],
  ['named, told which rows', named, touched],
] as const;

describe.each(ways)('a derived table, %s', (_, compose, concerned) => {
  const create = () =>
    derive<Thing, unknown, [Ranks]>(
      (ranks) => (compose === ranked && ranks.size === 0 ? undefined : compose(ranks)),
      concerned,
    );

  test('[O25] equals composing every row from scratch, after any history, also backwards in time', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const derived = create();
        for (const world of worldsOf(steps))
          expect(new Map(tableEntries(derived(world.rows, world.ranks)))).toEqual(
            scratch<unknown>(world, compose),
          );
      }),
      runs(200),
    );
  });

  test('[O26] a row keeps its reference until its value is another, the table until a row is; without either it is the rows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const derived = create();
        let before = derived(emptyTable<Thing>(), new Map());
        for (const { rows, ranks } of worldsOf(steps)) {
          const now = derived(rows, ranks);
          const isItself = compose === ranked && ![...ranks.keys()].some((of) => tableGet(rows, of));
          if (isItself) expect(now).toBe(rows);
          else if (haveSameEntries(now, before)) expect(now).toBe(before);
          for (const [of, one] of tableEntries(now))
            if (one !== tableGet<unknown>(rows, of) && dequal(one, tableGet(before, of)))
              expect(one).toBe(tableGet(before, of));
          before = now;
        }
      }),
      runs(200),
    );
  });
});

test('[O27] one row costs one composition, and another source those rows that it touches', () => {
  const composed: string[] = [];
  const derived = derive<Thing, Thing, [Ranks]>(
    (ranks) => (one) => {
      composed.push(one.id);
      return ranked(ranks)(one);
    },
    touched,
  );
  const many = Array.from({ length: 1_000 }, (_, at) => thing(`t${at}`));
  const rows = tableSet(
    emptyTable<Thing>(),
    many.map((one) => [one.id, one]),
  );
  const cost = (next: Table<Thing>, ranks: Ranks) => {
    composed.length = 0;
    derived(next, ranks);
    return composed.splice(0);
  };
  const first: Ranks = new Map([['t7', 3]]);
  expect(cost(rows, first)).toHaveLength(1_000);
  expect(cost(tableSet(rows, [['t9', thing('t9', { rank: 1 })]]), first)).toEqual(['t9']);
  expect(cost(rows, first)).toEqual(['t9']);
  expect(
    cost(
      rows,
      new Map([
        ['t7', 3],
        ['t8', 1],
      ]),
    ),
  ).toEqual(['t8']);
  expect(cost(rows, new Map([['t8', 1]]))).toEqual(['t7']);
});
