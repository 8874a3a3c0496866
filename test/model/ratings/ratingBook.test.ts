import fc from 'fast-check';
import type { RatingModel } from '@/model/ratings/ratingModel';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import { createRatingBook, tolerance, type RatingBook } from '@/model/ratings/ratingBook';
import { ratingOf } from '@/model/ratings/rating';
import { runs } from '@test/support/property';
import { anyFight, armModel, day, fight, player } from './fights';

function bookOf(matches: readonly RatedMatch[], model: RatingModel = armModel): RatingBook {
  const book = createRatingBook(model);
  book.update([], matches);
  return book;
}

const contents = (book: RatingBook) =>
  [...book.entries()].map((entry) => ({
    match: book.matchOf(entry),
    beliefs: [book.beliefAfter(entry), book.beliefAfter(entry + 1)],
  }));

const lastBeliefs = (book: RatingBook) =>
  new Map(
    book.players().flatMap((id) => {
      const entry = book.lastEntry(id);
      return entry === undefined ? [] : [[id, book.beliefAfter(entry)] as const];
    }),
  );

function expectNear(book: RatingBook, fresh: RatingBook, within: number): void {
  const [ours, theirs] = [contents(book), contents(fresh)];
  expect(ours.map(({ match }) => match)).toEqual(theirs.map(({ match }) => match));
  ours.forEach(({ beliefs }, at) =>
    beliefs.forEach((belief, side) => {
      const numbers = [...theirs[at]!.beliefs[side]!.means, ...theirs[at]!.beliefs[side]!.covariances];
      [...belief.means, ...belief.covariances].forEach((number, place) =>
        expect(Math.abs(number - numbers[place]!)).toBeLessThan(within),
      );
    }),
  );
  const chances = (of: RatingBook) => [...of.entries()].map((entry) => of.chanceBefore(entry + 1));
  const freshChances = chances(fresh);
  chances(book).forEach((chance, at) => expect(Math.abs(chance - freshChances[at]!)).toBeLessThan(within));
  expect([...lastBeliefs(book).keys()].sort()).toEqual([...lastBeliefs(fresh).keys()].sort());
}

test('the order in which matches arrive is of no account, to the last bit', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      fc.infiniteStream(fc.double({ noNaN: true })),
      (matches, random) => {
        const shuffled = matches
          .map((match) => ({ match, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ match }) => match);
        expect(contents(bookOf(shuffled))).toEqual(contents(bookOf(matches)));
      },
    ),
    runs(100),
  );
});

test('after any history of matches that come, change and go, a book is near one computed afresh', () => {
  const step = fc.record({ come: fc.array(anyFight, { maxLength: 4 }), gone: fc.array(fc.nat(29)) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const book = createRatingBook(armModel);
      const now = new Map<string, RatedMatch>();
      for (const { come, gone } of steps) {
        const fresh = new Map(come.map((match) => [match.id, match]));
        const leaving = [...now.values()].filter(
          ({ id }) => gone.includes(Number(id.slice(1))) || fresh.has(id),
        );
        for (const { id } of leaving) now.delete(id);
        for (const match of fresh.values()) now.set(match.id, match);
        book.update(
          leaving.map(({ id }) => id),
          [...fresh.values()],
        );
        // Asked each time, so that chances of an earlier state would be found.
        for (const entry of book.entries()) book.chanceBefore(entry);
      }
      expectNear(book, bookOf([...now.values()]), 10 * tolerance);
    }),
    runs(150),
  );
});

test('exchanging who is listed first changes no rating', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }), (matches) => {
      const swapped = matches.map((match) => ({ ...match, player1: match.player2, player2: match.player1 }));
      expect(lastBeliefs(bookOf(swapped))).toEqual(lastBeliefs(bookOf(matches)));
    }),
    runs(100),
  );
});

test('the past does not know the future: later matches change nothing before them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      fc.integer({ min: 0, max: 12 }),
      (matches, on) => {
        const until = `20${10 + on}-12-31`;
        const early = contents(bookOf(matches.filter(({ date }) => date <= until)));
        expect(contents(bookOf(matches)).slice(0, early.length)).toEqual(early);
      },
    ),
    runs(100),
  );
});

test('the matches of a round robin count by their place on the card, whatever their ids', () => {
  const card = [
    ['ida', 3, 0, 'nora'],
    ['eva', 3, 1, 'mia'],
    ['ida', 1, 3, 'eva'],
    ['nora', 3, 2, 'mia'],
    ['ida', 3, 0, 'mia'],
    ['nora', 0, 3, 'eva'],
  ] as const;
  const lastOfEva = (ids: readonly string[], lines: readonly (typeof card)[number][]) => {
    const book = bookOf(
      lines.map(([first, won, lost, second], at) =>
        fight(ids[at] ?? '', first, won, lost, second, { order: at + 1 }),
      ),
    );
    return ratingOf(book.beliefAfter(book.lastEntry(player('eva'))!), 'R', armModel).points;
  };
  const ids = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
  expect(lastOfEva(ids.toReversed(), card)).toBe(lastOfEva(ids, card));
  expect(lastOfEva(ids, card.toReversed())).not.toBeCloseTo(lastOfEva(ids, card), 1);
});

test('golden: four matches of three players give these ratings', () => {
  const book = bookOf([
    fight('m1', 'ann', 3, 0, 'bea', { date: day('2020-01-01') }),
    fight('m2', 'bea', 3, 2, 'cid', { date: day('2021-01-01') }),
    fight('m3', 'ann', 2, 3, 'cid', { date: day('2022-01-01'), code: 'L' }),
    fight('m4', 'ann', 6, 0, 'bea', { date: day('2023-01-01') }),
  ]);
  const text = (id: string, code: 'L' | 'R') => {
    const { points, deviation } = ratingOf(book.beliefAfter(book.lastEntry(player(id))!), code, armModel);
    return `${points.toFixed(1)} ± ${deviation.toFixed(1)}`;
  };
  expect(['ann', 'bea', 'cid'].map((id) => `${id}: right ${text(id, 'R')}, left ${text(id, 'L')}`))
    .toMatchInlineSnapshot(`
   [
     "ann: right 1635.0 ± 129.0, left 1508.3 ± 134.3",
     "bea: right 1378.1 ± 119.8, left 1455.0 ± 151.2",
     "cid: right 1420.7 ± 131.8, left 1459.3 ± 131.7",
   ]
  `);
});
