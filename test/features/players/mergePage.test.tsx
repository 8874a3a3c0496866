/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { page } from '@/features/players/merge/MergePage';
import { playerId } from '@/model/ids';
import type { Player } from '@/model/records';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const said = 'They were marked as different people.';
function open(...players: readonly Player[]) {
  screens({ players }, { uid: 'editor' }).show(<page.Component id="ann" />, '/player/ann/merge?with=bea');
  return screen.findByRole('button', { name: 'Propose that they are the same person' });
}

test('where somebody has said that two players are two people, that is told, and forbids nothing', async () => {
  expect(await open(player('ann'), player('bea', { differentFrom: ['ann'] }))).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});

test('so it is where one who was merged into them says it', async () => {
  const again = player('again', { sameAs: playerId('bea'), differentFrom: ['ann'] });
  await open(player('ann'), player('bea'), again);
  expect(screen.getByText(said)).toBeTruthy();
});

test('and not where they are said to be other people', async () => {
  await open(player('ann', { differentFrom: ['cid'] }), player('bea'));
  expect(screen.queryByText(said)).toBeNull();
});
