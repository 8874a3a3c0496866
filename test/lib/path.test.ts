import fc from 'fast-check';
import type { Json } from '@/lib/json';
import { getPath, setPaths } from '@/lib/path';
import { anyId, runs } from '@test/support/property';

const path = fc
  .array(
    anyId.filter((id) => !id.includes('.')),
    { minLength: 1, maxLength: 3 },
  )
  .map((steps) => steps.join('.'));
// A round trip makes `__proto__` an own property, as in foreign documents.
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
const object = fc.dictionary(
  anyId.filter((id) => !id.includes('.')),
  json,
  { maxKeys: 4, noNullPrototype: true },
);

describe('setPaths', () => {
  test('puts a value where getPath finds it, whatever the path', () => {
    fc.assert(
      fc.property(object, path, json, (target, at, value) => {
        const result = setPaths(target, [{ path: at, value }]);
        expect(getPath(result, at)).toEqual(value === null ? undefined : value);
        expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      }),
      runs(200),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('leaves what it was given, and keeps its reference when nothing differs', () => {
    fc.assert(
      fc.property(object, path, json, (target, at, value) => {
        const before = JSON.stringify(target);
        const once = setPaths(target, [{ path: at, value }]);
        expect(JSON.stringify(target)).toBe(before);
        expect(setPaths(once, [{ path: at, value: (getPath(once, at) ?? null) as Json }])).toBe(once);
      }),
      runs(100),
    );
  });

  test('keeps the reference of objects off the path', () => {
    const target = { a: { b: 1 }, c: { d: 2 } };
    const result = setPaths(target, [{ path: 'a.b', value: 3 }]);
    expect(result).toEqual({ a: { b: 3 }, c: { d: 2 } });
    expect(result.c).toBe(target.c);
  });

  test.each<[string, object, string, Json, object]>([
    ['makes objects on the way', {}, 'a.b', 1, { a: { b: 1 } }],
    ['replaces what is no object on the way', { a: 5 }, 'a.b', 1, { a: { b: 1 } }],
    ['removes with null', { a: { b: 1, c: 2 } }, 'a.b', null, { a: { c: 2 } }],
    ['makes nothing to clear something below', {}, 'a.b', null, {}],
  ])('%s', (_, target, at, value, result) => {
    expect(setPaths(target, [{ path: at, value }])).toEqual(result);
  });
});

describe('getPath', () => {
  test('finds own properties only', () => {
    expect(getPath({}, 'constructor')).toBeUndefined();
    expect(getPath({}, '__proto__.toString')).toBeUndefined();
    expect(getPath([], 'length')).toBeUndefined();
    expect(getPath('text', 'length')).toBeUndefined();
  });
});
