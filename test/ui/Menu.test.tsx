/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { Menu } from '@/ui/Menu';

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
  // jsdom lacks PointerEvent, which the menu needs to turn Enter into a click.
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
