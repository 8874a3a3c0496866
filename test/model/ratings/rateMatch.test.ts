import fc from 'fast-check';
import { aged, estimateOf, newcomer, overall, type Belief } from '@/model/ratings/belief';
import { defaultParameters } from '@/model/schema/ratingParameters';
import { roundChance, winChance } from '@/model/ratings/predict';
import { advantage, beforeMatch, rateMatch } from '@/model/ratings/rateMatch';
import { driftIn } from '@/model/ratings/ratingModel';
import { runs } from '@test/support/property';
import { armModel } from './fights';

const [left, right] = [0, 1];
const place = fc.constantFrom(left, right, overall);
const rightOf = (of: Belief) => estimateOf(of, right);
const rounds = fc.integer({ min: 0, max: 99 });
/** Possible beliefs: positive definite, and no surer than after very many matches. */
const belief: fc.Arbitrary<Belief> = fc
  .record({
    left: fc.double({ min: -8, max: 8, noNaN: true }),
    right: fc.double({ min: -8, max: 8, noNaN: true }),
    leftVariance: fc.double({ min: 0.01, max: 2, noNaN: true }),
    rightVariance: fc.double({ min: 0.01, max: 2, noNaN: true }),
    correlation: fc.double({ min: -0.9, max: 0.95, noNaN: true }),
  })
  .map((of) => ({
    means: [of.left, of.right],
    covariances: [
      of.leftVariance,
      of.correlation * Math.sqrt(of.leftVariance * of.rightVariance),
      of.rightVariance,
    ],
  }));

test('exchanging the players exchanges the results, to the last bit', () => {
  fc.assert(
    fc.property(belief, belief, place, rounds, rounds, (a, b, side, won, lost) => {
      fc.pre(won + lost > 0);
      const [after1, after2] = rateMatch(a, b, { place: side, won, lost }, defaultParameters);
      const [swapped2, swapped1] = rateMatch(b, a, { place: side, won: lost, lost: won }, defaultParameters);
      expect(swapped1).toEqual(after1);
      expect(swapped2).toEqual(after2);
      const chance = winChance(advantage(a, b, side, defaultParameters), defaultParameters);
      expect(winChance(advantage(b, a, side, defaultParameters), defaultParameters)).toBeCloseTo(
        1 - chance,
        14,
      );
    }),
    runs(300),
  );
});

test('more rounds than expected raise a rating, fewer lower it, and every match makes it surer', () => {
  fc.assert(
    fc.property(belief, belief, place, rounds, rounds, (a, b, side, won, lost) => {
      fc.pre(won + lost > 0);
      const expected = roundChance(advantage(a, b, side, defaultParameters).mean) * (won + lost);
      const [after] = rateMatch(a, b, { place: side, won, lost }, defaultParameters);
      const change = estimateOf(after, side).mean - estimateOf(a, side).mean;
      if (Math.abs(won - expected) > 1e-9) expect(Math.sign(change)).toBe(Math.sign(won - expected));
      expect(estimateOf(after, side).variance).toBeLessThanOrEqual(estimateOf(a, side).variance);
      // Still a distribution: rounding loses no variance.
      const [leftVariance, covariance, rightVariance] = after.covariances;
      expect(leftVariance! * rightVariance!).toBeGreaterThan(covariance! ** 2);
    }),
    runs(300),
  );
});

test('what is learned of one arm says something of the other, and less', () => {
  const [a, b] = beforeMatch(undefined, undefined, right, armModel);
  const [winner] = rateMatch(a, b, { place: right, won: 3, lost: 0 }, defaultParameters);
  const [lefty, righty] = [estimateOf(winner, left), estimateOf(winner, right)];
  expect(righty.mean).toBeGreaterThan(lefty.mean);
  expect(lefty.mean).toBeGreaterThan(0);
  expect(righty.variance).toBeLessThan(lefty.variance);
});

test('the round won most surely is the one that tells least', () => {
  const strong = newcomer(3, 2, defaultParameters);
  const weak = newcomer(-3, 2, defaultParameters);
  const gain = (own: Belief, other: Belief) =>
    rightOf(rateMatch(own, other, { place: right, won: 3, lost: 0 }, defaultParameters)[0]).mean -
    rightOf(own).mean;
  expect(gain(weak, strong)).toBeGreaterThan(10 * gain(strong, weak));
});

test('six rounds tell more than one, and less than six matches', () => {
  const [a, b] = beforeMatch(undefined, undefined, right, armModel);
  const once = rateMatch(a, b, { place: right, won: 1, lost: 0 }, defaultParameters)[0];
  const six = rateMatch(a, b, { place: right, won: 6, lost: 0 }, defaultParameters)[0];
  let pair: readonly [Belief, Belief] = [a, b];
  for (let match = 0; match < 6; match += 1)
    pair = rateMatch(...pair, { place: right, won: 1, lost: 0 }, defaultParameters);
  expect(rightOf(six).mean).toBeGreaterThan(rightOf(once).mean);
  expect(rightOf(six).mean).toBeLessThan(rightOf(pair[0]).mean);
  expect(rightOf(six).variance).toBeGreaterThan(rightOf(pair[0]).variance);
});

test('a draw between equals changes no mean', () => {
  const [a, b] = beforeMatch(undefined, undefined, left, armModel);
  const [after1, after2] = rateMatch(a, b, { place: left, won: 2, lost: 2 }, defaultParameters);
  expect([after1.means, after2.means]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(estimateOf(after1, left).variance).toBeLessThan(estimateOf(a, left).variance);
});

test('time takes certainty away and no strength', () => {
  const before = newcomer(1, 2, defaultParameters);
  const after = aged(before, driftIn(3652.5, defaultParameters), 0);
  expect(after.means).toEqual([1, 1]);
  const drifted = rightOf(before).variance + 10 * defaultParameters.driftPerYear;
  expect(rightOf(after).variance).toBeCloseTo(drifted, 12);
  expect(aged(before, 0, 0)).toBe(before);
});

test('a newcomer is expected near the first opponent, and weaker where newcomers are', () => {
  const known = { ...newcomer(2, 2, defaultParameters), means: [1, 2] };
  const [own, fresh] = beforeMatch(known, undefined, left, armModel);
  expect(own).toBe(known);
  expect(fresh).toEqual(newcomer(1, 2, defaultParameters));
  const by = (changed: Partial<typeof defaultParameters>) =>
    beforeMatch(known, undefined, left, { ...armModel, parameters: { ...defaultParameters, ...changed } })[1];
  expect(by({ matchmaking: 0 })).toEqual(newcomer(0, 2, defaultParameters));
  expect(by({ newcomerLead: -0.5 })).toEqual(newcomer(0.5, 2, defaultParameters));
});

test('chances agree with what can be summed by hand', () => {
  expect(winChance({ mean: 0, variance: 3 }, defaultParameters)).toBe(0.5);
  // First to three at three to one for each round: 459 of 512.
  expect(winChance({ mean: Math.log(3), variance: 0 }, defaultParameters)).toBeCloseTo(459 / 512, 12);
  // The less sure, the nearer to even odds.
  expect(winChance({ mean: 1, variance: 4 }, defaultParameters)).toBeLessThan(
    winChance({ mean: 1, variance: 0.1 }, defaultParameters),
  );
  expect(winChance({ mean: 40, variance: 0.01 }, defaultParameters)).toBeLessThanOrEqual(1);
});
