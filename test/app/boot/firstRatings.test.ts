import { showFirst } from '@/app/boot/firstVisit';
import type { DateString } from '@/model/dates';
import { matchId, playerId, sportId, type PlayerId } from '@/model/ids';
import { matchQuestion } from '@/model/published/chances';
import { latestDay, leaderBoards, leadersQuestion } from '@/model/published/leaders';
import { ratingQuestion } from '@/model/published/playerRatings';
import { builtInSports } from '@/model/sports';
import { readersDay } from '@/parts/days/useToday';
import { event, match, matchOf, player } from '@test/support/factories';
import { filledPage, openFirst as open, publishedPage } from '@test/support/firstVisits';
import { publishedRatings, ratingsHostOf } from '../../../functions/src/publish/snapshot/publishedRatings';

const published = { event: [event('e1'), event('e2')], match: [match('m1')], player: [player('ann')] };

const dayMs = 86_400_000;

test('who leads is known from what was published, which no ranking computed here gives way to', () => {
  const { leaders } = publishedRatings(
    ratingsHostOf(
      [event('e1')],
      [
        matchOf('m1', 'e1', {
          date: readersDay(),
          arm: 'R',
          gender: 'W',
          player1: { id: playerId('ann'), name: 'Ann', score: 3 },
          player2: { id: playerId('bea'), name: 'Bea', score: 1 },
        }),
      ],
      builtInSports,
    ),
    builtInSports,
    readersDay(),
  );
  const { store, ratings } = open();
  showFirst(store, publishedPage({ ...published, leaders }));
  const [sport] = builtInSports;
  const shown = leaderBoards(sport!).map((of) => ({
    ...of,
    answer: ratings.kept('board', leadersQuestion(of, readersDay()))?.answer,
  }));
  // A known ranking without players counts too.
  expect(shown.every(({ answer }) => answer !== undefined)).toBe(true);
  expect(
    shown.flatMap(
      ({ code, gender, answer }) => answer?.rows.map(({ player: id }) => [code, gender, id]) ?? [],
    ),
  ).toEqual([
    ['R', 'W', 'ann'],
    ['R', 'W', 'bea'],
  ]);
  expect(ratings.kept('days', latestDay(sport!.id))?.answer).toEqual([
    { date: readersDay(), events: ['e1'] },
  ]);
});

test('where the clock is behind, what was published is of the day that it is at the server', () => {
  const rating = { points: 1700, deviation: 60, provisional: false };
  const outlook = { own: rating, other: rating, chance: 0.7, roundShare: 0.6 };
  const asked = { sport: sportId('armw'), match: matchId('m1'), code: 'R' };
  const chances = [{ of: { ...asked, players: ['ann', 'bea'] }, outlook }];
  const at = Date.now() + 3 * dayMs;
  const { store, ratings } = open();
  showFirst(store, publishedPage({ ...published, chances }, at));
  const players: [PlayerId, PlayerId] = [playerId('ann'), playerId('bea')];
  const known = (day: DateString) => ratings.kept('match', matchQuestion({ ...asked, players }, day))?.answer;
  expect(known(readersDay(at))).toEqual({ outlook });
  expect(known(readersDay())).toBeUndefined();
});

test('the chances of matches to come are known from what was published', () => {
  const rating = { points: 1700, deviation: 60, provisional: false };
  const outlook = { own: rating, other: rating, chance: 0.7, roundShare: 0.6 };
  const asked = { sport: sportId('armw'), match: matchId('m1'), code: 'R' };
  const chances = [{ of: { ...asked, players: ['ann', 'bea'] }, outlook }];
  const { store, ratings } = open();
  showFirst(store, publishedPage({ ...published, chances }));
  const question = matchQuestion({ ...asked, players: [playerId('ann'), playerId('bea')] }, readersDay());
  expect(ratings.kept('match', question)?.answer).toEqual({ outlook });
});

test('how well such chances came true is known from what was published, unless it is damaged', () => {
  const question = { sport: sportId('armw'), asOf: readersDay() };
  const band = { from: 0.6, to: 0.7, matches: 40, won: 26 };
  for (const [matches, known] of [
    [40, [band]],
    [0, undefined],
  ] as const) {
    const { store, ratings } = open();
    const calibration = [{ sport: 'armw', bands: [{ ...band, matches }] }];
    showFirst(store, publishedPage({ ...published, calibration }));
    expect(ratings.kept('calibration', question)?.answer).toEqual(known);
  }
});

test.each([
  ['no list', {}],
  ['above 1', [{ of: {}, outlook: {} }]],
])('chances that are %s are left aside', (_, chances) => {
  const { store, events } = open();
  showFirst(store, publishedPage({ ...published, chances }));
  expect(events()).toEqual(['e1', 'e2']);
});

test.each([
  ['no list', { sport: 'armw' }],
  [
    'a row without points',
    [
      {
        sport: 'armw',
        gender: 'W',
        board: { rows: [{ player: 'ann' }], players: 1, ranked: 1, inactive: 0, classes: [] },
      },
    ],
  ],
])('rankings that are %s are left aside', (_, leaders) => {
  const { store, ratings, events } = open();
  showFirst(store, publishedPage({ ...published, leaders }));
  expect(events()).toEqual(['e1', 'e2']);
  expect(
    leaderBoards(builtInSports[0]!).flatMap(
      (of) => ratings.kept('board', leadersQuestion(of, readersDay())) ?? [],
    ),
  ).toEqual([]);
});

test('the page of a player tells how they are rated, as it was published, and leaves damaged ratings aside', () => {
  const arm = { points: 1801, deviation: 60, provisional: false };
  const now = { L: arm, R: arm, both: arm };
  const question = ratingQuestion(builtInSports[0]!.id, 'ann', readersDay());
  const pageWith = (ratings: unknown) =>
    filledPage(JSON.stringify({ event: [], match: [], player: [player('ann')], ratings }));
  const { store, ratings } = open();
  showFirst(store, pageWith([{ sport: 'armw', now }]));
  expect(ratings.kept('player', question)).toEqual({ answer: { steps: [], now }, current: false });
  for (const damaged of [[{ sport: 'armw', now: { R: arm } }], { sport: 'armw' }, 'x', undefined]) {
    const other = open();
    showFirst(other.store, pageWith(damaged));
    expect(other.ratings.kept('player', question)).toBeUndefined();
    expect(other.store.getState().players.rows.size).toBe(1);
  }
});
