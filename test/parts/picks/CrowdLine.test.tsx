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

test.each([
  [5, 35, '40 picks: Ann 13%, Bea 87%'],
  [1, 199, '200 picks: Ann 1%, Bea 99%'],
  [399, 1, '400 picks: Ann 99%, Bea 1%'],
  [20, 0, '20 picks: Ann 100%, Bea 0%'],
])('%i picks against %i add up to a hundred per cent', async (first, second, text) => {
  const of = match('m1', {
    player1: { id: playerId('p1'), name: 'Ann' },
    player2: { id: playerId('p2'), name: 'Bea' },
  });
  const world = screens({ matches: [of] }, undefined);
  world.world.answers.crowd = async () => [
    { match: 'm1', player: 'p1', count: first },
    { match: 'm1', player: 'p2', count: second },
  ];
  world.show(<CrowdLine match={of} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
