import fc from 'fast-check';
import { allTimeOf } from '@/model/ratings/allTime';
import { boardOf, type BoardFilter } from '@/model/ratings/board';
import { historyOf } from '@/model/ratings/history';
import { numberOnesOf } from '@/model/ratings/numberOnes';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { createRatingBook } from '@/model/ratings/ratingBook';
import type { RatingModel } from '@/model/ratings/ratingModel';
import { runs } from '@test/support/property';
import { anyFight, armModel, day, fight, player } from './fights';

const bookOf = (matches: readonly RatedMatch[], model: RatingModel = armModel) => {
  const book = createRatingBook(model);
  book.update([], matches);
  return book;
};

const asOf = day('2030-01-01');
const on = (year: number, id: string, first: string, won: number, lost: number, second: string) =>
  fight(id, first, won, lost, second, { date: day(`${year}-01-01`) });

/**
 * Models that need few matches for a rank: nobody starts unsure, and everybody soon gets less sure, or better with the
 * years.
 */
const models: readonly (readonly [string, RatingModel])[] = [
  ['as usual', armModel],
  ['with drift', { ...armModel, parameters: { ...armModel.parameters, driftPerYear: 0.3 } }],
  [
    'with progress',
    { ...armModel, parameters: { ...armModel.parameters, progressPerYear: 0.4, progressYears: 2 } },
  ],
  ['with decline', { ...armModel, parameters: { ...armModel.parameters, progressPerYear: -0.3 } }],
];

const anyFilter: fc.Arbitrary<BoardFilter> = fc.record(
  {
    asOf: fc.constantFrom(day('2015-06-01'), day('2022-03-01'), asOf),
    code: fc.constantFrom('L', 'R'),
    weight: fc.constantFrom('85kg', '95kg'),
    hidden: fc.constant(new Set([player('ann')])),
  },
  { requiredKeys: ['asOf'] },
);

const anyMatches = fc
  .uniqueArray(fc.tuple(anyFight, fc.constantFrom('85kg', '95kg')), {
    selector: ([{ id }]) => id,
    minLength: 5,
  })
  .map((many) => many.map(([match, weight]) => ({ ...match, weight })));

test.each(models)('whoever is told to lead stands first in the ranking of each day, %s', (_, model) => {
  fc.assert(
    fc.property(anyMatches, anyFilter, (matches, filter) => {
      const book = bookOf(matches, model);
      const ones = numberOnesOf(book, filter);
      const days = [...new Set([...matches.map(({ date }) => date), filter.asOf])]
        .filter((date) => date <= filter.asOf)
        .sort();
      for (const date of days) {
        const [first] = boardOf(book, { ...filter, asOf: date }).rows;
        const leader = ones.find(({ from, until }) => from <= date && (until === undefined || date < until));
        expect([date, leader?.player]).toEqual([date, first?.rank === 1 ? first.player : undefined]);
      }
    }),
    runs(40),
  );
});

test('a new number one is told with the matches that brought it about', () => {
  const book = bookOf([
    ...[1, 2, 3, 4].map((at) => on(2010 + at, `a${at}`, 'ann', 3, 0, 'bea')),
    ...[1, 2, 3, 4].map((at) => on(2020, `b${at}`, 'bea', 5, 0, 'ann')),
    on(2020, 'other', 'cid', 3, 2, 'dan'),
  ]);
  const ones = numberOnesOf(book, { asOf: day('2021-01-01'), code: 'R' });
  expect(ones.map(({ player: who }) => who)).toEqual(['ann', 'bea']);
  expect(ones[0]?.until).toBe('2020-01-01');
  expect(ones[1]).toMatchObject({ from: '2020-01-01', matches: ['b1', 'b2', 'b3', 'b4'] });
  expect(ones[1]?.until).toBeUndefined();
  // After many years without a match nobody is sure enough to lead.
  expect(numberOnesOf(book, { asOf, code: 'R' })[1]?.until).toBe('2030-01-01');
});

test('runs of wins end with a draw or a loss, and the longest comes first', () => {
  const book = bookOf([
    on(2011, 'm1', 'ann', 3, 0, 'bea'),
    on(2012, 'm2', 'ann', 3, 0, 'cid'),
    on(2013, 'm3', 'bea', 2, 2, 'ann'),
    on(2014, 'm4', 'ann', 3, 1, 'bea'),
    on(2015, 'm5', 'cid', 3, 1, 'bea'),
    on(2016, 'm6', 'cid', 3, 1, 'bea'),
    on(2017, 'm7', 'cid', 3, 1, 'dan'),
  ]);
  const { runs: found } = allTimeOf(book, { asOf });
  expect(found.map(({ player: who, matches, lasts }) => [who, matches, lasts])).toEqual([
    ['cid', ['m5', 'm6', 'm7'], true],
    ['ann', ['m1', 'm2'], false],
  ]);
  expect(found[0]).toMatchObject({ from: '2015-01-01', to: '2017-01-01' });
  expect(allTimeOf(book, { asOf: day('2011-06-01') }).runs).toEqual([]);
});

test('an upset is a win whose chance was least, as the histories say', () => {
  fc.assert(
    fc.property(anyMatches, (matches) => {
      const book = bookOf(matches);
      const expected = matches
        .flatMap(({ id, player1, player2 }) => {
          if (player1.score === player2.score) return [];
          const winner = player1.score > player2.score ? player1.id : player2.id;
          const step = historyOf(book, winner, asOf).find(({ match }) => match === id)!;
          return step.chance < 0.5 ? [step.chance] : [];
        })
        .sort((a, b) => a - b)
        .slice(0, 25);
      expect(allTimeOf(book, { asOf }).upsets.map(({ chance }) => chance)).toEqual(expected);
    }),
    runs(20),
  );
});

test('peaks and activity are told of those who are not hidden, under the filter', () => {
  const book = bookOf([
    ...[1, 2, 3, 4].map((at) => on(2010 + at, `a${at}`, 'ann', 3, 0, 'bea')),
    ...[1, 2, 3].map((at) => on(2020, `b${at}`, 'bea', 3, 0, 'ann')),
    fight('left', 'ann', 3, 0, 'bea', { code: 'L', date: day('2021-01-01') }),
  ]);
  const { peaks, active } = allTimeOf(book, { asOf, code: 'R' });
  expect(peaks.find(({ player: who }) => who === 'ann')).toMatchObject({ match: 'a4', date: '2014-01-01' });
  expect(active.map(({ player: who, matches }) => [who, matches.length])).toEqual([
    ['ann', 7],
    ['bea', 7],
  ]);
  expect(active[0]?.matches).toEqual(['b3', 'b2', 'b1', 'a4', 'a3', 'a2', 'a1']);
  const hidden = new Set([player('ann')]);
  const without = allTimeOf(book, { asOf, hidden });
  expect([...without.peaks, ...without.active, ...without.runs].map(({ player: who }) => who)).not.toContain(
    'ann',
  );
  expect(without.upsets).toEqual([]);
  expect(allTimeOf(book, { asOf, gender: 'W' })).toEqual({
    numberOnes: [],
    runs: [],
    upsets: [],
    active: [],
    peaks: [],
  });
});

test('records say no more of their dates than is known', () => {
  const month = { datePrecision: 'month' } as const;
  const matches = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...on(2010 + number, `m${number}`, 'ann', 3, 0, 'bea'),
    ...month,
  }));
  const book = bookOf(matches);
  const filter = { asOf: day('2017-01-01'), code: 'R' };
  const { runs: [run] = [], numberOnes: [one] = [] } = allTimeOf(book, filter);
  expect([run?.from, run?.to, one?.fromPrecision]).toEqual(['2011-01', '2016-01', 'month']);
  expect(boardOf(book, filter).rows[0]?.lastDate).toBe('2016-01');
  expect(historyOf(book, player('ann'), asOf)[0]?.datePrecision).toBe('month');
});
