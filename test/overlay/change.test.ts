import fc from 'fast-check';
import { applyChange, squash, type Change } from '@/overlay/change';
import { copyOf, runs } from '@test/support/property';
import { anyBase, anyChange, anyThing, thing, type Thing } from './entity';

const patch = (...edits: Extract<Change<Thing>, { kind: 'patch' }>['patch']): Change<Thing> => ({
  kind: 'patch',
  id: 't',
  patch: edits,
});
const set = (value: Thing): Change<Thing> => ({ kind: 'set', id: 't', value });
const remove: Change<Thing> = { kind: 'delete', id: 't' };

describe('applyChange', () => {
  test('[O1] a set gives its value, whatever the base', () => {
    fc.assert(
      fc.property(anyBase, anyThing, (base, value) => {
        expect(applyChange(base, set(value))).toBe(value);
      }),
      runs(50),
    );
  });

  test('[O2] a patch of a present entity replaces the patched paths in order and leaves the rest', () => {
    const base = thing('t', { rank: 1, extra: { b: { c: 1, d: 2 }, e: [1] } });
    const result = applyChange(
      base,
      patch(
        { path: 'extra.b.c', value: 5 },
        { path: 'rank', value: 2 },
        { path: 'rank', value: 3 },
        { path: 'extra.b.d', value: null },
      ),
    );
    expect(result).toEqual({ id: 't', keys: ['k'], rank: 3, extra: { b: { c: 5 }, e: [1] } });
    expect(result?.keys).toBe(base.keys);
    expect(result?.extra?.['e']).toBe(base.extra?.['e']);
  });

  test('[O3] a patch that changes nothing gives the base itself', () => {
    fc.assert(
      fc.property(anyThing, anyChange, (base, change) => {
        const once = applyChange(base, change);
        if (change.kind !== 'patch' || once === undefined) return;
        const last = change.patch.at(-1);
        if (last) expect(applyChange(once, patch(last))).toEqual(once);
        expect(applyChange(base, patch())).toBe(base);
        expect(applyChange(base, patch({ path: 'rank', value: base.rank }))).toBe(base);
      }),
      runs(80),
    );
  });

  test('[O4] a patch never brings back what is absent', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        if (change.kind === 'patch') expect(applyChange(undefined, change)).toBeUndefined();
      }),
      runs(50),
    );
  });

  test('[O5] a delete leaves nothing, whatever the base', () => {
    fc.assert(
      fc.property(anyBase, (base) => {
        expect(applyChange(base, remove)).toBeUndefined();
      }),
      runs(30),
    );
  });

  test('[O6] it is pure and total, for hostile paths too', () => {
    fc.assert(
      fc.property(anyBase, anyChange, (base, change) => {
        const before = copyOf({ base, change });
        const first = applyChange(base, change);
        expect(applyChange(base, change)).toEqual(first);
        expect({ base, change }).toEqual(before);
        if (first) expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
      }),
      runs(150),
    );
    expect(({} as Record<string, unknown>)['b']).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', ''])('[O6] the path "%s" is a name like any other', (path) => {
    const result = applyChange(thing('t'), patch({ path: `${path}.b`, value: 1 }));
    expect(Object.getOwnPropertyDescriptor(result, path)?.value).toEqual({ b: 1 });
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });
});

describe('squash', () => {
  test('[O7] one change does what two do in order', () => {
    fc.assert(
      fc.property(anyBase, anyChange, anyChange, (base, x, y) => {
        expect(applyChange(base, squash(x, y))).toEqual(applyChange(applyChange(base, x), y));
      }),
      runs(300),
    );
  });

  test('[O7] any number of changes, squashed in any grouping, does what they do in order', () => {
    fc.assert(
      fc.property(anyBase, fc.array(anyChange, { minLength: 3, maxLength: 5 }), (base, changes) => {
        const inOrder = changes.reduce<Thing | undefined>(applyChange, base);
        expect(applyChange(base, changes.reduce(squash))).toEqual(inOrder);
        expect(
          applyChange(
            base,
            changes.reduceRight((later, earlier) => squash(earlier, later)),
          ),
        ).toEqual(inOrder);
      }),
      runs(100),
    );
  });

  test('[O8] its table', () => {
    const value = thing('t', { rank: 5 });
    const p = patch({ path: 'rank', value: 7 });
    for (const earlier of [set(value), remove, p]) {
      expect(squash(earlier, set(value))).toEqual(set(value));
      expect(squash(earlier, remove)).toEqual(remove);
    }
    expect(squash(set(value), p)).toEqual(set({ ...value, rank: 7 }));
    expect(squash(remove, p)).toEqual(remove);
    expect(squash(patch({ path: 'rank', value: 1 }, { path: 'extra.b', value: 2 }), p)).toEqual(
      patch({ path: 'extra.b', value: 2 }, { path: 'rank', value: 7 }),
    );
  });
});
