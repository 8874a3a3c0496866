import fc from 'fast-check';
import { matchId, sportId } from '@/model/ids';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { favouriteOf } from '@/model/ratings/favourite';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { builtInSports } from '@/model/sports';
import { runs } from '@test/support/property';
import { anyFight, day, fight, player } from './fights';

const sport = sportId('armw');
const asOf = day('2030-01-01');

test('a match is rated as the histories of both its players say', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFight, { selector: ({ id }) => id, minLength: 1 }), (matches) => {
      const host = createRatingsHost(ratingModelsOf(builtInSports));
      host.change({ matches, gone: [], reviewed: matches.map(({ event }) => event), unreviewed: [] });
      for (const { id, player1, player2 } of matches) {
        const [first, second] = [player1.id, player2.id].map((of) =>
          host.answer('player', { sport, player: of, asOf }).steps.find((step) => step.match === id),
        );
        const question = { sport, match: id, players: [player1.id, player2.id], asOf } as const;
        expect(host.answer('match', question)).toEqual({ steps: [first, second] });
      }
    }),
    runs(30),
  );
});

test('a match that does not count goes as the pair would on the day', () => {
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  const match = fight('m1', 'ann', 3, 0, 'bea');
  host.change({ matches: [match], gone: [], reviewed: [match.event], unreviewed: [] });
  const players = [player('bea'), player('cid')] as const;
  const { outlooks } = host.answer('pair', { sport, players, asOf });
  const question = { sport, match: matchId('m2'), players, code: 'R', asOf };
  expect(host.answer('match', question)).toEqual({ outlook: outlooks['R'] });
  expect(host.answer('match', { ...question, players: [player('cid'), player('dan')] })).toEqual({});
});

test('the favourite is who is likelier to win, and exchanged players have the same one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (own) => {
      const { side, lead, chance } = favouriteOf(own);
      expect(chance).toBeGreaterThanOrEqual(0.5);
      if (Math.abs(own - 0.5) < 1e-9) return;
      const other = favouriteOf(1 - own);
      expect(other.side).toBe(1 - side);
      expect(other.chance).toBeCloseTo(chance, 10);
      expect(lead === 'even').toBe(chance < 0.55);
    }),
    runs(200),
  );
  expect([0.5, 0.6, 0.7, 0.9].map((chance) => favouriteOf(chance).lead)).toEqual([
    'even',
    'slight',
    'favourite',
    'clear',
  ]);
});
