/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/changes/MyChangesPage';
import { signOut } from '@/wiki/session/sessionThunks';
import { screens } from '@test/support/screens';

const editor = { uid: 'ed' };
const find = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notify me on this device' });

test('where nothing is configured it says so and can not be switched on', async () => {
  const world = screens({}, editor);
  world.world.notifications = 'not-configured';
  world.show(<page.Component />);
  expect((await find()).disabled).toBe(true);
  expect(screen.getByText('Notifications are not available on this site.')).toBeTruthy();
});

test('switched on it registers this device, switched off it forgets it', async () => {
  const world = screens({}, editor);
  world.world.notifications = 'supported';
  world.show(<page.Component />);
  const box = await find();
  expect(world.commands()).toEqual([]);
  await userEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(world.commands()).toEqual([{ kind: 'saveDevice', token: 'device', wanted: true, language: 'en' }]);
  await userEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(world.commands().at(-1)).toEqual({ kind: 'saveDevice', token: 'device', wanted: false });
});

test('whoever signs out takes it off the device', async () => {
  const world = screens({}, editor);
  world.world.notifications = 'supported';
  world.show(<page.Component />);
  await userEvent.click(await find());
  await waitFor(() => expect(world.state().preferences.notified).toBe('ed'));
  await act(() => world.dispatch(signOut()));
  expect(world.state().preferences.notified).toBeNull();
  expect(world.calls).toEqual(['signOut']);
});
