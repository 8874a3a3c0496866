import { backoffMs } from '@/lib/backoff';
import { within } from '@/lib/within';

test('each failure in a row doubles the wait, up to a limit, spread over the upper half', () => {
  const limits = { first: 1_000, most: 5_000 };
  expect([1, 2, 3, 4, 10_000].map((failures) => backoffMs(failures, limits, () => 1))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(backoffMs(2, limits, () => 0)).toBe(1_000);
});

describe('within a time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const late = () => new Error('late');

  test('comes what the work gives, or how it fails, and no timer is left', async () => {
    await expect(within(Promise.resolve(1), 100, late)).resolves.toBe(1);
    await expect(within(Promise.reject(new Error('broken')), 100, late)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('or the error that says it was too late', async () => {
    const waiting = expect(within(new Promise(() => undefined), 100, late)).rejects.toThrow('late');
    await jest.advanceTimersByTimeAsync(100);
    await waiting;
  });
});
