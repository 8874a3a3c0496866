/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import '@test/support/lazyParts';
import { Button } from '@/ui/Button';
import { Menu } from '@/ui/Menu';
import { Tooltip } from '@/ui/Tooltip';

const Path = () => <p>{useLocation().pathname}</p>;
const signOut = jest.fn();
function show() {
  render(
    <MemoryRouter>
      <Path />
      <Menu
        label="Ann"
        items={[
          { label: 'My Changes', to: '/mydelta' },
          { label: 'Dark', checked: true },
          { label: 'Sign out', onSelect: signOut },
        ]}
      />
    </MemoryRouter>,
  );
}

test('a menu is opened and walked by keyboard, and choosing closes it and gives the focus back', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('My Changes'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Sign out');
  // jsdom has no PointerEvent, with which the menu makes a click of Enter.
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ann' }));
});

test('a menu item that leads somewhere is a link of the app', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Ann' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My Changes' }));
  expect(screen.getByText('/mydelta')).toBeTruthy();
});

test('a tooltip comes on focus and goes on Escape', async () => {
  render(
    <Tooltip text="Nobody has looked at it yet">
      <Button>State</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByText('Nobody has looked at it yet')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Nobody has looked at it yet')).toBeNull());
});
