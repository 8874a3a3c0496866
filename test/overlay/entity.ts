import fc from 'fast-check';
import type { Json } from '@/lib/json';
import type { Change } from '@/overlay/change';
import { anyId } from '@test/support/property';

export interface Thing {
  readonly id: string;
  readonly keys: readonly string[];
  readonly rank: number;
  readonly extra?: { readonly [key: string]: Json };
}

export const thing = (id: string, fields: Partial<Thing> = {}): Thing => ({
  id,
  keys: ['k'],
  rank: 0,
  ...fields,
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('rank', 'keys', 'extra', 'b', 'c') },
  anyId.filter((id) => !id.includes('.')),
);
const path = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('.'));
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, 0, 1, 'x', {}, { b: 1 }, { b: { c: 2 } }),
  // A round trip makes `__proto__` an own property, as in foreign documents.
  fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.parse(JSON.stringify(json)) as Json),
);

export const anyThing = fc.record<Thing, keyof Thing>(
  {
    id: fc.constant('t'),
    keys: fc.constant(['k']),
    rank: fc.integer({ min: 0, max: 3 }),
    extra: fc.dictionary(step, value, { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: ['id', 'keys', 'rank'], noNullPrototype: true },
);

export const anyBase = fc.option(anyThing, { nil: undefined });

/** Any change of one entity, with hostile and nested paths that often meet. */
export const anyChange: fc.Arbitrary<Change<Thing>> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), id: fc.constant('t'), value: anyThing }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.constant('t') }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      id: fc.constant('t'),
      patch: fc.array(fc.record({ path, value }), { maxLength: 4 }),
    }),
  },
);
