/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendErrors } from '@/features/settings/SendErrors';
import { screens } from '@test/support/screens';

const box = () => screen.queryByRole('checkbox', { name: 'Send errors to the operator of this site' });

test('errors are sent once somebody says so, and no longer once they take it back', async () => {
  const { show, state } = screens({});
  show(<SendErrors />);
  expect(state().preferences.sendsErrors).toBeNull();
  expect(box()).toHaveProperty('checked', false);
  await userEvent.click(box()!);
  expect(state().preferences.sendsErrors).toBe(true);
  await userEvent.click(box()!);
  expect(state().preferences.sendsErrors).toBe(false);
});

test('a site that takes none has nothing to choose', () => {
  const world = screens({});
  Object.assign(world.extra, { takesErrors: false });
  world.show(<SendErrors />);
  expect(box()).toBeNull();
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('with %j nothing can be sent', (signal) => {
  for (const [name, value] of Object.entries(signal))
    Object.defineProperty(navigator, name, { value, configurable: true });
  screens({}).show(<SendErrors />);
  expect(box()).toHaveProperty('disabled', true);
  expect(screen.getByText(/Your browser asks sites not to track you/)).toBeTruthy();
  for (const name of Object.keys(signal)) Reflect.deleteProperty(navigator, name);
});
