import { outlookTable } from '@/features/players/outlookTable';
import { armWrestling } from '@test/support/factories';

test('what ratings say of two players has a row for each arm, with both sides', () => {
  const rating = (points: number) => ({ points, deviation: 80.26 });
  const tallies = { L: { wins: 2, losses: 1, draws: 0, roundsWon: 7, roundsLost: 5 } };
  const outlooks = {
    L: { own: rating(1_608.44), other: rating(1_756), chance: 0.3071 },
    both: { own: rating(1_705), other: rating(1_822), chance: 0.33 },
  };
  expect(outlookTable(armWrestling, ['ann', 'bea'], ['Ann', 'Bea'], outlooks as never, tallies)).toEqual({
    kind: 'cells',
    columns: [
      'arm',
      ...['id', 'name', 'points', 'deviation', 'chance', 'wins', 'rounds'].map((what) => `player1.${what}`),
      ...['id', 'name', 'points', 'deviation', 'chance', 'wins', 'rounds'].map((what) => `player2.${what}`),
    ],
    rows: [
      ['L', 'ann', 'Ann', 1608.4, 80.3, 0.307, 2, 7, 'bea', 'Bea', 1756, 80.3, 0.693, 1, 5],
      ['both', 'ann', 'Ann', 1705, 80.3, 0.33, 0, 0, 'bea', 'Bea', 1822, 80.3, 0.67, 0, 0],
    ],
  });
});
