import fc from 'fast-check';
import { emptyQuota, nextQuota, quotaLimits, quotaRefusal, type AuthorWrite } from '@/model/quota';
import { runs } from '@test/support/property';

const writes = (count: number, from = 1_000, step = 100): AuthorWrite[] =>
  Array.from({ length: count }, (_, at) => ({ delta: `d${at}`, at: from + at * step }));

test('one write less than a window takes leaves the author free', () => {
  expect(nextQuota(emptyQuota, writes(quotaLimits.writes - 1), 5)).toMatchObject({ open: 5, busyUntil: 0 });
});

test('a full window refuses until its oldest write has left it', () => {
  const quota = nextQuota(emptyQuota, writes(quotaLimits.writes), 0);
  expect(quota.busyUntil).toBe(1_000 + quotaLimits.windowMs);
  expect(quotaRefusal(quota, { creates: true, now: quota.busyUntil - 1 })).toBe('too-fast');
  expect(quotaRefusal(quota, { creates: false, now: quota.busyUntil - 1 })).toBe('too-fast');
  expect(quotaRefusal(quota, { creates: true, now: quota.busyUntil })).toBeUndefined();
});

test('writes spread over more than a window never refuse at their end', () => {
  const quota = nextQuota(emptyQuota, writes(200, 0, 2_000), 0);
  expect(quotaRefusal(quota, { creates: true, now: 200 * 2_000 })).toBeUndefined();
});

test('too many open proposals refuse another one, and let the author improve those', () => {
  const quota = { open: quotaLimits.open, busyUntil: 0 };
  expect(quotaRefusal(quota, { creates: true, now: 1 })).toBe('too-many-open');
  expect(quotaRefusal(quota, { creates: false, now: 1 })).toBeUndefined();
  expect(quotaRefusal({ ...quota, open: quota.open - 1 }, { creates: true, now: 1 })).toBeUndefined();
});

test('the order and the repetition of what is heard make no difference', () => {
  const write = fc.record({ delta: fc.constantFrom('a', 'b', 'c'), at: fc.nat(200) });
  fc.assert(
    fc.property(
      fc.array(write, { minLength: 1, maxLength: 150 }),
      fc.array(fc.nat(149), { maxLength: 50 }),
      (heard, again) => {
        const once = nextQuota(emptyQuota, heard, 1);
        const oneByOne = [...heard.toReversed(), ...again.flatMap((at) => heard[at] ?? [])].reduce(
          (quota, each) => nextQuota(quota, [each], 1),
          emptyQuota,
        );
        expect(oneByOne).toEqual(once);
      },
    ),
    runs(100),
  );
});

test('busy exactly while the window before now holds as many writes as it takes', () => {
  const times = fc.uniqueArray(fc.nat(300_000), { maxLength: 150 });
  fc.assert(
    fc.property(times, fc.nat(60_000), (heard, later) => {
      const all = heard.map((at) => ({ delta: 'd', at }));
      const now = Math.max(0, ...heard) + later;
      const inWindow = heard.filter((at) => at > now - quotaLimits.windowMs).length;
      const refused = quotaRefusal(nextQuota(emptyQuota, all, 0), { creates: false, now }) === 'too-fast';
      expect(refused).toBe(inWindow >= quotaLimits.writes);
    }),
    runs(100),
  );
});
