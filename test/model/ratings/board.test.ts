import fc from 'fast-check';
import { bestFirst, boardOf, type BoardFilter } from '@/model/ratings/board';
import type { RatingBook } from '@/model/ratings/ratingBook';
import { eventId, matchId, playerId } from '@/model/ids';
import type { Gender } from '@/model/sports';
import { runs } from '@test/support/property';
import { boardByPlayer } from './boardByPlayer';
import { asOfs, bookOf, league } from './books';
import { anyFight, day, fight } from './fights';

const ranks = (book: RatingBook, filter: BoardFilter) =>
  boardOf(book, filter).rows.map(({ player, rank }) => [player, rank]);

test('who has won more stands higher, with wins, rounds and the day of the last match', () => {
  const { rows, ranked, last } = boardOf(bookOf(league([2021, 2022, 2023])), { asOf: day('2023-12-31') });
  expect(rows.map(({ player, rank }) => [player, rank])).toEqual([
    ['ann', 1],
    ['bea', 2],
    ['cid', 3],
  ]);
  expect(ranked).toBe(3);
  expect(rows[1]?.tally).toEqual({ wins: 3, losses: 3, draws: 0, roundsWon: 12, roundsLost: 12 });
  expect(rows[1]?.lastDate).toBe('2023-05-06');
  expect(last).toEqual({ date: '2023-05-06', events: ['e2023'] });
});

test('a newcomer stands below everybody who has a rank, however high the rating, and has none', () => {
  const matches = [
    ...league([2021, 2022, 2023]),
    fight('late', 'dan', 5, 0, 'ann', { date: day('2023-08-01') }),
  ];
  const { rows } = boardOf(bookOf(matches), { asOf: day('2023-08-02') });
  const dan = rows.at(-1);
  expect(dan).toMatchObject({ player: 'dan', provisional: true });
  expect(dan?.rank).toBeUndefined();
  expect(dan?.points).toBeGreaterThan(rows[0]!.points);
});

test('places moved count from the day before the last one with matches', () => {
  const upset = ['u1', 'u2', 'u3', 'u4'].map((id, order) =>
    fight(id, 'cid', 5, 0, order % 2 ? 'bea' : 'ann', {
      date: day('2023-08-01'),
      order,
      event: eventId('upset'),
    }),
  );
  const book = bookOf([...league([2021, 2022, 2023]), ...upset]);
  const now = boardOf(book, { asOf: day('2024-01-01') });
  expect(now.last).toEqual({ date: '2023-08-01', events: ['upset'] });
  const before = new Map(ranks(book, { asOf: day('2023-07-31') }) as [string, number][]);
  for (const { player, rank, moved } of now.rows) expect(moved).toBe(before.get(player)! - rank!);
  expect(now.rows.find(({ player }) => player === 'cid')?.moved).toBeGreaterThan(0);
  expect(now.rows.some(({ moved }) => moved! < 0)).toBe(true);
});

test('nobody moves because others became inactive', () => {
  const book = bookOf([
    ...league([2019, 2020, 2021], { gender: 'M' }),
    ...['d1', 'd2', 'd3', 'd4'].map((id) => fight(id, 'bea', 3, 1, 'cid', { date: day('2023-03-01') })),
  ]);
  // Ann led on the day before, and has had no match for more than two years today.
  const now = boardOf(book, { asOf: day('2023-06-01') });
  expect(ranks(book, { asOf: day('2023-02-28') })[0]).toEqual(['ann', 1]);
  expect(now.rows.map(({ player, rank, moved }) => [player, rank, moved])).toEqual([
    ['bea', 1, 0],
    ['cid', 2, 0],
  ]);
});

test('an code counts its own matches, and who has none with it is not listed', () => {
  const book = bookOf([
    ...league([2021, 2022]),
    fight('left', 'cid', 3, 2, 'ann', { code: 'L', date: day('2022-06-01') }),
  ]);
  const { rows } = boardOf(book, { asOf: day('2023-01-01'), code: 'L' });
  expect(rows.map(({ player }) => player).sort()).toEqual(['ann', 'cid']);
  expect(rows.find(({ player }) => player === 'cid')?.tally).toMatchObject({ wins: 1, losses: 0 });
  // The newest match of any code, since which the belief has aged.
  expect(rows.find(({ player }) => player === 'ann')?.lastDate).toBe('2022-06-01');
});

test('all players come by their best strength, and those without a rank in any come last', () => {
  const left = league([2021, 2022, 2023]).map((each) => ({
    ...each,
    id: matchId(`left ${each.id}`),
    code: 'L',
    player1: { ...each.player1, id: playerId(`left-${each.player1.id}`) },
    player2: { ...each.player2, id: playerId(`left-${each.player2.id}`) },
  }));
  const book = bookOf([
    ...league([2021, 2022]),
    ...left,
    fight('once', 'new', 3, 0, 'ann', { date: day('2023-06-01') }),
  ]);
  const filter = { asOf: day('2024-01-01') };
  const bests = new Map<string, number>();
  for (const code of ['L', 'R'])
    for (const { player, points, rank } of boardOf(book, { ...filter, code }).rows)
      if (rank !== undefined) bests.set(player, Math.max(points, bests.get(player) ?? -Infinity));
  const ranked = [...bests].sort(([, a], [, b]) => b - a).map(([player]) => player);
  expect(ranked.length).toBeGreaterThan(3);
  expect(bestFirst(book, filter)).toEqual([...ranked, 'new']);
});

test('an inactive player comes below everybody with a rank, however high the rating', () => {
  const fought = league([2023]).map((each) => ({ ...each, code: 'R' }));
  const long = league([2019]).map((each) => ({
    ...each,
    id: matchId(`long ${each.id}`),
    code: 'L',
    player1: { ...each.player1, id: playerId(`long-${each.player1.id}`) },
    player2: { ...each.player2, id: playerId(`long-${each.player2.id}`) },
  }));
  const order = bestFirst(bookOf([...fought, ...long]), { asOf: day('2024-01-01') });
  expect(order.map(String)).toEqual(['ann', 'bea', 'cid', 'long-ann', 'long-bea', 'long-cid']);
});

test('men and women are listed apart', () => {
  const book = bookOf([...league([2022]), fight('w', 'eva', 3, 0, 'fay', { gender: 'W' })]);
  const of = (gender: 'M' | 'W') =>
    ranks(book, { asOf: day('2024-01-01'), gender })
      .map(([player]) => player)
      .sort();
  expect(of('M')).toEqual(['ann', 'bea', 'cid']);
  expect(of('W')).toEqual(['eva', 'fay']);
});

const classes = bookOf([
  fight('old', 'ann', 3, 0, 'bea', { date: day('2019-01-01'), weight: '95kg' }),
  fight('class', 'cid', 3, 0, 'dan', { date: day('2022-01-01'), weight: '95kg' }),
  fight('other', 'dan', 3, 1, 'ann', { date: day('2022-06-01'), weight: '105kg' }),
  fight('left', 'dan', 0, 3, 'cid', { date: day('2022-07-01'), weight: '95kg', code: 'L' }),
  fight('women', 'eva', 0, 3, 'fay', { date: day('2022-07-01'), weight: '80kg', gender: 'W' }),
]);
const listed = (filter: Omit<BoardFilter, 'gender'>) =>
  boardOf(classes, { gender: 'M', ...filter })
    .rows.map(({ player }) => String(player))
    .sort();

test('a class lists everybody with a match in it in the two years before the day, in any number of classes', () => {
  expect(listed({ asOf: day('2022-12-31'), weight: '95kg' })).toEqual(['cid', 'dan']);
  expect(listed({ asOf: day('2022-12-31'), weight: '105kg' })).toEqual(['ann', 'dan']);
  expect(listed({ asOf: day('2020-12-31'), weight: '95kg' })).toEqual(['ann', 'bea']);
});

test('a class ranking shows the record within the class', () => {
  const { rows } = boardOf(classes, { asOf: day('2022-12-31'), weight: '95kg', code: 'R', gender: 'M' });
  const records = rows.map(({ player, tally: { wins, losses } }) => [player, `${wins}–${losses}`]);
  expect(Object.fromEntries(records)).toEqual({ cid: '1–0', dan: '0–1' });
});

test('an inactive player is counted but listed only on request, without a rank, in the last two active years’ classes', () => {
  const later = { asOf: day('2024-12-31'), gender: 'M', weight: '95kg' } as const;
  expect(boardOf(classes, later)).toMatchObject({ rows: [], players: 0, ranked: 0, inactive: 3 });
  const { rows, ranked, inactive } = boardOf(classes, { ...later, inactive: true });
  expect(new Set(rows.map(({ player, rank, inactive: isOut }) => [player, rank, isOut]))).toEqual(
    new Set(['bea', 'cid', 'dan'].map((each) => [each, undefined, true])),
  );
  expect([ranked, inactive]).toEqual([0, 3]);
  // Ann's match in this class was more than two years before her last match.
  expect(listed({ ...later, weight: '105kg', inactive: true })).toEqual(['ann', 'dan']);
});

test('ranks do not depend on whether inactive players are listed', () => {
  const book = bookOf([
    ...league([2018, 2019, 2020], { gender: 'M' }),
    ...['x1', 'x2', 'x3', 'x4'].map((id) => fight(id, 'bea', 3, 1, 'cid', { date: day('2023-01-01') })),
  ]);
  const asOf = day('2023-06-01');
  const ranked = ranks(book, { asOf });
  expect(ranked.map(([player]) => player)).toEqual(['bea', 'cid']);
  const withAll = ranks(book, { asOf, inactive: true });
  expect(withAll).toContainEqual(['ann', undefined]);
  expect(withAll.filter(([player]) => player !== 'ann')).toEqual(ranked);
});

test('the classes are those with a match by the day', () => {
  const classesOn = (asOf: string, code?: string) =>
    boardOf(classes, { asOf: day(asOf), gender: 'M', ...(code && { code }) }).classes;
  expect(classesOn('2021-01-01')).toEqual(['95kg']);
  expect(classesOn('2023-01-01')).toEqual(['95kg', '105kg']);
  expect(classesOn('2023-01-01', 'L')).toEqual(['95kg']);
});

test('the board of a day is that of a book which knows no later match', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      fc.constantFrom(...asOfs),
      fc.constantFrom<string | undefined>('L', 'R', undefined),
      (matches, asOf, code) => {
        const filter = { asOf, ...(code && { code }) };
        const known = matches.filter(({ date }) => date <= asOf);
        expect(boardOf(bookOf(matches), filter)).toEqual(boardOf(bookOf(known), filter));
      },
    ),
    runs(100),
  );
});

test('ranks follow the points, equals share one, and only those who are sure have one', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      fc.constantFrom(...asOfs),
      (matches, asOf) => {
        const { rows, ranked } = boardOf(bookOf(matches), { asOf });
        const sure = rows.filter(({ provisional }) => !provisional);
        expect(ranked).toBe(sure.length);
        for (const { provisional, rank, points } of rows) {
          const better = sure.filter((other) => other.points > points).length;
          expect(rank).toBe(provisional ? undefined : better + 1);
        }
      },
    ),
    runs(100),
  );
});

const anyClassed = fc
  .tuple(
    anyFight,
    fc.constantFrom<Gender>('M', 'W'),
    fc.constantFrom<string | undefined>('95kg', '105kg', undefined),
  )
  .map(([match, gender, weight]) => ({ ...match, gender, ...(weight && { weight }) }));

test('the board of one pass through the matches is that of following each player’s', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyClassed, { selector: ({ id }) => id, maxLength: 30 }),
      fc.constantFrom(...asOfs),
      fc.record(
        {
          code: fc.constantFrom<string>('L', 'R'),
          gender: fc.constantFrom<Gender>('M', 'W'),
          weight: fc.constantFrom<string>('95kg', '105kg'),
          inactive: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      fc.nat(7),
      (matches, asOf, filter, limit) => {
        const book = bookOf(matches);
        const board = boardOf(book, { ...filter, asOf });
        expect(board.players).toBe(board.rows.length);
        const unranked = board.rows.map(({ rank: _, moved: _moved, ...row }) => row);
        const expected = boardByPlayer(book, { ...filter, asOf });
        expect(new Set(unranked)).toEqual(new Set(expected));
        expect(boardOf(book, { ...filter, asOf }, limit)).toEqual({
          ...board,
          rows: board.rows.slice(0, limit),
        });
      },
    ),
    runs(200),
  );
});
