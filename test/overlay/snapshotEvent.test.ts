import fc from 'fast-check';
import { effectOf, newsOf, timeOf, type Dated, type SnapshotEvent } from '@/overlay/snapshotEvent';
import { anyId, runs } from '@test/support/property';

const scopes = ['wide', 'narrow'] as const;
type Scope = (typeof scopes)[number];
interface Told {
  readonly scope: Scope;
  readonly event: SnapshotEvent<Dated>;
}

/** Rows as a caller keeps them who follows the fold's decisions. */
class Rows {
  readonly docs = new Map<string, Dated>();
  readonly gone = new Map<string, number>();
  readonly held: Readonly<Record<Scope, Set<string>>> = { wide: new Set(), narrow: new Set() };

  tell({ scope, event }: Told): void {
    const held = this.held[scope];
    const { released, deleted, docs } = effectOf(event, held);
    for (const id of released) {
      held.delete(id);
      if (!scopes.some((other) => this.held[other].has(id))) this.docs.delete(id);
    }
    for (const [id, at] of deleted) {
      this.docs.delete(id);
      for (const other of scopes) this.held[other].delete(id);
      if (at !== undefined) this.gone.set(id, Math.max(at, this.gone.get(id) ?? at));
    }
    for (const doc of docs) {
      held.add(doc.id);
      this.gone.delete(doc.id);
      if (timeOf(this.docs.get(doc.id) ?? { id: doc.id, updatedAt: 0 }) <= timeOf(doc))
        this.docs.set(doc.id, doc);
    }
  }

  /** As a lagging tab may send it. */
  tellLate({ scope, event }: Told, completeBefore?: number): void {
    const known = { rows: this.docs, gone: this.gone, held: this.held[scope], completeBefore };
    this.tell({ scope, event: newsOf(event, known) });
  }
}

/** What each scope holds, computed id by id from the events alone; the rows follow from it. */
function naive(history: readonly Told[]): Readonly<Record<Scope, ReadonlySet<string>>> {
  const ids = new Set(
    history.flatMap(({ event }) =>
      event.kind === 'removed' ? [...event.ids, ...event.deletedIds] : event.docs.map(({ id }) => id),
    ),
  );
  const holds = (scope: Scope, id: string) =>
    history.reduce((held, { scope: of, event }) => {
      if (event.kind === 'removed')
        return held && !event.deletedIds.includes(id) && !(of === scope && event.ids.includes(id));
      if (of !== scope) return held;
      return event.docs.some((doc) => doc.id === id) || (held && event.kind !== 'reset');
    }, false);
  const heldBy = (scope: Scope) => new Set([...ids].filter((id) => holds(scope, id)));
  return { wide: heldBy('wide'), narrow: heldBy('narrow') };
}

const scope = fc.constantFrom(...scopes);
const ids = fc.uniqueArray(anyId, { maxLength: 4 });
const event: fc.Arbitrary<SnapshotEvent<Dated>> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('added', 'modified', 'reset'),
    docs: ids.map((of) => of.map((id) => ({ id }))),
  }),
  fc.record({ kind: fc.constant('removed'), ids, deletedIds: ids }),
);

test('[O21] rows and holds that do what is decided equal the words, id by id', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ scope, event }), { maxLength: 12 }), (history) => {
      const rows = new Rows();
      for (const told of history) rows.tell(told);
      const held = naive(history);
      expect(rows.held).toEqual(held);
      expect(new Set(rows.docs.keys())).toEqual(new Set([...held.wide, ...held.narrow]));
    }),
    runs(300),
  );
});

test('[O22] only a reset asks what the scope held', () => {
  const asked = {
    [Symbol.iterator]: (): Iterator<string> => {
      throw new Error('It was asked.');
    },
  };
  expect(effectOf({ kind: 'added', docs: [{ id: 'a' }] }, asked).released).toEqual([]);
  expect(effectOf({ kind: 'modified', docs: [] }, asked).released).toEqual([]);
  expect(effectOf({ kind: 'removed', ids: ['a', 'b'], deletedIds: ['b'] }, asked)).toEqual({
    released: ['a'],
    deleted: [['b', undefined]],
    docs: [],
  });
  expect(() => effectOf({ kind: 'reset', docs: [] }, asked)).toThrow('It was asked.');
});

/** The history of one document as a tab receives it, with a different fact each time. */
const life = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'constructor'), at: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 8, selector: ({ id, at }) => `${id} ${at}` },
);
const toldOf = (id: string, at: number): Told => ({
  scope: 'wide',
  event:
    at % 3 === 0
      ? { kind: 'removed', ids: [id], deletedIds: [id], deletedAt: [at] }
      : { kind: 'added', docs: [{ id, updatedAt: at }] },
});

test('[O23] the newest that was told of a document decides, in whatever order tabs tell it', () => {
  fc.assert(
    fc.property(life, (facts) => {
      const rows = new Rows();
      for (const { id, at } of facts) rows.tellLate(toldOf(id, at));
      for (const { id } of facts) {
        const newest = Math.max(...facts.filter((fact) => fact.id === id).map(({ at }) => at));
        const there = newest % 3 !== 0;
        expect(rows.docs.get(id)).toEqual(there ? { id, updatedAt: newest } : undefined);
        expect(rows.held.wide.has(id)).toBe(there);
      }
    }),
    runs(300),
  );
});

test('[O23] what is older than a mark vouches for comes only where the scope holds it, or with a reset', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, at): Dated => ({ id, updatedAt: 10 * at })) as [
    Dated,
    Dated,
    Dated,
  ];
  const known = { rows: new Map(), gone: new Map(), held: new Set(['a']), completeBefore: 20 };
  const added = { kind: 'added', docs: [a, b, c] } as const;
  expect(newsOf(added, known)).toEqual({ kind: 'added', docs: [a, c] });
  expect(newsOf({ kind: 'reset', docs: [a, b, c] }, known)).toEqual({ kind: 'reset', docs: [a, b, c] });
  expect(newsOf(added, { ...known, completeBefore: undefined })).toBe(added);
});

test('[O24] what an old tombstone says is left out with its time, and whole news are the event itself', () => {
  const known = {
    rows: new Map<string, Dated>([
      ['a', { id: 'a', updatedAt: 5 }],
      ['b', { id: 'b', updatedAt: 5 }],
      ['dateless', { id: 'dateless' }],
    ]),
    gone: new Map(),
    held: new Set<string>(),
    completeBefore: undefined,
  };
  const removed = (told: readonly (readonly [string, number])[]): SnapshotEvent<Dated> => ({
    kind: 'removed',
    ids: told.map(([id]) => id),
    deletedIds: told.map(([id]) => id),
    deletedAt: told.map(([, at]) => at),
  });
  const late = removed([
    ['a', 4],
    ['b', 5],
    ['dateless', 1],
  ]);
  const news = removed([
    ['b', 5],
    ['dateless', 1],
  ]);
  expect(newsOf(late, known)).toEqual(news);
  expect(newsOf(news, known)).toBe(news);
  const timeless: SnapshotEvent<Dated> = { kind: 'removed', ids: ['a'], deletedIds: ['a'] };
  expect(newsOf(timeless, known)).toBe(timeless);
});
