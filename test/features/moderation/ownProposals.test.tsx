/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/moderation/queue/ModerationPage';
import { userChanged } from '@/wiki/session/sessionSlice';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { userId } from '@/model/ids';

const moderator = { uid: 'mod', moderator: true };
const own = { deltas: [delta('d1', { author: userId('mod') })] };
const said = 'This is your own proposal, so another moderator has to apply it.';
const apply = () => screen.queryByRole('button', { name: 'Apply' });

test('an own proposal is left to another moderator where there is one', async () => {
  const world = screens(own, moderator);
  world.world.answers.hasOtherModerator = () => Promise.resolve(true);
  world.show(<page.Component />);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(apply()).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

test.each([
  ['the only moderator', Promise.resolve(false)],
  ['a moderator who cannot ask', Promise.reject(new BackendError('unavailable', 'no network'))],
])('%s can apply an own proposal', async (_, answer) => {
  answer.catch(() => undefined);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const world = screens(own, moderator);
  world.world.answers.hasOtherModerator = () => answer;
  world.show(<page.Component />);
  await act(async () => undefined);
  expect(screen.queryByText(said)).toBeNull();
  expect(apply()).not.toBeNull();
  warned.mockRestore();
});

test("of others' proposals nothing is asked", async () => {
  const world = screens({ deltas: [delta('d1', { author: userId('ed') })] }, moderator);
  world.world.answers.hasOtherModerator = () => Promise.resolve(true);
  world.show(<page.Component />);
  await act(async () => undefined);
  expect(apply()).not.toBeNull();
});

test('the next account of the device does not see what was answered to the last one', async () => {
  const world = screens(own, moderator);
  world.world.answers.hasOtherModerator = async () => true;
  const { unmount } = world.show(<page.Component />);
  await screen.findByText(said);
  unmount();
  const kept = () => JSON.stringify(world.state().answers);
  expect(kept()).toContain('hasOtherModerator');
  const next = { uid: userId('next'), email: null, name: null, emailVerified: true };
  act(() => void world.store.dispatch(userChanged({ ...next, moderator: true, admin: false })));
  expect(kept()).not.toContain('hasOtherModerator');
});
