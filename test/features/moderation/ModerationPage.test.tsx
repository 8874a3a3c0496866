/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/ModerationPage';
import { userId } from '@/model/ids';
import { delta, event, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = { events: [event('e1', { updatedAt: 7 })], players: [player('ann', { name: 'Ann' })] };
const zoe = delta('zoe', {
  collection: 'player',
  docId: '',
  field: '',
  value: { name: 'Zoe' },
  timestamp: 2_000,
});

test.each([undefined, { uid: 'editor' }])('for others it is a page that follows nothing', (user) => {
  const world = screens(rows, user);
  world.show(<page.Component />);
  expect(screen.getByText('Moderators only')).toBeTruthy();
  expect(world.held).toEqual([]);
});

test('the oldest proposal comes first, with what is and what would be', () => {
  screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator).show(<page.Component />);
  const names = screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
  expect(names).toEqual(['Event e1', 'Zoe']);
  const first = within(screen.getByRole('article', { name: 'Event e1' }));
  expect(first.getByRole('cell', { name: 'Event e1' })).toBeTruthy();
  expect(first.getByRole('cell', { name: 'A better name' })).toBeTruthy();
});

test('applying stays visible until the server has answered', async () => {
  const world = screens({ ...rows, deltas: [zoe] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Applying…')).toBeTruthy();
  expect(world.commands()).toEqual([expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['zoe'] })]);
});

test('rejecting needs a reason', async () => {
  const world = screens({ ...rows, deltas: [zoe] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const ok = screen.getByRole<HTMLButtonElement>('button', { name: 'OK' });
  expect(ok.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Reason'), ' no source ');
  await userEvent.click(ok);
  expect(world.commands()).toEqual([
    expect.objectContaining({ kind: 'rejectDelta', deltaId: 'zoe', reason: 'no source' }),
  ]);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});

test('over a newer change one must insist, and only over the version that was seen', async () => {
  const stale = delta('d1', { base: 'An older name', problem: 'conflict', problemAt: 5 });
  const world = screens({ ...rows, deltas: [stale] }, moderator);
  world.show(<page.Component />);
  expect(screen.getByText('When proposed it was An older name')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apply anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toEqual([expect.objectContaining({ force: { d1: 7 }, basedOn: { d1: 5 } })]);
});

test('what is applied is the version at hand, so that one its author changes meanwhile waits', async () => {
  const world = screens({ ...rows, deltas: [delta('d1', { timestamp: 9 })] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(world.commands()).toEqual([
    expect.objectContaining({ kind: 'applyDeltas', deltaIds: ['d1'], seen: { d1: 9 } }),
  ]);
});

test('several are decided at once', async () => {
  const world = screens({ ...rows, deltas: [zoe, delta('d1')] }, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply 2 proposals' }));
  expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['d1', 'zoe'] })]);
});

test('what a moderator should know is said beside each proposal', () => {
  const deltas = [
    delta('same', { value: 'Event e1' }),
    delta('rival', { author: userId('somebody'), value: 'Third name' }),
    delta('ann2', { collection: 'player', docId: '', field: '', value: { name: 'ann' } }),
    zoe,
    delta('match', {
      collection: 'match',
      docId: '',
      field: '',
      value: {
        date: '2023-05-06',
        player1: { id: 'zoe', name: 'Zoe' },
        player2: { id: 'ann', name: 'Ann' },
        gender: 'W',
        order: 1,
        event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
      },
    }),
  ];
  screens({ ...rows, deltas }, moderator).show(<page.Component />);
  expect(screen.getByText('The wiki says this already.')).toBeTruthy();
  expect(screen.getAllByText('Somebody else proposes a change of the same.')).toHaveLength(2);
  expect(screen.getByText('A player of this name is known already.')).toBeTruthy();
  expect(screen.getByText(/It names a new player that waits here too/)).toBeTruthy();
});
