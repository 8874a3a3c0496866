/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { OddsNote } from '@/parts/ratings/OddsNote';
import { playerId, sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const decided = (id: string, order: number, won: number, lost: number) =>
  match(id, {
    order,
    arm: 'R',
    player1: { id: playerId('ann'), name: 'Ann', score: won, result: 'W' },
    player2: { id: playerId('bea'), name: 'Bea', score: lost, result: 'L' },
  });

test.each([
  ['/rankings#odds', 1],
  ['/rankings', 0],
])('%s moves %i times to how earlier odds turned out, once that is computed', async (at, times) => {
  const moved = jest.fn();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = moved;
  screens({
    events: [event('e1')],
    players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
    matches: [decided('m1', 1, 3, 0), decided('m2', 2, 3, 1)],
  }).show(<OddsNote sport={sportId('armw')} />, at);
  expect(
    await screen.findByText(/^How earlier predictions turned out: favourites at 50% to 60% won/),
  ).toBeTruthy();
  expect(moved).toHaveBeenCalledTimes(times);
});
