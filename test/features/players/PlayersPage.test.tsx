/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { rootReducer } from '@/app/client/rootReducer';
import { page } from '@/features/players/PlayersPage';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { player } from '@test/support/factories';

const Address = () => <output>{useLocation().search}</output>;

function show(at: string) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { scopes: { follow: () => () => undefined } } },
        serializableCheck: false,
      }),
  });
  const docs = [
    player('a', { name: 'Devon Larratt', country: 'CA' }),
    player('b', { name: 'Levan Saginashvili' }),
    player('c', { name: 'Denis Cyplenkov' }),
  ];
  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/player">Players link</Link>
        <Address />
        <page.Component />
      </MemoryRouter>
    </Provider>,
  );
}

const names = () =>
  [...document.querySelectorAll('[aria-label="Players"] a')].map((link) => link.textContent);

test('the search starts from the address, follows typing, and keeps every letter in it', async () => {
  show('/player?q=lev');
  await waitFor(() => expect(names()).toEqual(['Levan Saginashvili']));
  const box = screen.getByRole('searchbox', { name: 'Search players' });
  await userEvent.clear(box);
  expect(names()).toHaveLength(3);
  await userEvent.type(box, 'DE');
  await waitFor(() => expect(names()).toEqual(['Denis Cyplenkov', 'Devon Larratt']));
  await userEvent.type(box, 'v larr');
  expect(names()).toEqual(['Devon Larratt']);
  expect(document.querySelector('output')?.textContent).toBe('?q=DEv+larr');
  expect(screen.getByText('1 of 3 players')).toBeTruthy();
});

test('each player has the flag of a known country, which loads when it comes near, beside its name', () => {
  show('/player');
  const flags = document.querySelectorAll('[aria-label="Players"] img');
  expect([...flags].map((flag) => flag.getAttribute('src'))).toEqual(['/flags/CA.svg']);
  expect(flags[0]?.getAttribute('loading')).toBe('lazy');
  expect(flags[0]?.parentElement?.textContent).toBe('Devon Larratt');
});

test('a link to all players empties the search', async () => {
  show('/player?q=lev');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText(/No players found for “levx”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Players link' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
