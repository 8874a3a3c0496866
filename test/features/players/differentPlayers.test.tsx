/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DifferentPlayers } from '@/features/players/DifferentPlayers';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const players = [
  player('ann', { name: 'Ann', differentFrom: ['bea', 'cid'] }),
  player('bea', { name: 'Bea' }),
  player('cid', { name: 'Cid' }),
];
const list = () => screen.getByRole('list', { name: 'Not the same person as' });
const namesIn = () =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.textContent);

const remove = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
};

test('a player marked as somebody else is listed with a link, and the mark can be removed', async () => {
  const world = screens({ players }, { uid: 'editor' });
  world.show(<DifferentPlayers id="ann" />);
  expect(namesIn()).toEqual(['Bea', 'Cid']);
  await remove('Bea');
  await screen.findByText('Cid');
  expect(world.commands()).toMatchObject([
    { proposal: { docId: 'ann', field: 'differentFrom', value: ['cid'], base: ['bea', 'cid'] } },
  ]);
  expect(namesIn()).toEqual(['Cid']);
});

test('the page of the other player lists the mark too, and removes it where it is stored', async () => {
  const world = screens({ players }, { uid: 'editor' });
  world.show(<DifferentPlayers id="cid" />);
  expect(namesIn()).toEqual(['Ann']);
  await remove('Ann');
  expect(world.commands()).toMatchObject([{ proposal: { docId: 'ann', value: ['bea'] } }]);
  expect(screen.queryByRole('list', { name: 'Not the same person as' })).toBeNull();
});

test('readers see the names and no buttons', () => {
  screens({ players }).show(<DifferentPlayers id="ann" />);
  expect(namesIn()).toEqual(['Bea', 'Cid']);
  expect(screen.queryByRole('button')).toBeNull();
});
