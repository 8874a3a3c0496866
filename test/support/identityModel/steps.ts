import fc from 'fast-check';
import { devices } from './world';

/** One thing that happens. Numbers pick one of what exists at that time. */
export type Step = { readonly device: number } & (
  | { readonly kind: 'merge'; readonly which: number; readonly into: number }
  | { readonly kind: 'part'; readonly which: number }
  /** The bits of `moved` are the matches of the other person, who gets a new page if `into` is absent. */
  | {
      readonly kind: 'split';
      readonly which: number;
      readonly moved: number;
      readonly into: number | undefined;
    }
  | { readonly kind: 'rename'; readonly which: number; readonly since: string | undefined }
  | { readonly kind: 'hide'; readonly which: number; readonly hides: boolean }
  | { readonly kind: 'fact'; readonly collection: 'player' | 'match'; readonly which: number }
  | { readonly kind: 'propose deletion'; readonly collection: 'player' | 'match'; readonly which: number }
  | { readonly kind: 'withdraw'; readonly which: number }
  | { readonly kind: 'apply' | 'reject' | 'restore'; readonly which: number }
  | { readonly kind: 'apply all' }
  | { readonly kind: 'undo bundle'; readonly which: number }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'wait'; readonly ms: number }
);

const device = fc.nat(devices.length - 1);
/** The first two are picked most often, so that statements about them meet. */
const which = fc.oneof(fc.nat(1), fc.nat(6));
const collection = fc.constantFrom('player', 'match');
const step = <K extends Step['kind'], F>(kind: K, fields: { [N in keyof F]: fc.Arbitrary<F[N]> }) =>
  fc.record({ kind: fc.constant(kind), device, ...fields }) as unknown as fc.Arbitrary<Step>;

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: step('merge', { which, into: which }) },
  { weight: 4, arbitrary: step('part', { which }) },
  {
    weight: 4,
    arbitrary: step('split', {
      which,
      moved: fc.integer({ min: 1, max: 15 }),
      into: fc.option(which, { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: step('rename', { which, since: fc.constantFrom(undefined, '2020-06-01', '2022-06-01') }),
  },
  { weight: 3, arbitrary: step('hide', { which, hides: fc.boolean() }) },
  { weight: 2, arbitrary: step('fact', { collection, which }) },
  { weight: 4, arbitrary: step('propose deletion', { collection, which }) },
  { weight: 2, arbitrary: step('withdraw', { which }) },
  { weight: 6, arbitrary: step('apply', { which }) },
  { weight: 6, arbitrary: step('apply all', {}) },
  { weight: 2, arbitrary: step('reject', { which }) },
  { weight: 3, arbitrary: step('restore', { which }) },
  { weight: 4, arbitrary: step('undo bundle', { which }) },
  { weight: 5, arbitrary: step('network', { online: fc.boolean() }) },
  { weight: 2, arbitrary: step('reopen', {}) },
  { weight: 3, arbitrary: step('wait', { ms: fc.constantFrom(10, 6_000, 60_000) }) },
);
