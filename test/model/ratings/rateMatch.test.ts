import fc from 'fast-check';
import { aged, estimateOf, newcomer, type Belief } from '@/model/ratings/belief';
import { ratingParameters } from '@/model/ratings/parameters';
import { roundChance, winChance } from '@/model/ratings/predict';
import { advantage, beforeMatch, rateMatch } from '@/model/ratings/rateMatch';
import type { Arm } from '@/model/sports';
import { runs } from '@test/support/property';

const arm = fc.constantFrom<Arm | undefined>('L', 'R', undefined);
const rounds = fc.integer({ min: 0, max: 99 });
/** Beliefs that can arise: positive definite, nowhere surer than after very many matches. */
const belief: fc.Arbitrary<Belief> = fc
  .record({
    left: fc.double({ min: -8, max: 8, noNaN: true }),
    right: fc.double({ min: -8, max: 8, noNaN: true }),
    leftVariance: fc.double({ min: 0.01, max: 2, noNaN: true }),
    rightVariance: fc.double({ min: 0.01, max: 2, noNaN: true }),
    correlation: fc.double({ min: -0.9, max: 0.95, noNaN: true }),
  })
  .map(({ correlation, ...rest }) => ({
    ...rest,
    covariance: correlation * Math.sqrt(rest.leftVariance * rest.rightVariance),
  }));

test('exchanging the players exchanges the results, to the last bit', () => {
  fc.assert(
    fc.property(belief, belief, arm, rounds, rounds, (a, b, side, won, lost) => {
      fc.pre(won + lost > 0);
      const [after1, after2] = rateMatch(a, b, { arm: side, won, lost }, ratingParameters);
      const [swapped2, swapped1] = rateMatch(b, a, { arm: side, won: lost, lost: won }, ratingParameters);
      expect(swapped1).toEqual(after1);
      expect(swapped2).toEqual(after2);
      const chance = winChance(advantage(a, b, side, ratingParameters), 3);
      expect(winChance(advantage(b, a, side, ratingParameters), 3)).toBeCloseTo(1 - chance, 14);
    }),
    runs(300),
  );
});

test('more rounds than expected raise a rating, fewer lower it, and every match makes it surer', () => {
  fc.assert(
    fc.property(belief, belief, arm, rounds, rounds, (a, b, side, won, lost) => {
      fc.pre(won + lost > 0);
      const expected = roundChance(advantage(a, b, side, ratingParameters).mean) * (won + lost);
      const [after] = rateMatch(a, b, { arm: side, won, lost }, ratingParameters);
      const change = estimateOf(after, side).mean - estimateOf(a, side).mean;
      if (Math.abs(won - expected) > 1e-9) expect(Math.sign(change)).toBe(Math.sign(won - expected));
      expect(estimateOf(after, side).variance).toBeLessThanOrEqual(estimateOf(a, side).variance);
      // Still a distribution: no variance is lost to rounding.
      expect(after.leftVariance * after.rightVariance).toBeGreaterThan(after.covariance ** 2);
    }),
    runs(300),
  );
});

test('what is learned of one arm says something of the other, and less', () => {
  const [a, b] = beforeMatch(undefined, undefined, 'R', ratingParameters);
  const [winner] = rateMatch(a, b, { arm: 'R', won: 3, lost: 0 }, ratingParameters);
  expect(winner.right).toBeGreaterThan(winner.left);
  expect(winner.left).toBeGreaterThan(0);
  expect(winner.rightVariance).toBeLessThan(winner.leftVariance);
});

test('the round won most surely is the one that tells least', () => {
  const strong = newcomer(3, ratingParameters);
  const weak = newcomer(-3, ratingParameters);
  const gain = (own: Belief, other: Belief) =>
    rateMatch(own, other, { arm: 'R', won: 3, lost: 0 }, ratingParameters)[0].right - own.right;
  expect(gain(weak, strong)).toBeGreaterThan(10 * gain(strong, weak));
});

test('six rounds tell more than one, and less than six matches', () => {
  const [a, b] = beforeMatch(undefined, undefined, 'R', ratingParameters);
  const once = rateMatch(a, b, { arm: 'R', won: 1, lost: 0 }, ratingParameters)[0];
  const six = rateMatch(a, b, { arm: 'R', won: 6, lost: 0 }, ratingParameters)[0];
  let pair: readonly [Belief, Belief] = [a, b];
  for (let match = 0; match < 6; match += 1)
    pair = rateMatch(...pair, { arm: 'R', won: 1, lost: 0 }, ratingParameters);
  expect(six.right).toBeGreaterThan(once.right);
  expect(six.right).toBeLessThan(pair[0].right);
  expect(six.rightVariance).toBeGreaterThan(pair[0].rightVariance);
});

test('a draw between equals changes no mean', () => {
  const [a, b] = beforeMatch(undefined, undefined, 'L', ratingParameters);
  const [after1, after2] = rateMatch(a, b, { arm: 'L', won: 2, lost: 2 }, ratingParameters);
  expect([after1.left, after2.left]).toEqual([0, 0]);
  expect(after1.leftVariance).toBeLessThan(a.leftVariance);
});

test('time takes certainty away and no strength', () => {
  const before = newcomer(1, ratingParameters);
  const after = aged(before, 3652.5, ratingParameters);
  expect([after.left, after.right]).toEqual([1, 1]);
  expect(after.leftVariance).toBeCloseTo(before.leftVariance + 10 * ratingParameters.driftPerYear, 12);
  expect(aged(before, 0, ratingParameters)).toBe(before);
});

test('a newcomer is expected near the first opponent', () => {
  const known = { ...newcomer(2, ratingParameters), left: 1 };
  const [own, fresh] = beforeMatch(known, undefined, 'L', ratingParameters);
  expect(own).toBe(known);
  expect(fresh).toEqual(newcomer(1, ratingParameters));
  expect(beforeMatch(known, undefined, 'L', { ...ratingParameters, matchmaking: 0 })[1]).toEqual(
    newcomer(0, ratingParameters),
  );
});

test('chances agree with what can be summed by hand', () => {
  expect(winChance({ mean: 0, variance: 3 }, 3)).toBe(0.5);
  // First to three at three to one for each round: 459 of 512.
  expect(winChance({ mean: Math.log(3), variance: 0 }, 3)).toBeCloseTo(459 / 512, 12);
  // The less sure, the nearer to even odds.
  expect(winChance({ mean: 1, variance: 4 }, 3)).toBeLessThan(winChance({ mean: 1, variance: 0.1 }, 3));
  expect(winChance({ mean: 40, variance: 0.01 }, 3)).toBeLessThanOrEqual(1);
});
