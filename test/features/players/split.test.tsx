/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/players/split/SplitPage';
import { playerId } from '@/model/ids';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  matches: [
    match('m1'),
    match('m2', {
      player1: { id: playerId('bea'), name: 'Bea' },
      player2: { id: playerId('ann'), name: 'Ann' },
    }),
    match('m3', { player2: { id: playerId('cid'), name: 'Cid' } }),
  ],
  players: [player('ann', { name: 'Ann' }), player('bea'), player('cid')],
};
const editor = { uid: 'editor', emailVerified: true };

const open = (user: typeof editor | undefined = editor) => {
  const world = screens(rows, user);
  world.show(<page.Component id="ann" />, '/player/ann/split');
  return world;
};
const propose = () => screen.getByRole('button', { name: 'Propose to split the page' });
const proposalsOf = (world: ReturnType<typeof open>) =>
  world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []));

test('the matches that were chosen are of a new player of the same name, in one bundle', async () => {
  const world = open();
  expect(propose()).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose at least one match')).toBeTruthy();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  for (const box of boxes) await userEvent.click(box);
  expect(screen.getByText('Leave at least one match here')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /Cid/ }));
  expect(screen.getByText('2 of 3 chosen')).toBeTruthy();
  await userEvent.click(propose());

  const proposals = proposalsOf(world);
  const made = proposals[0] && selectMatchIdsOfPlayer(world.state(), 'ann');
  expect(made).toEqual(['m3']);
  expect(proposals.map(({ collection, docId, field }) => [collection, docId, field])).toEqual([
    ['player', '', ''],
    ['match', 'm1', 'player1'],
    ['match', 'm2', 'player2'],
    ['player', 'ann', 'differentFrom'],
  ]);
  expect(proposals[0]?.value).toEqual({ name: 'Ann' });
  expect(new Set(proposals.map(({ bundle }) => bundle)).size).toBe(1);
});

test('the other person may have a page, unless they met there', async () => {
  const world = open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Cid/ }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'The other person' }),
    'Already has a page',
  );
  expect(screen.getByText('Choose the page of the other person')).toBeTruthy();
  expect(propose()).toHaveProperty('disabled', true);
  expect(world.commands()).toEqual([]);
});

test('nobody who is not signed in can divide a page', () => {
  screens(rows).show(<page.Component id="ann" />, '/player/ann/split');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/Sign in to propose/)).toBeTruthy();
});
