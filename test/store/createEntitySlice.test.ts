import fc from 'fast-check';
import { tableEntries, tableGet, tableIds, type Table } from '@/lib/table';
import { isLeaf, type Leaf, type Node } from '@/lib/tableNode';
import { createEntitySlice, type EntityState } from '@/store/createEntitySlice';
import { anyId, runs } from '@test/support/property';

interface Doc {
  readonly id: string;
  readonly value: number;
  readonly parts: readonly number[];
}
type State = EntityState<Doc>;

const { actions, reducer, initialState } = createEntitySlice<Doc, 'docs'>('docs');

const doc = fc.tuple(anyId, fc.nat(2)).map(([id, value]): Doc => ({ id, value, parts: [value] }));
const scope = fc.constantFrom('players', 'matchesOfEvent/e1', 'constructor');
const docs = fc.array(doc, { maxLength: 5 });
const ids = fc.array(anyId, { maxLength: 4 });

const action = fc.oneof(
  fc.record({ scope, docs }).map(actions.added),
  fc.record({ scope, docs }).map(actions.modified),
  fc.record({ scope, docs }).map(actions.reset),
  fc.record({ scope, ids, deletedIds: ids }).map(actions.removed),
);
type Action = ReturnType<(typeof actions)[keyof typeof actions]>;

/** The simple model: a map of documents, and for each scope the set of ids it holds. */
class Model {
  docs = new Map<string, Doc>();
  held = new Map<string, Set<string>>();

  play(one: Action): void {
    const { payload } = one;
    const hold = this.held.get(payload.scope) ?? new Set<string>();
    this.held.set(payload.scope, hold);
    const letGo = (id: string) => {
      hold.delete(id);
      if (![...this.held.values()].some((other) => other.has(id))) this.docs.delete(id);
    };
    if ('ids' in payload) {
      payload.ids.forEach(letGo);
      for (const id of payload.deletedIds) {
        this.docs.delete(id);
        this.held.forEach((other) => other.delete(id));
      }
      return;
    }
    if (actions.reset.match(one)) {
      [...hold].filter((id) => !payload.docs.some((each) => each.id === id)).forEach(letGo);
    }
    for (const each of payload.docs) {
      this.docs.set(each.id, each);
      hold.add(each.id);
    }
  }
}

const asMap = <T>(table: Table<T>) => new Map(tableEntries(table));

describe('an entity slice', () => {
  test('equals the naive model after any history of its four events', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (history) => {
        const model = new Model();
        let state: State = initialState;
        for (const one of history) {
          const before = state;
          state = reducer(state, one);
          model.play(one);
          expect(asMap(state.rows)).toEqual(model.docs);
          for (const [key, held] of model.held) expect(new Set(tableIds(state.held[key]!))).toEqual(held);
          // Equal documents keep their reference, and so does an unchanged state.
          for (const [id, row] of tableEntries(state.rows)) {
            const old = tableGet(before.rows, id);
            if (old?.value === row.value) expect(row).toBe(old);
          }
          expect(reducer(state, { type: 'something/else' })).toBe(state);
          // A scope that holds everything needs no table of its own.
          for (const held of Object.values(state.held))
            if (held.size === state.rows.size) expect(held).toBe(state.rows);
        }
      }),
      runs(150),
    );
  });

  test('the same snapshot again changes nothing at all', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 6 }), scope, docs, (history, of, again) => {
        const unique = [...new Map(again.map((each) => [each.id, each])).values()];
        const state = [...history, actions.reset({ scope: of, docs: unique })].reduce<State>(
          reducer,
          initialState,
        );
        const copy = JSON.parse(JSON.stringify(unique)) as readonly Doc[];
        expect(reducer(state, actions.reset({ scope: of, docs: copy }))).toBe(state);
        expect(reducer(state, actions.added({ scope: of, docs: copy }))).toBe(state);
        expect(reducer(state, actions.modified({ scope: of, docs: copy }))).toBe(state);
      }),
      runs(80),
    );
  });

  test('a snapshot leaves every shard it does not touch', () => {
    const many = Array.from({ length: 500 }, (_, at): Doc => ({ id: `d${at}`, value: 0, parts: [0] }));
    const before = reducer(initialState, actions.added({ scope: 's', docs: many }));
    const after = reducer(
      before,
      actions.modified({ scope: 's', docs: [{ id: 'd7', value: 1, parts: [1] }] }),
    );
    const leaves = (node: Node<Doc>): readonly Leaf<Doc>[] =>
      isLeaf(node) ? [node] : node.flatMap((child) => (child === null ? [] : leaves(child)));
    const old = new Set(leaves(before.rows.root));
    expect(leaves(after.rows.root).filter((leaf) => !old.has(leaf))).toHaveLength(1);
    expect(after.held['s']).toBe(after.rows);
  });

  test('a scope that holds only some of the rows keeps its own table until another row comes into it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id): Doc => ({ id, value: 0, parts: [0] })) as [Doc, Doc, Doc];
    const before = [
      actions.added({ scope: 'wide', docs: [a, b, c] }),
      actions.added({ scope: 'narrow', docs: [a] }),
    ].reduce<State>(reducer, initialState);
    const after = reducer(
      before,
      actions.modified({ scope: 'narrow', docs: [{ id: 'a', value: 1, parts: [] }] }),
    );
    expect(after.held['narrow']).toBe(before.held['narrow']);
    expect(after.held['wide']).toBe(after.rows);
    expect(reducer(after, actions.removed({ scope: 'narrow', ids: ['a'], deletedIds: [] })).rows).toBe(
      after.rows,
    );
  });

  test('a reset without documents empties the scope and leaves what another holds', () => {
    const a: Doc = { id: 'a', value: 1, parts: [] };
    const b: Doc = { id: 'b', value: 1, parts: [] };
    const state = [
      actions.added({ scope: 'wide', docs: [a] }),
      actions.added({ scope: 'narrow', docs: [a, b] }),
      actions.reset({ scope: 'narrow', docs: [] }),
    ].reduce<State>(reducer, initialState);
    expect(asMap(state.rows)).toEqual(new Map([['a', a]]));
  });
});
