import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quality } from '@/wiki/ratings/quality';
import { ratingModelOf } from '@/model/ratings/sportModels';
import type { Match } from '@/model/records/records';
import { root } from '../../../scripts/base/root';
import { readDataSet } from '../../../scripts/data/dataSet';
import { fitParameters } from '../../ratings/fit/fit';
import { seriesOf } from '../../ratings/fit/series';
import { judge, splitOf } from '../../ratings/judge';
import { coin, elo, shippedMethod } from '../../ratings/methods';
import { outcomeOf, predictAll } from '../../ratings/predictor';
import { report } from '../../ratings/report';
import { binsOf, bootstrap, scoreOf } from '../../ratings/score';
import { armWrestling } from '@test/support/factories';

const { match: matches } = readDataSet(readFileSync(join(root, 'data/armwrestling.json'), 'utf8'), 0);
const split = splitOf(matches);
const swapped = ({ player1, player2, ...rest }: Match): Match => ({
  ...rest,
  player1: player2,
  player2: player1,
});

test('the judge cuts between days, and shows no method who was listed first', () => {
  expect(split.matches[split.test - 1]!.date < split.matches[split.test]!.date).toBe(true);
  expect(split.matches.length - split.test).toBeGreaterThanOrEqual(split.matches.length / 5);
  expect(splitOf(matches.map(swapped))).toEqual(split);
  const firstWins = split.matches.filter((match) => outcomeOf(match) === 1).length / split.matches.length;
  expect(Math.abs(firstWins - 0.5)).toBeLessThan(0.1);
});

test('a prediction knows only earlier days', () => {
  const seen: string[] = [];
  predictAll(
    {
      predict: ({ date }) => {
        expect(seen.every((day) => day < date)).toBe(true);
        return 0.5;
      },
      learn: (day) => seen.push(...day.map(({ date }) => date)),
    },
    split.matches,
  );
  expect(seen).toEqual(split.matches.map(({ date }) => date));
});

test('on the newest fifth ours loses less than 0.65 and less than every rival, even than Elo fitted in hindsight', async () => {
  const { glicko2, openskill } = await import('../../ratings/libraries');
  const model = ratingModelOf(armWrestling);
  const own = judge(shippedMethod(model), split);
  const rivals = [elo, glicko2, openskill, coin].map((method) => judge(method, split));
  expect(own.score.logLoss).toBeLessThan(0.65);
  for (const { score, bestInHindsight } of rivals) {
    expect(own.score.logLoss).toBeLessThan(score.logLoss);
    expect(own.score.logLoss).toBeLessThan(bestInHindsight);
  }
  // Fitting to the older four fifths gives the shipped parameters.
  const older = seriesOf(split.matches.slice(0, split.test), model.apart);
  expect(fitParameters(older, () => undefined).parameters).toEqual(model.parameters);
  const text = report(split, [own, ...rivals]);
  for (const name of ['Armwiki', 'Elo', 'Glicko-2', 'openskill', 'A coin']) expect(text).toContain(name);
  // The figures on the page of the rankings.
  const [eloScore, glickoScore, , coinScore] = rivals.map(({ score }) => score);
  const said = { own: own.score, elo: eloScore!, glicko: glickoScore!, coin: coinScore! };
  for (const [name, { logLoss }] of Object.entries(said))
    expect({ [name]: quality[name as keyof typeof said] }).toEqual({ [name]: Number(logLoss.toFixed(3)) });
  expect(quality.accuracy).toBe(Number(own.score.accuracy.toFixed(3)));
});

test('scores are those one can work out by hand', () => {
  const said = (chance: number, outcome: number) => ({ chance, outcome });
  expect(scoreOf([said(0.5, 1), said(0.5, 0)])).toEqual({
    logLoss: Math.LN2,
    accuracy: 0.5,
    calibrationError: 0,
  });
  // 0.9 came true, 0.1 against did not: the same favourite twice, right once.
  const score = scoreOf([said(0.9, 1), said(0.1, 1)]);
  expect(score.accuracy).toBe(0.5);
  expect(score.logLoss).toBeCloseTo(-(Math.log(0.9) + Math.log(0.1)) / 2, 12);
  expect(score.calibrationError).toBeCloseTo(0.4, 12);
  expect(binsOf([said(0.25, 0)])).toEqual([
    { from: 0.7, to: 0.7999999999999999, matches: 1, said: 0.75, won: 1 },
  ]);
});

test('the bootstrap is seeded, holds the mean, and narrows with more values', () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => at % 2);
  expect(bootstrap(values(20))).toEqual(bootstrap(values(20)));
  const [low, high] = bootstrap(values(20));
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  const [lowMany, highMany] = bootstrap(values(2000));
  expect(highMany - lowMany).toBeLessThan((high - low) / 5);
});
