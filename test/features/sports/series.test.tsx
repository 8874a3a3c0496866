/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page } from '@/features/sports/SeriesPage';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { dateOf, type DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { event, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const day = (text: string) => text as DateString;
const editions = [
  event('cup1', { name: 'The Cup 1', date: day('2023-01-01'), cardOrder: 'mainFirst' }),
  event('cup2', { name: 'The Cup 2', date: day('2024-01-01') }),
  event('cup3', { name: 'The Cup 3', date: day('2098-01-01') }),
];
const fought = (id: string, of: string, order: number, winner: string) =>
  matchOf(id, of, {
    order,
    player1: {
      id: playerId('ann'),
      name: 'Ann',
      score: winner === 'Ann' ? 3 : 1,
      result: winner === 'Ann' ? 'W' : 'L',
    },
    player2: {
      id: playerId('bea'),
      name: 'Bea',
      score: winner === 'Bea' ? 3 : 1,
      result: winner === 'Bea' ? 'W' : 'L',
    },
  });
const matches = [
  fought('a1', 'cup1', 1, 'Ann'),
  fought('a2', 'cup1', 2, 'Bea'),
  fought('b1', 'cup2', 1, 'Ann'),
  fought('b2', 'cup2', 2, 'Bea'),
];
// The router passes the parameters of the address.
const Page = page.Component as unknown as (props: {
  readonly id: string;
  readonly series: string;
}) => React.ReactNode;

const winners = () =>
  within(screen.getByRole('list', { name: 'Winners of the main match' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a series has its next and last event and who won each main event, the newest first', () => {
  screens({ events: editions, matches }).show(<Page id="armw" series="The-Cup" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Cup');
  expect(screen.getByRole('region', { name: 'Next event' }).textContent).toContain('The Cup 3');
  expect(screen.getByRole('region', { name: 'Last event' }).textContent).toContain('The Cup 2');
  expect(winners()).toEqual(['Bea', 'Ann']);
});

test('a series leads to its table of picks once an event takes picks', () => {
  const world = screens({ events: editions, matches });
  const { unmount } = world.show(<Page id="armw" series="The-Cup" />);
  const link = screen.getByRole('link', { name: 'Picks' });
  expect(link.getAttribute('href')).toBe('/picks?sport=armw&series=the-cup');
  unmount();
  screens({ events: editions.slice(0, 2), matches }).show(<Page id="armw" series="The-Cup" />);
  expect(screen.queryByRole('link', { name: 'Picks' })).toBeNull();
});

test('an event of a series that goes on since yesterday is on now', () => {
  const onDay = (days: number) => dateOf(Date.now() + days * 86_400_000);
  const on = event('cup4', { name: 'The Cup 4', date: onDay(-1), endDate: onDay(1) });
  const world = screens({ events: [...editions, on], matches: [...matches, fought('c1', 'cup4', 1, 'Ann')] });
  world.show(<Page id="armw" series="the-cup" />);
  expect(screen.getByRole('region', { name: 'On now' }).textContent).toContain('The Cup 4');
  expect(screen.queryByRole('region', { name: 'Last event' })).toBeNull();
});

test('the winners have the flags of their countries', () => {
  const players = [player('ann', { name: 'Ann', country: 'TR' }), player('bea', { name: 'Bea' })];
  screens({ events: editions, matches, players }).show(<Page id="armw" series="the-cup" />);
  const flags = within(screen.getByRole('list', { name: 'Winners of the main match' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('img')?.getAttribute('src'));
  expect(flags).toEqual([undefined, '/flags/TR.svg']);
});

test('while results are hidden, a series names no winner', () => {
  const world = screens({ events: editions, matches });
  world.store.dispatch(resultsHidden('all'));
  const { container } = world.show(<Page id="armw" series="the-cup" />);
  expect(winners()).toEqual(['Results are hidden', 'Results are hidden']);
  expect(container.textContent).not.toMatch(/\d–\d/);
});
