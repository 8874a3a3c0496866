/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { noTrust } from '@/model/trust/trust';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { playerId, userId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const ofMatch = delta('d1', {
  ...{ collection: 'match', docId: 'm1', field: 'arm', value: 'L', base: 'R', author: userId('ed') },
});
const rows = {
  events: [event('e1', { name: 'Harbour Cup' })],
  matches: [match('m1', { arm: 'R' })],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' }), player('zoe', { name: 'Zoe' })],
  deltas: [ofMatch],
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

const eve = { uid: 'eve', interests: [] as readonly string[] };

async function queue(interests: readonly string[], others = [eve], address = '/', stored = rows) {
  const world = screens(stored, moderator);
  world.world.answers.interestsOfOthers = () => Promise.resolve(others);
  const earned = { trust: noTrust, moderators: 2, interests };
  world.answerTrust({ settings: defaultTrustSettings, earned });
  world.show(<page.Component />, address);
  await act(async () => undefined);
  await act(async () => undefined);
  return world;
}

test('a proposal about a declared interest is left to the other moderators', async () => {
  await queue(['player/bea']);
  expect(
    await screen.findByText('You declared an interest in this, so another moderator has to decide.'),
  ).toBeTruthy();
  for (const name of ['Apply', 'Reject', 'Delete']) expect(buttons()).not.toContain(name);
});

test.each([
  ['without another moderator', []],
  ['where all others have an interest too', [{ ...eve, interests: ['player/bea'] }]],
  ['where the only one without an interest proposed it', [{ ...eve, uid: 'ed' }]],
])('%s it can be applied, and the log says so', async (_, others) => {
  await queue(['player/bea'], others);
  expect(
    await screen.findByText(/no other moderator can decide it. If you do, the log will say so/),
  ).toBeTruthy();
  expect(buttons()).toContain('Apply');
});

test('what is mine to decide leaves it out', async () => {
  await queue(['event/e1'], [eve], '/?by=others');
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
});

test('an interest holds for the page that its record was merged into, and ends there', async () => {
  const merged = player('zoe', { name: 'Zoe', sameAs: playerId('bea') });
  const players = [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' }), merged];
  const world = await queue(['player/zoe'], [eve], '/', { ...rows, players });
  expect(
    await screen.findByText('You declared an interest in this, so another moderator has to decide.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change your interests…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea', checked: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(world.commands()).toEqual([{ kind: 'endInterest', collection: 'player', id: 'zoe' }]);
});

test('others decide about nothing else', async () => {
  await queue(['player/zoe']);
  expect(buttons()).toContain('Apply');
});

test('an interest is declared at a proposal, counts at once, and ends on the same page', async () => {
  const world = await queue([]);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have an interest…' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of [/Ann v Bea/, 'Ann', 'Harbour Cup'])
    expect(dialog.getByRole('checkbox', { name })).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(world.commands()).toEqual([{ kind: 'declareInterest', collection: 'player', id: 'bea' }]);
  expect(
    await screen.findByText('You declared an interest in this, so another moderator has to decide.'),
  ).toBeTruthy();
  const own = within(screen.getByRole('list', { name: 'Your interests' }));
  await userEvent.click(own.getByRole('button', { name: 'End' }));
  expect(world.commands()).toHaveLength(2);
  expect(world.commands()[1]).toEqual({ kind: 'endInterest', collection: 'player', id: 'bea' });
  expect(buttons()).toContain('Reject');
});
