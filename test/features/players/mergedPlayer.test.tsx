/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { page } from '@/features/players/PlayerPage';
import { scopeKey } from '@/backend/scope';
import { playerId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

test('the page of a player follows the matches of everybody who was merged into the player', async () => {
  const world = screens({
    events: [event('e1')],
    players: [
      player('ann', { name: 'Ann' }),
      player('again', { name: 'Ann M.', sameAs: playerId('ann') }),
      player('third', { name: 'A. Miller', sameAs: playerId('again') }),
      player('bea', { name: 'Bea' }),
    ],
    matches: [match('m1', { player1: { id: playerId('third'), name: 'A. Miller' } })],
  });
  world.show(<page.Component id="ann" />);
  await screen.findByRole('heading', { name: 'Ann' });
  const followed = () => world.followed.filter((key) => key.startsWith('matchesOfPlayer')).sort();
  const expected = (['again', 'ann', 'third'] as const).map((id) =>
    scopeKey({ kind: 'matchesOfPlayer', player: playerId(id) }),
  );
  await waitFor(() => expect([...new Set(followed())]).toEqual(expected));
});
