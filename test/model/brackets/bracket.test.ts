import fc from 'fast-check';
import {
  bracketOf,
  roomOf,
  roundOf,
  seedOrder,
  type Bracket,
  type BracketMatch,
} from '@/model/brackets/bracket';
import type { Draw } from '@/model/brackets/draws';
import type { Match } from '@/model/records/records';
import { runs } from '@test/support/property';
import { corrected, drawOf, names, pairOf, playOut, readyOf, won } from './tournament';

const seedOf = (id: string) => Number(id.slice(1));
const better = (at: BracketMatch) => (seedOf(pairOf(at)[0]) < seedOf(pairOf(at)[1]) ? 0 : 1);
const worse = (at: BracketMatch) => (better(at) === 0 ? 1 : 0);
const status = (bracket: Bracket, code: string) => bracket.matches.find((each) => each.code === code)?.status;
const placed = ({ places }: Bracket) => places.map(({ id, place }) => `${place} ${id}`);
const aMatch = (draw: Draw, code: string, card: readonly Match[] = []) =>
  bracketOf(draw, card).matches.find((each) => each.code === code)!;

/** A tournament of up to 20 with some absent, and a source of winners. */
const anyDraw = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
  .map(([count, absent]) =>
    drawOf([], {
      entrants: names(count).map((id, at) => ({
        id,
        ...(at > 1 && absent[at] && { absent: true as const }),
      })),
    }),
  );
const anyWinners = fc.infiniteStream(fc.constantFrom(0 as const, 1 as const));
const picks = (winners: Iterator<0 | 1>) => () => winners.next().value as 0 | 1;

test('the best two seeds meet last, and the best get the byes', () => {
  expect(seedOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  const { matches } = bracketOf(drawOf(names(5)), []);
  expect(matches.filter(({ code }) => code.startsWith('A1')).map((each) => each.status)).toEqual([
    'bye',
    'ready',
    'bye',
    'bye',
  ]);
});

test('four players: one loss leads to side B, two lead home, and places follow', () => {
  const { bracket, card } = playOut(drawOf(names(4)), better);
  expect(card.map((each) => each.round)).toEqual(['A1-1', 'A1-2', 'B1-1', 'A2-1', 'B2-1', 'Final']);
  expect(placed(bracket)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
  expect(status(bracket, 'Final 2')).toBe('unneeded');
});

test('the final is repeated if the player without a loss loses it', () => {
  const draw = drawOf(names(4));
  const { card } = playOut(draw, better);
  const reset = [...card.slice(0, -1), corrected(card.at(-1)!)];
  const bracket = bracketOf(draw, reset);
  expect(status(bracket, 'Final 2')).toBe('ready');
  expect(placed(bracket)).toEqual(['3 p3', '4 p4']);
  const again = playOut(draw, worse, reset).bracket;
  expect(placed(again).slice(0, 2)).toEqual(['1 p2', '2 p1']);
});

test('two players meet until one has lost twice, and one alone has won', () => {
  expect(playOut(drawOf(names(2)), better).card).toHaveLength(2);
  expect(placed(playOut(drawOf(names(2)), worse).bracket)).toEqual(['1 p2', '2 p1']);
  expect(placed(bracketOf(drawOf(names(1)), []))).toEqual(['1 p1']);
  expect(bracketOf(drawOf([]), []).places).toEqual([]);
});

test('a late entrant takes the last bye, and the results stay', () => {
  const draw = drawOf(names(6));
  const before = bracketOf(draw, [won(draw, aMatch(draw, 'A1-2'), 0)]);
  expect(status(before, 'A1-3')).toBe('bye');
  const late = drawOf(names(7));
  const after = bracketOf(late, [won(draw, aMatch(draw, 'A1-2'), 0)]);
  expect(pairOf(after.matches[2]!)).toEqual(['p2', 'p7']);
  expect(status(after, 'A1-2')).toBe('decided');
  expect([roomOf(6), roomOf(8), roomOf(9), roomOf(1)]).toEqual([8, 8, 16, 2]);
});

test('a player who does not appear is a bye and has no place', () => {
  const entrants = names(4).map((id) => ({ id, ...(id === 'p4' && { absent: true as const }) }));
  const { bracket } = playOut(drawOf([], { entrants }), better);
  expect(status(bracket, 'A1-1')).toBe('bye');
  expect(placed(bracket)).toEqual(['1 p1', '2 p2', '3 p3']);
});

test('a draw and a match without contest are wrestled again', () => {
  const draw = drawOf(names(4));
  const first = won(draw, aMatch(draw, 'A1-1'), 0);
  const { result: _, ...one } = first.player1;
  const { result: __, ...other } = first.player2;
  const { winner: ___, ...rest } = first;
  const noContest: Match = { ...rest, outcome: 'noContest', player1: one, player2: other };
  expect(status(bracketOf(draw, [noContest]), 'A1-1')).toBe('ready');
  expect(status(bracketOf(draw, [noContest, { ...first, order: 2 }]), 'A1-1')).toBe('decided');
});

test('a match that was entered without a round counts for the first meeting; another class does not', () => {
  const draw = drawOf(names(4));
  const { round: _, ...plain } = won(draw, aMatch(draw, 'A1-1'), 1);
  expect(aMatch(draw, 'A1-1', [plain]).winner).toBe('p4');
  expect(aMatch(draw, 'A1-1', [{ ...plain, arm: 'R' }]).status).toBe('ready');
  expect(aMatch(draw, 'A1-1', [{ ...plain, weight: '85kg' }]).status).toBe('ready');
});

test('two brackets of one class keep their matches apart by their names', () => {
  const masters = drawOf(names(4), { name: 'Masters' });
  const open = drawOf(names(4));
  const record = won(masters, aMatch(masters, 'A1-1'), 1);
  expect(record.round).toBe('Masters A1-1');
  expect(aMatch(masters, 'A1-1', [record]).winner).toBe('p4');
  expect(aMatch(open, 'A1-1', [record]).status).toBe('ready');
  expect(bracketOf(open, [record]).unused).toEqual([]);
});

test('everybody who appears loses twice or wins, and places are complete', () => {
  fc.assert(
    fc.property(anyDraw, anyWinners, (draw, winners) => {
      const { bracket, card } = playOut(draw, picks(winners));
      const present = draw.entrants.filter(({ absent }) => !absent).map(({ id }) => id);
      const lost = (id: string) =>
        card.filter(({ player1, player2 }) =>
          [player1, player2].some((side) => side.id === id && side.result === 'L'),
        ).length;
      const [champion] = bracket.places;
      for (const id of present) {
        if (id === champion?.id) expect(lost(id)).toBeLessThan(2);
        else expect(lost(id)).toBe(2);
      }
      expect(bracket.places.map(({ id }) => id).sort()).toEqual(present.toSorted());
      // A place is one more than the number of better ones, where a round eliminates several.
      for (const { place } of bracket.places)
        expect(bracket.places.filter((each) => each.place < place)).toHaveLength(place - 1);
      expect(bracket.unused).toEqual([]);
    }),
    runs(150),
  );
});

/** Who wins a match, however often and in whatever order it is asked. */
const decided = (salt: number) => (at: BracketMatch) => {
  const pair = pairOf(at);
  const sum = [...`${salt} ${at.code} ${pair.toSorted().join(' ')}`].reduce(
    (before, sign) => (31 * before + sign.charCodeAt(0)) % 1009,
    7,
  );
  return pair[0] === pair.toSorted()[sum % 2] ? 0 : 1;
};
const decidedIn = (draw: Draw, card: readonly Match[], round: string) =>
  bracketOf(draw, card).matches.filter((each) => each.status === 'decided' && each.code.startsWith(round));
const outline = ({ matches, places }: Bracket) => ({
  places,
  matches: matches.map(({ code, spots, status: at, winner }) => ({ code, spots, at, winner })),
});

test('a late correction gives the state that the right entry would have given', () => {
  fc.assert(
    fc.property(anyDraw, fc.nat(), fc.nat(), fc.nat(), (draw, salt, wrongAt, lateBy) => {
      const right = decided(salt);
      const { bracket, card } = playOut(draw, right);
      if (card.length === 0) return;
      const at = wrongAt % card.length;
      // One match is entered wrong, and some more are wrestled before somebody notices.
      const before = [...card.slice(0, at), corrected(card[at]!)];
      const until = before.length + (lateBy % 12);
      let wrong: readonly Match[] = before;
      while (wrong.length < until) {
        const [next] = readyOf(bracketOf(draw, wrong));
        if (next === undefined) break;
        wrong = [...wrong, won(draw, next, right(next), wrong.length + 1)];
      }
      const late = wrong.map((each, place) => (place === at ? card[at]! : each));
      const state = bracketOf(draw, late);
      const stale = new Set(state.unused);
      const rest = late.filter((each) => !stale.has(each));
      expect(outline(state)).toEqual(outline(bracketOf(draw, rest)));
      expect(outline(playOut(draw, right, late).bracket)).toEqual(outline(bracket));
    }),
    runs(200),
  );
});

test('late entrants and no-shows among the results give the state as if they had been known before', () => {
  const sets = { late: 0, absent: 0 };
  fc.assert(
    fc.property(anyDraw, fc.nat(), fc.nat(40), fc.nat(19), fc.boolean(), (draw, salt, played, who, comes) => {
      const right = decided(salt);
      const { card } = playOut(draw, right);
      const some = card.slice(0, played);
      const { entrants } = draw;
      const hasRoom = roomOf(entrants.length) > entrants.length;
      if (comes ? !hasRoom : entrants.length < 2) return;
      const known = comes
        ? [...entrants, { id: 'late' }]
        : entrants.map((each, at) =>
            at === who % entrants.length ? { ...each, absent: true as const } : each,
          );
      sets[comes ? 'late' : 'absent'] += Number(some.length > 0);
      const after = drawOf([], { entrants: known });
      expect(outline(playOut(after, right, some).bracket)).toEqual(outline(playOut(after, right).bracket));
      // What does not depend on the newcomer stays.
      if (comes)
        for (const { code } of decidedIn(draw, some, 'A1'))
          expect(status(bracketOf(after, some), code)).toBe('decided');
    }),
    runs(200),
  );
  expect(Math.min(sets.late, sets.absent)).toBeGreaterThan(20);
});

test('the order in which results arrive changes nothing', () => {
  fc.assert(
    fc.property(anyDraw, anyWinners, (draw, winners) => {
      const { bracket, card } = playOut(draw, picks(winners));
      expect(bracketOf(draw, card.toReversed())).toEqual(bracket);
    }),
    runs(50),
  );
});

test('a match to come is found by its code and stays ready', () => {
  const draw = drawOf(names(4));
  const { winner: _, outcome: __, ...open } = won(draw, aMatch(draw, 'A1-1'), 0);
  const { result: ___, ...one } = open.player1;
  const { result: ____, ...other } = open.player2;
  const planned: Match = { ...open, player1: one, player2: other };
  const found = aMatch(draw, 'A1-1', [planned]);
  expect([found.status, found.match?.id]).toEqual(['ready', planned.id]);
  expect(roundOf(draw, found)).toBe('A1-1');
  expect(readyOf(bracketOf(draw, [planned]))).toHaveLength(2);
});
