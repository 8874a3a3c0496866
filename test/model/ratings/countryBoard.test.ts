import { playerId, type PlayerId } from '@/model/ids';
import { rankedPlayers } from '@/model/ratings/board';
import { countriesOf, countryOf } from '@/model/ratings/countryBoard';
import { createRatingBook } from '@/model/ratings/ratingBook';
import { armModel, day, fight } from './fights';

// Later nobody would be sure enough for a rank.
const asOf = day('2023-12-31');
const homes: Readonly<Record<string, string>> = {
  ann: 'TR',
  bea: 'TR',
  cid: 'TR',
  dan: 'JP',
  eva: 'JP',
  fay: 'JP',
  gus: 'CA',
};
const homeOf = (player: PlayerId): string | undefined => homes[player];

/**
 * Turkey beats Japan in every pair, twice a year for three years; Canada has one player, and Hal's country is unknown.
 */
const book = createRatingBook(armModel);
book.update(
  [],
  [2021, 2022, 2023].flatMap((year) => {
    const on = (id: string, first: string, won: number, lost: number, second: string) =>
      fight(`${year} ${id}`, first, won, lost, second, { date: day(`${year}-05-06`) });
    return [
      ...['ann', 'bea', 'cid'].flatMap((turk) =>
        ['dan', 'eva', 'fay'].map((japanese) => on(turk + japanese, turk, 3, 1, japanese)),
      ),
      on('gus', 'gus', 3, 0, 'dan'),
      on('own', 'ann', 3, 0, 'bea'),
      on('hal', 'hal', 3, 0, 'ann'),
    ];
  }),
);

test('countries are ranked by the mean of their best three, and those with fewer stand below', () => {
  const rows = countriesOf(book, { asOf }, homeOf);
  expect(rows.map(({ country, rank, players }) => [country, rank, players])).toEqual([
    ['TR', 1, 3],
    ['JP', 2, 3],
    ['CA', undefined, 1],
  ]);
  const points = new Map(rankedPlayers(book, { asOf }).map((each) => [each.player, each.points]));
  const mean = ['ann', 'bea', 'cid'].reduce((sum, id) => sum + points.get(playerId(id))!, 0) / 3;
  expect(rows[0]?.points).toBeCloseTo(mean, 9);
  expect(rows[0]?.best).toHaveLength(3);
  expect(rows[2]?.points).toBeUndefined();
});

test('only matches between countries count against each other, each from both sides', () => {
  const rows = countriesOf(book, { asOf }, homeOf);
  expect(rows.map(({ tally: { wins, losses } }) => [wins, losses])).toEqual([
    [27, 0],
    [0, 30],
    [3, 0],
  ]);
  const japan = countryOf(book, { asOf, country: 'JP', against: 'CA' }, homeOf);
  expect(japan.against.map(({ country, tally: { wins, losses } }) => [country, wins, losses])).toEqual([
    ['TR', 0, 27],
    ['CA', 0, 3],
  ]);
  expect(japan.meetings).toEqual(['2023 gus', '2022 gus', '2021 gus']);
  expect(japan.players.map(({ player }) => player).sort()).toEqual(['dan', 'eva', 'fay']);
  expect(japan.row?.rank).toBe(2);
});

test('a day of the past, a filter and a country of nobody have what they have', () => {
  const early = countryOf(book, { asOf: day('2021-12-31'), country: 'TR' }, homeOf);
  expect(early.row?.tally).toMatchObject({ wins: 9, losses: 0 });
  expect(early.meetings).toEqual([]);
  expect(countriesOf(book, { asOf, code: 'L' }, homeOf)).toEqual([]);
  expect(countryOf(book, { asOf, country: 'FR' }, homeOf)).toEqual({
    players: [],
    against: [],
    meetings: [],
  });
});
