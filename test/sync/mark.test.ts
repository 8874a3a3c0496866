import { advanceMark, tombstonesKeptMs, resumePlan } from '@/sync/mark';
import { overlapMs } from '@/model/published/overlap';
import type { Progress, Resume } from '@/backend/snapshot';

const checkedAt = 1_700_000_000_000;

describe('a wide scope starts', () => {
  test.each<[string, Resume | undefined, number | undefined, ReturnType<typeof resumePlan>]>([
    ['from the beginning without a mark', undefined, checkedAt, { kind: 'fill', from: undefined }],
    [
      'after a final watermark',
      { watermark: checkedAt - overlapMs - 1, checkedAt },
      checkedAt,
      { kind: 'listen', from: checkedAt - overlapMs },
    ],
    [
      'a little before one that was not final',
      { watermark: checkedAt - overlapMs, checkedAt },
      checkedAt,
      { kind: 'listen', from: checkedAt - 2 * overlapMs },
    ],
    [
      'a little before one whose check is not known',
      { watermark: 50_000 },
      undefined,
      { kind: 'listen', from: 40_000 },
    ],
    [
      'where it was, as long as tombstones are kept',
      { watermark: 5_000, checkedAt },
      checkedAt + tombstonesKeptMs,
      { kind: 'listen', from: 5_001 },
    ],
    [
      'afresh later',
      { watermark: 5_000, checkedAt },
      checkedAt + tombstonesKeptMs + 1,
      { kind: 'fill', from: undefined },
    ],
    [
      'where it was when nobody knows how late it is',
      { watermark: 5_000, checkedAt },
      undefined,
      { kind: 'listen', from: 5_001 },
    ],
    [
      'its fill where it stopped',
      { watermark: 5_000, checkedAt, filling: true },
      checkedAt,
      { kind: 'fill', from: 5_000 },
    ],
    [
      'its fill before what was not final when it was read',
      { watermark: checkedAt, checkedAt, filling: true },
      checkedAt,
      { kind: 'fill', from: checkedAt - overlapMs },
    ],
    [
      'an old interrupted fill afresh',
      { watermark: 5_000, checkedAt, filling: true },
      checkedAt + tombstonesKeptMs + 1,
      { kind: 'fill', from: undefined },
    ],
  ])('%s', (_, mark, now, start) => {
    expect(resumePlan(mark, now)).toEqual(start);
  });
});

describe('a mark', () => {
  const fill: readonly Progress[] = [
    { since: 10, watermark: 20, checkedAt: 100, filling: true },
    { since: 20, watermark: 30, checkedAt: 100 },
    { since: 30, watermark: 40, checkedAt: 100 },
  ];
  const first = advanceMark({ watermark: 90, checkedAt: 95 }, 'reset', {
    watermark: 10,
    checkedAt: 100,
    filling: true,
  });
  const advance = (mark: Resume | undefined, steps: readonly Progress[]) =>
    steps.reduce((at, progress) => advanceMark(at, 'added', progress), mark);

  test('begins anew with a reset, and ends with one that vouches for nothing', () => {
    expect(first).toEqual({ watermark: 10, checkedAt: 100, filling: true });
    expect(advanceMark(first, 'reset', {})).toBeUndefined();
  });

  test('is filling until the last page', () => {
    expect(advance(first, fill.slice(0, 1))).toEqual({ watermark: 20, checkedAt: 100, filling: true });
    expect(advance(first, fill)).toEqual({ watermark: 40, checkedAt: 100 });
  });

  test('is not changed by events met twice', () => {
    for (const at of fill.keys()) {
      expect(advance(advance(first, fill), fill.slice(at))).toEqual(advance(first, fill));
    }
  });

  test('stays where a page is missing, whatever comes later', () => {
    expect(advance(first, fill.slice(1))).toBe(first);
    expect(advance(undefined, fill)).toBeUndefined();
  });

  test('moves its check and not its watermark when nothing changed, and never back', () => {
    const mark = { watermark: 40, checkedAt: 100 };
    expect(advance(mark, [{ since: 40, watermark: 40, checkedAt: 200 }])).toEqual({
      watermark: 40,
      checkedAt: 200,
    });
    expect(advance(mark, [{ since: 40, watermark: 40 }])).toEqual(mark);
    expect(advance(mark, [{ since: 5, watermark: 10, checkedAt: 50 }])).toEqual(mark);
    expect(advance(mark, [{}])).toBe(mark);
  });
});
