import fc from 'fast-check';
import { playerId } from '@/model/ids';
import { statedChance, surenesses, type Pick } from '@/model/picks/pick';
import { pickResult, quadraticPoints } from '@/model/picks/points';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';
import { runs } from '@test/support/property';

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const expected = (believed: number, stated: number, rated: number) =>
  believed * quadraticPoints(stated, rated, true) + (1 - believed) * quadraticPoints(stated, rated, false);

test('the rule is proper: nobody expects more by stating another chance than the believed one', () => {
  fc.assert(
    fc.property(chance, chance, chance, (believed, other, rated) => {
      expect(expected(believed, believed, rated)).toBeGreaterThanOrEqual(
        expected(believed, other, rated) - 1e-9,
      );
    }),
    runs(200),
  );
});

test('of the three steps the one nearest to the believed chance pays best', () => {
  fc.assert(
    fc.property(chance, chance, (believed, rated) => {
      const steps = surenesses.map((step) => statedChance[step]);
      const far = (step: number) => Math.abs(step - believed);
      const [nearest = 0] = steps.toSorted((a, b) => far(a) - far(b));
      const best = Math.max(...steps.map((step) => expected(believed, step, rated)));
      expect(expected(believed, nearest, rated)).toBeGreaterThanOrEqual(best - 1e-9);
    }),
    runs(200),
  );
});

const won = (fields: Partial<Match> = {}): Match =>
  match('m1', {
    player1: { id: playerId('p1'), name: 'Ann', result: 'W' },
    player2: { id: playerId('p2'), name: 'Bea', result: 'L' },
    ...fields,
  });
const pick = (player: string): Pick => ({ match: 'm1', event: 'e1', player, sureness: 2 });

test.each([
  ['the favourite, who won', pick('p1'), 0.9, { kind: 'right', points: -5.25, stated: 0.75, rated: 0.9 }],
  ['the outsider, who won', pick('p1'), 0.25, { kind: 'right', points: 50, stated: 0.75, rated: 0.25 }],
  ['the loser', pick('p2'), 0.25, { kind: 'wrong', points: 0, stated: 0.75, rated: 0.75 }],
  ['a winner without a rating', pick('p1'), undefined, { kind: 'right', points: 18.75, rated: 0.5 }],
  ['a player who was replaced', pick('p3'), 0.5, { kind: 'notThere' }],
])('points of a pick of %s', (_, of, rated, result) => {
  const found = pickResult(of, won(), rated);
  const rounded = 'points' in found ? { ...found, points: Math.round(found.points * 100) / 100 } : found;
  expect(rounded).toMatchObject(result);
});

test('a match without a winner counts for nothing, a corrected one counts again, and sides may be swapped', () => {
  const { player1, player2 } = won();
  const none = won({
    player1: { id: player1.id, name: 'Ann' },
    player2: { id: player2.id, name: 'Bea' },
    outcome: 'noContest',
  });
  expect(pickResult(pick('p1'), none, 0.5)).toEqual({ kind: 'noWinner' });
  const swapped = won({ player1: player2, player2: player1 });
  expect(pickResult(pick('p1'), swapped, 0.75)).toEqual(pickResult(pick('p1'), won(), 0.25));
});
