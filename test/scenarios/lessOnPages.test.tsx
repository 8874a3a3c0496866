/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { page as countries } from '@/features/countries/CountriesPage';
import { page as event } from '@/features/events/EventPage';
import { page as home } from '@/features/home/HomePage';
import { page as match } from '@/features/matches/MatchPage';
import { page as player } from '@/features/players/PlayerPage';
import { page as players } from '@/features/players/PlayersPage';
import { page as versus } from '@/features/players/VersusPage';
import { page as rankings } from '@/features/rankings/RankingsPage';
import { page as settings } from '@/features/settings/SettingsPage';
import { page as series } from '@/features/sports/SeriesPage';
import { page as sport } from '@/features/sports/SportPage';
import { page as titles } from '@/features/champions/TitlesPage';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import * as records from '@test/support/factories';
import { screens } from '@test/support/screens';

const cup = records.event('cup', { name: 'The Cup 1' });
const rows = {
  events: [cup, records.event('cup2', { name: 'The Cup 2' })],
  players: [records.player('ann', { name: 'Ann' }), records.player('bea', { name: 'Bea' })],
  matches: [
    records.match('m1', {
      event: { id: cup.id, date: cup.date, sport: cup.sport },
      arm: 'R',
      player1: { ...records.match('m1').player1, score: 3, result: 'W' },
      player2: { ...records.match('m1').player2, score: 1, result: 'L' },
    }),
  ],
};
const [{ player1, player2 }] = rows.matches as [(typeof rows.matches)[number]];

/** The router passes the parameters of the address. */
function open(
  page: { readonly Component: unknown },
  address: string,
  params: Readonly<Record<string, string>> = {},
) {
  const Page = page.Component as ComponentType<Readonly<Record<string, string>>>;
  return screens(rows).show(<Page {...params} />, address);
}

const pages = {
  home: () => open(home, '/'),
  events: () => open(sport, '/sport/armw', { id: 'armw' }),
  matches: () => open(sport, '/sport/armw/matches', { id: 'armw', panel: 'matches' }),
  series: () => open(series, '/sport/armw/series/the-cup', { id: 'armw', series: 'the-cup' }),
  event: () => open(event, '/sport/armw/event/cup', { id: 'armw', eventId: 'cup' }),
  match: () => open(match, '/match/m1', { id: 'm1' }),
  versus: () => open(versus, '/', { id: player1.id, otherId: player2.id }),
  players: () => open(players, '/player'),
  player: () => open(player, '/', { id: player1.id }),
  rankings: () => open(rankings, '/rankings'),
  titles: () => open(titles, '/titles'),
  countries: () => open(countries, '/countries'),
  settings: () => open(settings, '/settings'),
} as const;
type Name = keyof typeof pages;
const names = Object.keys(pages) as readonly Name[];

async function shown(name: Name) {
  const { container } = pages[name]();
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim() ?? '');
  return { container, buttons };
}

test.each(names)('%s has the day of its ratings only if it is of rankings or players', async (name) => {
  const { buttons } = await shown(name);
  const isDated = name === 'rankings' || name === 'player';
  expect(buttons.filter((text) => /^As of/.test(text))).toEqual(isDated ? ['As of Today'] : []);
});

test.each(names)(
  '%s saves its tables from one menu, has no comparison of versions and follows no search',
  async (name) => {
    const { container, buttons } = await shown(name);
    expect(buttons.filter((text) => /CSV|JSON|Download/.test(text))).toEqual([]);
    expect(buttons.filter((text) => text === 'Data').length).toBe(
      ['home', 'series', 'match', 'settings'].includes(name) ? 0 : 1,
    );
    expect(buttons.filter((text) => /^Follow/.test(text)).length).toBe(
      ['event', 'versus', 'player'].includes(name) ? 1 : 0,
    );
    expect(container.textContent).not.toMatch(/Compare versions|Ask the browser|How such chances/);
  },
);

test('a ranking is of one arm, whatever its address asks for', async () => {
  open(rankings, '/rankings?arm=both');
  const arms = await screen.findByRole('navigation', { name: 'Arm' });
  expect(arms.textContent).toBe('RightLeft');
});

test('feeds for programs are one level below what a reader subscribes to', async () => {
  screens({}).show(<SubscribeMenu subject={{ kind: 'player', id: 'ann' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Open in a calendar',
    'Copy calendar address',
    'Feeds',
  ]);
});
