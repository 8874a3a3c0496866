import fc from 'fast-check';
import { recalibrated, Recalibrator } from '@/model/ratings/recalibration';
import { randomFrom } from '../../../scripts/base/random';

/** What is learned from matches whose favourites are stated to win by `stated`, and do by `happens`. */
function learnedFrom(matches: number, happens: (stated: number) => number, seed = 1): Recalibrator {
  const random = randomFrom(seed);
  const recalibrator = new Recalibrator();
  for (let match = 0; match < matches; match += 1) {
    const stated = 0.02 + 0.96 * random();
    recalibrator.learn(stated, random() < happens(stated) ? 1 : 0);
  }
  return recalibrator;
}

const logitTimes = (slope: number) => (chance: number) => 1 / (1 + ((1 - chance) / chance) ** slope);

test.each([
  ['chances that come true', (chance: number) => chance],
  ['favourites who win less often than stated', logitTimes(0.7)],
  ['favourites who win more often than stated', logitTimes(1.3)],
  ['matches, a tenth of them decided by a coin', (chance: number) => 0.05 + 0.9 * chance],
])('after many matches, recalibrated chances are what happens: %s', (_, happens) => {
  const learned = learnedFrom(12_000, happens);
  for (const stated of [0.1, 0.3, 0.5, 0.7, 0.9, 0.95])
    expect(Math.abs(recalibrated(stated, learned) - happens(stated))).toBeLessThan(0.03);
});

test('a sport that changes is followed, and what is long past is forgotten', () => {
  const learned = learnedFrom(6_000, logitTimes(1.4));
  const random = randomFrom(2);
  for (let match = 0; match < 9_000; match += 1) {
    const stated = 0.02 + 0.96 * random();
    learned.learn(stated, random() < logitTimes(0.7)(stated) ? 1 : 0);
  }
  expect(Math.abs(recalibrated(0.9, learned) - logitTimes(0.7)(0.9))).toBeLessThan(0.03);
});

test('one upset of a favourite who was sure to win moves other chances little', () => {
  const learned = learnedFrom(3_000, logitTimes(1.6));
  const before = recalibrated(0.9, learned);
  learned.learn(0.9999, 0);
  expect(Math.abs(recalibrated(0.9, learned) - before)).toBeLessThan(0.05);
});

test('any history leaves numbers', () => {
  const learned = new Recalibrator();
  for (let match = 0; match < 6_000; match += 1) learned.learn(0.6, 1);
  learned.learn(1, 1);
  learned.learn(1, 1);
  learned.learn(1, 0);
  expect(recalibrated(0.7, learned)).toBeGreaterThan(0.5);
  expect(recalibrated(0.7, learned)).toBeLessThan(1);
});

test('before any match, chances stay within a point of what is stated', () => {
  for (const stated of [0, 0.1, 0.5, 0.9, 1])
    expect(Math.abs(recalibrated(stated, new Recalibrator()) - stated)).toBeLessThanOrEqual(0.0101);
});

test('exchanging the sides of any matches changes nothing, and both chances add up to one', () => {
  const matches = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(matches, fc.double({ min: 0, max: 1, noNaN: true }), (seen, asked) => {
      const [one, other] = [new Recalibrator(), new Recalibrator()];
      for (const [chance, won] of seen) {
        one.learn(chance, won ? 1 : 0);
        other.learn(1 - chance, won ? 0 : 1);
      }
      const [first, second] = [recalibrated(asked, one), recalibrated(1 - asked, other)];
      expect(first + second).toBeCloseTo(1, 9);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(1);
    }),
  );
});
