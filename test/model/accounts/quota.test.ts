import fc from 'fast-check';
import {
  limitsAt,
  moderatorLimits,
  quotaLimits,
  opens,
  quotaRefusal,
  slotOf,
  type Quota,
  type QuotaLimits,
} from '@/model/accounts/quota';
import { runs } from '@test/support/property';

const emptyQuota: Quota = { open: 0, written: 0, slots: {} };

/** The quota after one more act, as the rules let a page advance it. */
const advance = (quota: Quota, now: number, slot = slotOf(quota.written)): Quota => ({
  ...quota,
  written: quota.written + 1,
  slots: { ...quota.slots, [slot]: now },
});

const after = (times: readonly number[]): Quota =>
  times.reduce((quota, now) => advance(quota, now), emptyQuota);
const times = (count: number, from = 1_000, step = 100) =>
  Array.from({ length: count }, (_, n) => from + n * step);
const ask = (quota: Quota, now: number, creates = true, limits: QuotaLimits = quotaLimits) =>
  quotaRefusal(quota, { creates, now, limits });

test('one act less than a window takes leaves the author free', () => {
  expect(ask(after(times(quotaLimits.writes - 1)), 1_000)).toBeUndefined();
});

test('a full window refuses until its oldest act has left it', () => {
  const quota = after(times(quotaLimits.writes));
  const until = 1_000 + quotaLimits.windowMs;
  expect(ask(quota, until - 1)).toBe('too-fast');
  expect(ask(quota, until - 1, false)).toBe('too-fast');
  expect(ask(quota, until)).toBeUndefined();
  expect(ask(quota, 1_000 + moderatorLimits.windowMs, true, moderatorLimits)).toBeUndefined();
});

test('an account that a moderator has allowed more is as fast as one until then, and has no more open for that', () => {
  const fast = { ...after(times(quotaLimits.writes)), fastUntil: 20_000 };
  const at = (now: number) => ask(fast, now, true, limitsAt({ moderator: false, ...fast }, now));
  expect([at(1_000 + moderatorLimits.windowMs - 1), at(1_000 + moderatorLimits.windowMs)]).toEqual([
    'too-fast',
    undefined,
  ]);
  expect(at(20_000)).toBe('too-fast');
  expect(limitsAt({ moderator: false, fastUntil: 9 }, 8).open).toBe(quotaLimits.open);
  expect(limitsAt({ moderator: true }, 8)).toEqual(moderatorLimits);
});

test('too many open proposals refuse another one, and let the author improve those', () => {
  const quota = { ...emptyQuota, open: quotaLimits.open };
  expect(ask(quota, 1)).toBe('too-many-open');
  expect(ask(quota, 1, false)).toBeUndefined();
  expect(ask({ ...quota, open: quota.open - 1 }, 1)).toBeUndefined();
  expect(ask(quota, 1, true, moderatorLimits)).toBeUndefined();
});

test('only new proposals are more open ones', () => {
  expect((['create/d', 'change/d', 'reply/d/0'] as const).map(opens)).toEqual([true, false, false]);
});

test('refused exactly while the window before now holds as many acts as it takes', () => {
  const anyTimes = fc.array(fc.nat(300_000), { maxLength: 150 });
  fc.assert(
    fc.property(anyTimes, fc.nat(60_000), (heard, later) => {
      const inOrder = heard.toSorted((a, b) => a - b);
      const now = (inOrder.at(-1) ?? 0) + later;
      const inWindow = inOrder.filter((time) => time > now - quotaLimits.windowMs).length;
      expect(ask(after(inOrder), now, false) === 'too-fast').toBe(inWindow >= quotaLimits.writes);
    }),
    runs(100),
  );
});

test('at whichever place of the ring an act leaves its time, no window holds more acts than it takes', () => {
  const acts = fc.array(fc.tuple(fc.nat(3_000), fc.nat(quotaLimits.writes - 1), fc.boolean()), {
    minLength: 200,
    maxLength: 400,
  });
  fc.assert(
    fc.property(acts, (asked) => {
      let quota = emptyQuota;
      let now = 0;
      const taken: number[] = [];
      for (const [later, anywhere, isDue] of asked) {
        now += later;
        if (ask(quota, now, false) !== undefined) continue;
        quota = advance(quota, now, isDue ? undefined : String(anywhere));
        taken.push(now);
        expect(taken.filter((time) => time > now - quotaLimits.windowMs).length).toBeLessThanOrEqual(
          quotaLimits.writes,
        );
      }
    }),
    runs(100),
  );
});
