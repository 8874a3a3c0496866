import { sendingMs } from '@/features/import/sendingTime';

const slow = { moderator: false, fastUntil: undefined };
const usual = 1_000;
const fastest = 200;

test('an author sends one proposal a second, a moderator as fast as they go one after the other', () => {
  expect(sendingMs(3_000, slow, 0)).toBe(3_000 * usual);
  expect(sendingMs(3_000, { ...slow, moderator: true }, 0)).toBe(3_000 * fastest);
});

test('an author who earned another rate sends at that one', () => {
  expect(sendingMs(3_000, { ...slow, windowMs: 30_000 }, 0)).toBe((3_000 * usual) / 2);
  expect(sendingMs(3_000, { ...slow, windowMs: 120_000 }, 0)).toBe(3_000 * usual * 2);
});

test('whom a moderator allows more sends as fast as one until that is over, and what is left at the usual pace', () => {
  const until = (fastUntil: number) => sendingMs(3_000, { ...slow, fastUntil }, 5_000);
  expect(until(10_000_000)).toBe(3_000 * fastest);
  expect(until(5_000 + 1_000 * fastest)).toBe(1_000 * fastest + 2_000 * usual);
  expect(until(5_000)).toBe(3_000 * usual);
  expect(until(1)).toBe(3_000 * usual);
});
