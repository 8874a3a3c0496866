/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { page } from '@/features/rankings/RankingsPage';
import { playerId } from '@/model/ids';
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
  ['/rankings#odds', 'above'],
  ['/rankings', 'below'],
])('%s has how earlier odds turned out %s the list', async (at, place) => {
  screens({
    events: [event('e1')],
    players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
    matches: [decided('m1', 1, 3, 0), decided('m2', 2, 3, 1)],
  }).show(<page.Component />, at);
  const odds = await screen.findByText(/^How earlier predictions turned out: favourites at 50% to 60% won/);
  const note = screen.getByText('How the rating works');
  const isAbove = odds.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove ? 'above' : 'below').toBe(place);
});
