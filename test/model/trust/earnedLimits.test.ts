import fc from 'fast-check';
import { moderatorLimits } from '@/model/accounts/quota';
import { limits } from '@/model/schema/limits';
import { advanceDecisions, noDecisions } from '@/model/trust/decisions';
import { earnedLimits, earnedRoom } from '@/model/trust/earnedLimits';
import { mostRaised } from '@/model/trust/raisedLimit';
import type { TrustAct } from '@/model/trust/trust';

type What = TrustAct['what'];
const after = (acts: readonly What[]) => acts.reduce(advanceDecisions, noDecisions);
const times = (count: number, what: What) => Array.from({ length: count }, () => what);
const limitsAfter = (...acts: readonly (readonly What[])[]) => {
  const { open, writes, windowMs } = earnedLimits(after(acts.flat()));
  return { open, perMinute: (writes * 60_000) / windowMs };
};

test.each<[number, number, number]>([
  [0, 200, 60],
  [99, 200, 60],
  [100, 400, 120],
  [499, 400, 120],
  [500, 800, 240],
  [5_000, 800, 240],
])('%d accepted edits allow %d open proposals and %d changes a minute', (count, open, perMinute) => {
  expect(limitsAfter(times(count, 'accepted'))).toEqual({ open, perMinute });
});

test('more than a fifth of rejections among the last fifty halves the limits, until others follow', () => {
  const good = times(100, 'accepted');
  expect(limitsAfter(good, times(10, 'rejected'))).toEqual({ open: 400, perMinute: 120 });
  expect(limitsAfter(good, times(11, 'rejected'))).toEqual({ open: 200, perMinute: 60 });
  expect(limitsAfter(times(11, 'rejected'))).toEqual({ open: 100, perMinute: 30 });
  const bad = [...good, ...times(11, 'rejected')];
  expect(limitsAfter(bad, times(39, 'accepted'))).toMatchObject({ open: 200 });
  expect(limitsAfter(bad, times(40, 'accepted'))).toMatchObject({ open: 400 });
});

test('one rejection of a new account, and what nobody decided, change no limit', () => {
  expect(limitsAfter(['rejected'])).toEqual(limitsAfter([]));
  expect(limitsAfter(times(600, 'passed'), times(20, 'banned'))).toEqual(limitsAfter([]));
});

test('a reverted edit counts as accepted no longer, and as a rejection', () => {
  expect(limitsAfter(times(100, 'amended'), ['reverted'])).toMatchObject({ open: 200 });
  expect(limitsAfter(times(100, 'atOnce'))).toMatchObject({ open: 400 });
  expect(limitsAfter(times(200, 'atOnce'), times(11, 'reverted'))).toMatchObject({ open: 200 });
  expect(after(['reverted', 'accepted'])).toEqual({ accepted: 1, recent: [false, true] });
});

test('whatever was decided, the limits stay within their bounds, and a page shows all that may be open', () => {
  const what = fc.constantFrom<What[]>('accepted', 'amended', 'rejected', 'reverted', 'atOnce');
  fc.assert(
    fc.property(fc.array(fc.tuple(what, fc.nat(300)), { maxLength: 8 }), (runs) => {
      const decisions = after(runs.flatMap(([each, count]) => times(count, each)));
      const { open, perMinute } = limitsAfter(runs.flatMap(([each, count]) => times(count, each)));
      expect(open >= 20 && open <= 1_000 && perMinute >= 10 && perMinute <= 300).toBe(true);
      expect(Number.isInteger(earnedLimits(decisions).windowMs / 1_000)).toBe(true);
      expect(decisions.recent.length).toBeLessThanOrEqual(50);
      const most = moderatorLimits.open + earnedRoom(decisions) + mostRaised.more;
      expect(most).toBeLessThanOrEqual(limits.working);
    }),
  );
});
