import fc from 'fast-check';
import { estimateOf, overall, type Belief } from '@/model/ratings/belief';
import { createColumns } from '@/model/ratings/columns';
import { defaultParameters, type RatingParameters } from '@/model/schema/ratingParameters';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { createRatingBook, type RatingBook } from '@/model/ratings/ratingBook';
import { placeOf, progressBetween, strengthsIn, type RatingModel } from '@/model/ratings/ratingModel';
import { runs } from '@test/support/property';
import { anyFight, armModel, day, fight, player } from './fights';
import { twoArmsAfter } from './twoArms';

const anyFights = fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 });

/** A sport with these values rated apart; matches name them like codes. */
const modelOf = (apart: readonly string[], changed: Partial<RatingParameters> = {}): RatingModel => ({
  parameters: { ...defaultParameters, ...changed },
  apart,
});
const named = (match: RatedMatch, code: string | undefined): RatedMatch => {
  const { code: _, ...rest } = match;
  // Codes of other sports take the place of code wrestling's.
  return code === undefined ? rest : { ...rest, code: code };
};

function bookOf(matches: readonly RatedMatch[], model: RatingModel): RatingBook {
  const book = createRatingBook(model);
  book.update([], matches);
  return book;
}

const newest = (book: RatingBook): ReadonlyMap<string, Belief> =>
  new Map(book.players().map((id) => [id, book.beliefAfter(book.lastEntry(id)!)]));

function expectClose(found: readonly number[], expected: readonly number[], within = 1e-9): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((number, at) => expect(Math.abs(number - expected[at]!)).toBeLessThan(within));
}

test('two values are rated as two arms by name were', () => {
  fc.assert(
    fc.property(anyFights, (matches) => {
      const book = bookOf(matches, armModel);
      const ordered = [...book.entries()].map((entry) => book.matchOf(entry));
      const expected = twoArmsAfter(ordered, armModel.parameters);
      const found = newest(book);
      expect(found.size).toBe(expected.size);
      for (const [id, { means, covariances }] of found) {
        const of = expected.get(id)!;
        expectClose(means, [of.left, of.right]);
        expectClose(covariances, [of.leftVariance, of.covariance, of.rightVariance]);
      }
    }),
    runs(200),
  );
});

test('a sport that rates nothing apart has one strength, whatever a match says', () => {
  fc.assert(
    fc.property(anyFights, (matches) => {
      const found = newest(bookOf(matches, modelOf([])));
      const plain = newest(
        bookOf(
          matches.map((match) => named(match, undefined)),
          modelOf(['only'], { apartSd: 9 }),
        ),
      );
      for (const [id, { means, covariances }] of found) {
        expect([means.length, covariances.length]).toEqual([1, 1]);
        expect(plain.get(id)).toEqual({ means, covariances });
      }
    }),
    runs(100),
  );
});

const codes = ['hard', 'clay', 'grass', 'carpet', 'sand', 'snow', 'ice', 'mat'];

test('up to eight values are rated apart, and none of them is favoured', () => {
  fc.assert(
    fc.property(
      anyFights,
      fc.integer({ min: 1, max: 8 }),
      fc.infiniteStream(fc.nat(8)),
      (matches, count, random) => {
        const apart = codes.slice(0, count);
        const coded = matches.map((match) => named(match, codes[random.next().value]));
        const found = newest(bookOf(coded, modelOf(apart)));
        const turned = newest(bookOf(coded, modelOf(apart.toReversed())));
        for (const [id, belief] of found)
          for (const [place, other] of [[overall, overall], ...apart.map((_, at) => [at, count - 1 - at])]) {
            const [one, same] = [estimateOf(belief, place!), estimateOf(turned.get(id)!, other!)];
            expectClose([one.mean, one.variance], [same.mean, same.variance]);
          }
      },
    ),
    runs(100),
  );
});

test('a match without the choice, or with a code that the sport does not know, is about the mean of all', () => {
  const model = modelOf(['hard', 'clay', 'grass']);
  const of = (code: string | undefined) =>
    newest(bookOf([named(fight('m', 'ann', 3, 1, 'bea'), code)], model));
  expect(of('moon')).toEqual(of(undefined));
  const { means } = of(undefined).get('ann')!;
  expect(means[0]).toBeGreaterThan(0);
  expectClose(means, [means[0]!, means[0]!, means[0]!]);
  const [hard, clay, grass] = of('clay').get('ann')!.means;
  expect(clay).toBeGreaterThan(hard!);
  expect(hard).toBe(grass);
});

test('an entry takes the mean and the triangle of covariances, and no more', () => {
  for (const [apart, numbers] of [
    [[], 2],
    [['L', 'R'], 5],
    [codes, 44],
  ] as const)
    expect(createColumns(10, strengthsIn(modelOf(apart))).beliefs).toHaveLength(2 * 10 * numbers);
  expect(placeOf(modelOf(codes), 'snow')).toBe(5);
});

describe('progress', () => {
  const improving = modelOf(['L', 'R'], { progressPerYear: 0.8, progressYears: 2 });

  test('is fast at first and comes to an end', () => {
    const years = (from: number, to: number) =>
      progressBetween(from * 365.25, to * 365.25, improving.parameters);
    expect(years(0, 1)).toBeGreaterThan(2 * years(2, 3));
    expect(years(0, 100)).toBeCloseTo(1.6, 9);
    expect(years(0, 1) + years(1, 3)).toBeCloseTo(years(0, 3), 12);
  });

  test('counts from the first match, also when an earlier one comes in or goes', () => {
    const later = [2015, 2016, 2018].map((year, at) =>
      fight(`m${at}`, at % 2 ? 'ann' : 'cid', 3, 2, 'bea', { date: day(`${year}-05-06`) }),
    );
    // These matches say little about Bea, yet her progress differs.
    const early = fight('early', 'bea', 1, 1, 'dan', { date: day('2010-01-01') });
    const grown = bookOf(later, improving);
    grown.update([], [early]);
    const at = (book: RatingBook) => book.beliefOn(book.lastEntry(player('bea'))!, 18_000);
    expectClose(at(grown).means, at(bookOf([early, ...later], improving)).means, 1e-3);
    grown.update([early.id], []);
    expectClose(at(grown).means, at(bookOf(later, improving)).means, 1e-3);
    expect(at(grown).means[0]).toBeGreaterThan(grown.beliefAfter(grown.lastEntry(player('bea'))!).means[0]!);
  });
});

test('a bare win tells as much as the parameters say', () => {
  const bare = fight('m', 'ann', 1, 0, 'bea', { unscored: true });
  const scored = fight('m', 'ann', 2, 0, 'bea');
  expect(newest(bookOf([bare], modelOf([], { winWorth: 2 })))).toEqual(newest(bookOf([scored], modelOf([]))));
});
