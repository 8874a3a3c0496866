import fc from 'fast-check';
import { sportId } from '@/model/ids';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { builtInSports } from '@/model/sports';
import { runs } from '@test/support/property';
import { anyFight, day, fight } from './fights';

const sport = sportId('armw');

test('favourites are counted once for each decided match up to the day, by the chance that its page tells', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFight, { selector: ({ id }) => id }), (matches) => {
      const host = createRatingsHost(ratingModelsOf(builtInSports));
      host.change({ matches, gone: [], reviewed: matches.map(({ event }) => event), unreviewed: [] });
      const asOf = day('2016-12-31');
      const bands = host.answer('calibration', { sport, asOf });
      const decided = matches.filter(
        ({ date, player1, player2 }) => date <= asOf && player1.score !== player2.score,
      );
      const expected = decided.map(({ id, player1, player2 }) => {
        const players = [player1.id, player2.id] as const;
        const chance = host.answer('match', { sport, match: id, players, asOf }).steps![0].chance;
        return { chance: Math.max(chance, 1 - chance), won: chance >= 0.5 === player1.score > player2.score };
      });
      const inBands = bands.map(({ from, to, matches: count, won }) => {
        const within = expected.filter(
          ({ chance }) => chance >= from - 1e-9 && (chance < to - 1e-9 || to === 1),
        );
        expect(count).toBe(within.length);
        expect(won).toBe(within.filter((one) => one.won).length);
        return count;
      });
      expect(inBands.reduce((sum, count) => sum + count, 0)).toBe(decided.length);
    }),
    runs(40),
  );
});

test('a draw has no favourite who won or lost', () => {
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  const match = fight('m1', 'ann', 2, 2, 'bea');
  host.change({ matches: [match], gone: [], reviewed: [match.event], unreviewed: [] });
  expect(host.answer('calibration', { sport, asOf: day('2030-01-01') })).toEqual([]);
});
