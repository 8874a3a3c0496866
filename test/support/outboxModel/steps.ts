import fc from 'fast-check';
import { accounts, events } from './world';

/** One thing that happens. Numbers pick one of what exists at that time. */
export type Step =
  | { readonly kind: 'edit'; readonly tab: number; readonly event: (typeof events)[number] }
  | { readonly kind: 'addPlayer'; readonly tab: number }
  | { readonly kind: 'addMatch'; readonly tab: number }
  | {
      readonly kind: 'withdraw' | 'discard' | 'undo' | 'retry' | 'insist';
      readonly tab: number;
      readonly which: number;
    }
  | { readonly kind: 'retryAll'; readonly tab: number }
  | { readonly kind: 'reload' | 'closeTab'; readonly tab: number }
  | { readonly kind: 'openTab' }
  | { readonly kind: 'signIn'; readonly uid: (typeof accounts)[number] | undefined }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'refuseNext'; readonly tab: number; readonly code: 'unavailable' | 'permission-denied' }
  | { readonly kind: 'loseNextAnswer'; readonly tab: number }
  | { readonly kind: 'hangNext'; readonly tab: number; readonly effect: 'effect' | 'late' | undefined }
  | { readonly kind: 'apply' | 'reject' | 'delete'; readonly which: number }
  | { readonly kind: 'otherDevice'; readonly which: number }
  | { readonly kind: 'changeRecord' | 'buryRecord'; readonly event: (typeof events)[number] }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Two things within a few milliseconds, so that each tab acts before it knows what the other did. */
  | { readonly kind: 'together'; readonly steps: readonly Step[]; readonly apartMs: number };

const tab = fc.nat(1);
const which = fc.nat(4);
const anyEvent = fc.constantFrom(...events);
const step = <K extends Step['kind'], F>(kind: K, fields: { [N in keyof F]: fc.Arbitrary<F[N]> }) =>
  fc.record({ kind: fc.constant(kind), ...fields }) as fc.Arbitrary<Step>;

const oneStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: step('edit', { tab, event: anyEvent }) },
  { weight: 2, arbitrary: step('addPlayer', { tab }) },
  { weight: 2, arbitrary: step('addMatch', { tab }) },
  { weight: 2, arbitrary: step('withdraw', { tab, which }) },
  { weight: 2, arbitrary: step('discard', { tab, which }) },
  { weight: 2, arbitrary: step('undo', { tab, which }) },
  { weight: 2, arbitrary: step('retry', { tab, which }) },
  { weight: 3, arbitrary: step('insist', { tab, which }) },
  { weight: 1, arbitrary: step('retryAll', { tab }) },
  { weight: 3, arbitrary: step('reload', { tab }) },
  { weight: 1, arbitrary: step('closeTab', { tab }) },
  { weight: 2, arbitrary: step('openTab', {}) },
  { weight: 2, arbitrary: step('signIn', { uid: fc.constantFrom(...accounts, undefined) }) },
  { weight: 4, arbitrary: step('network', { online: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: step('refuseNext', { tab, code: fc.constantFrom('unavailable', 'permission-denied') }),
  },
  { weight: 3, arbitrary: step('loseNextAnswer', { tab }) },
  { weight: 3, arbitrary: step('hangNext', { tab, effect: fc.constantFrom('effect', 'late', undefined) }) },
  { weight: 2, arbitrary: step('apply', { which }) },
  { weight: 2, arbitrary: step('reject', { which }) },
  { weight: 2, arbitrary: step('delete', { which }) },
  { weight: 3, arbitrary: step('otherDevice', { which }) },
  { weight: 2, arbitrary: step('changeRecord', { event: anyEvent }) },
  { weight: 1, arbitrary: step('buryRecord', { event: anyEvent }) },
  { weight: 6, arbitrary: step('wait', { ms: fc.constantFrom(0, 10, 1_000, 6_000, 25_000, 400_000) }) },
);

const moment = oneStep.filter(({ kind }) => kind !== 'wait');

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: oneStep },
  {
    weight: 1,
    arbitrary: step('together', {
      steps: fc.tuple(moment, moment),
      apartMs: fc.nat(5),
    }),
  },
);

export const kindsOf = (step: Step): readonly Step['kind'][] =>
  step.kind === 'together' ? step.steps.flatMap(kindsOf) : [step.kind];
