import fc from 'fast-check';
import {
  daysBefore,
  emptyDay,
  foldDecided,
  hourBounds,
  ownWords,
  reasonsOf,
  summaryOf,
  type Decided,
} from '@/model/operating/figures';
import { userId } from '@/model/ids';
import { byTrust } from '@/model/trust/trustSettings';
import { runs } from '@test/support/property';

const hourMs = 3_600_000;
const applied = (hours: number, by = 'mod'): Decided => ({
  status: 'applied',
  timestamp: 0,
  decidedAt: hours * hourMs,
  decidedBy: userId(by),
});
const rejected = (hours: number, code?: string): Decided => ({
  ...applied(hours),
  status: 'rejected',
  ...(code !== undefined && { reasonCause: { code, values: {} } as never }),
});
const day = (...decided: readonly Decided[]) => foldDecided(emptyDay('2026-01-31'), decided);

test('a day counts by moderator what was applied and rejected, and how long that took', () => {
  const figures = day(applied(0.1), applied(5), rejected(5), applied(2_000, 'eve'));
  expect(figures.by).toEqual({ mod: { applied: 2, rejected: 1 }, eve: { applied: 1, rejected: 0 } });
  expect(figures.hours[0]).toBe(1);
  expect(figures.hours[hourBounds.indexOf(6)]).toBe(2);
  expect(figures.hours.at(-1)).toBe(1);
});

test('what nobody has judged does not count: what ended with something else, and what was never proposed', () => {
  const unjudged = ['replacedBy', 'superseded', 'cameTrue', 'recordDeleted'].map((code) => rejected(1, code));
  expect(day(...unjudged, applied(0))).toEqual(emptyDay('2026-01-31'));
  expect(day(rejected(1, 'noSource')).by).toEqual({ mod: { applied: 0, rejected: 1 } });
});

test('reasons for rejections are counted, and listed by use', () => {
  const days = [
    day(rejected(1, 'noSource'), rejected(1, 'duplicate'), rejected(1), applied(1)),
    day(rejected(1, 'duplicate'), rejected(1, 'superseded')),
  ];
  expect(reasonsOf(days)).toEqual([
    { reason: 'duplicate', count: 2 },
    { reason: 'noSource', count: 1 },
    { reason: ownWords, count: 1 },
  ]);
});

test('only decisions to apply count as reverted, so a day never has more reverted decisions than decisions', () => {
  const reverted = { by: userId('eve'), at: 9 * hourMs, in: 'revert-1' as never };
  const all = [
    { ...applied(1), reverted },
    applied(2),
    { ...applied(3, byTrust), reverted },
    { ...applied(0), reverted },
    rejected(1),
  ];
  const figures = day(...all);
  expect(figures.reverted).toBe(1);
  const { applied: whole, reverted: part } = summaryOf([figures]);
  expect([whole, part]).toEqual([2, 1]);
});

test('a day comes to the same by whatever pages it is read', () => {
  const anyDecided = fc
    .tuple(fc.boolean(), fc.double({ min: 0.01, max: 900, noNaN: true }), fc.constantFrom('mod', 'eve'))
    .map(([isApplied, hours, by]) => ({
      ...(isApplied ? applied(hours) : rejected(hours)),
      decidedBy: userId(by),
    }));
  fc.assert(
    fc.property(fc.array(anyDecided), fc.nat(), (all, at) => {
      const cut = all.length === 0 ? 0 : at % all.length;
      expect(foldDecided(day(...all.slice(0, cut)), all.slice(cut))).toEqual(day(...all));
    }),
    runs(100),
  );
});

test('several days add up, the busiest moderator first', () => {
  const days = [
    { ...day(applied(1), rejected(1)), reverted: 1 },
    day(applied(1, 'eve'), applied(1, 'eve'), applied(3, 'eve')),
  ];
  expect(summaryOf(days)).toMatchObject({
    ...{ applied: 4, rejected: 1, reverted: 1 },
    by: [
      { uid: 'eve', applied: 3, rejected: 0 },
      { uid: 'mod', applied: 1, rejected: 1 },
    ],
  });
  expect(summaryOf([])).toEqual({ applied: 0, rejected: 0, reverted: 0, by: [] });
});

test('the time within which a share was decided lies in the part of the histogram where that decision is', () => {
  const hours = fc.array(fc.double({ min: 0.01, max: 700, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(hours, (all) => {
      const { median = NaN, ninetieth = NaN } = summaryOf([day(...all.map((each) => applied(each)))]);
      const sorted = [...all].sort((a, b) => a - b);
      for (const [share, found] of [
        [0.5, median],
        [0.9, ninetieth],
      ] as const) {
        const exact = sorted[Math.ceil(sorted.length * share) - 1]!;
        const part = hourBounds.findIndex((bound) => exact <= bound);
        expect(found).toBeGreaterThanOrEqual(hourBounds[part - 1] ?? 0);
        expect(found).toBeLessThanOrEqual(hourBounds[part]!);
      }
    }),
    runs(200),
  );
});

test('days that are over are those before today', () => {
  expect(daysBefore(Date.UTC(2026, 2, 1, 23), 2)).toEqual(['2026-02-28', '2026-02-27']);
});
