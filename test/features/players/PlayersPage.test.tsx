/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { page } from '@/features/players/PlayersPage';
import { playerId } from '@/model/ids';
import { event, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const Address = () => <output>{useLocation().search}</output>;

function show(at: string) {
  const players = [
    player('a', { name: 'Devon Larratt', country: 'CA' }),
    player('b', { name: 'Levan Saginashvili' }),
    player('c', { name: 'Denis Cyplenkov' }),
  ];
  const side = (id: string, name: string, score: number) => ({
    id: playerId(id),
    name,
    score,
    result: score === 3 ? ('W' as const) : ('L' as const),
  });
  const matches = Array.from({ length: 4 }, (_, at) =>
    matchOf(`m${at}`, 'e1', {
      arm: 'R',
      player1: side('b', 'Levan Saginashvili', 3),
      player2: side('a', 'Devon Larratt', 0),
    }),
  );
  screens({ players, matches, events: [event('e1')] }).show(
    <>
      <Link to="/player">Players link</Link>
      <Address />
      <page.Component />
    </>,
    at,
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
  await waitFor(() => expect(names()).toEqual(['Devon Larratt', 'Denis Cyplenkov']));
  await userEvent.type(box, 'v larr');
  expect(names()).toEqual(['Devon Larratt']);
  expect(document.querySelector('output')?.textContent).toBe('?q=DEv+larr');
  expect(screen.getByText('1 of 3 players')).toBeTruthy();
});

test('players are listed by rating, those without one by name after them', async () => {
  show('/player');
  await waitFor(() => expect(names()).toEqual(['Levan Saginashvili', 'Devon Larratt', 'Denis Cyplenkov']));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' }).value).toBe('rating');
});

test('each player has the flag of a known country, which loads when it comes near, beside its name', async () => {
  show('/player');
  await waitFor(() => expect(names()).toHaveLength(3));
  const flags = document.querySelectorAll('[aria-label="Players"] img');
  expect([...flags].map((flag) => flag.getAttribute('src'))).toEqual(['/flags/CA.svg']);
  expect(flags[0]?.getAttribute('loading')).toBe('lazy');
  expect(flags[0]?.parentElement?.textContent).toBe('Devon Larratt');
});

test('the table of the players shown is in the menu of data, not beside the list', async () => {
  show('/player');
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Data' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Players (CSV)',
  ]);
});

test('a link to all players empties the search', async () => {
  show('/player?q=lev');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText(/No players found for “levx”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Players link' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
