/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '@/features/account/AccountMenu';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { SignOutButton } from '@/parts/session/SignOutButton';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = { events: [event('e1')] };
const signOut = () => screen.getByRole('button', { name: 'Sign out' });

test('a visitor can choose the theme and has nothing to sign out of', async () => {
  const world = screens(rows);
  world.show(<AccountMenu />);
  expect(screen.queryAllByRole('button', { name: 'Sign out' })).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dark' }));
  expect(world.state().preferences.theme).toBe('dark');
});

test('signing out asks first while changes wait on the device', async () => {
  const world = screens(rows, { uid: 'editor' });
  world.dispatch(upsertDelta({ collection: 'event', docId: 'e1', field: 'name', value: 'Open' }));
  world.show(<AccountMenu />);
  await userEvent.click(signOut());
  expect(screen.getByText('Sign out with 1 unsent change?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(world.calls).toEqual([]);
  await userEvent.click(signOut());
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(world.calls).toEqual(['signOut']);
});

test('with nothing waiting one is out at once', async () => {
  const world = screens(rows, { uid: 'editor' });
  world.show(<AccountMenu />);
  await userEvent.click(signOut());
  expect(world.calls).toEqual(['signOut']);
});

test('before the last session’s user is remembered nobody is signed out unasked', async () => {
  const world = screens(rows);
  world.show(<SignOutButton />);
  expect(signOut()).toHaveProperty('disabled', true);
  await userEvent.click(signOut());
  expect(world.calls).toEqual([]);
});
