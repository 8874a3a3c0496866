/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CrowdLine } from '@/parts/picks/CrowdLine';
import { playerId } from '@/model/ids';
import { match } from '@test/support/factories';
import { screens } from '@test/support/screens';

test('the crowd is shown in per cent of its picks, and asked for by the event that the match is stored with', async () => {
  const of = match('m1', {
    player1: { id: playerId('p1'), name: 'Ann' },
    player2: { id: playerId('p2'), name: 'Bea' },
  });
  const world = screens({ matches: [of] }, undefined);
  world.world.answers.crowd = async ({ event }) =>
    event === of.event.id
      ? [
          { match: 'm1', player: 'p1', count: 900 },
          { match: 'm1', player: 'p2', count: 300 },
        ]
      : [];
  world.show(<CrowdLine match={{ ...of, event: { ...of.event, id: 'merged' as typeof of.event.id } }} />);
  expect(await screen.findByText('1,200 picks: Ann 75%, Bea 25%')).toBeTruthy();
});
