/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ComingEvents } from '@/features/home/ComingEvents';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { event, match, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const day = (text: string) => text as DateString;
const side = (name: string, score?: number) => ({
  id: playerId(name.toLowerCase()),
  name,
  ...(score !== undefined && { score, result: score === 3 ? ('W' as const) : ('L' as const) }),
});

test('the nearest events after the next one show their main matches with the chances, the others their names alone', async () => {
  const years = ['2096', '2097', '2098', '2099'];
  const coming = years.map((year) => event(year, { name: `Worlds ${year}`, date: day(`${year}-01-01`) }));
  const cards = years.map((year) => ({
    ...matchOf(`m${year}`, year, { date: day(`${year}-01-01`) }),
    player1: side('Ann'),
    player2: side(`Bea ${year}`),
  }));
  const home = screens({
    events: [event('e1'), ...coming],
    players: [player('ann', { name: 'Ann' })],
    matches: [match('m1', { player1: side('Ann', 3), player2: side('Cid', 0), arm: 'R' }), ...cards],
  });
  home.show(<ComingEvents />);
  const list = within(screen.getByRole('list', { name: 'Upcoming events' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Worlds 2097',
    'Ann v Bea 2097',
    'Worlds 2098',
    'Ann v Bea 2098',
    'Worlds 2099',
  ]);
  expect(await list.findAllByText(/^Even: Ann 50%, Bea \d+ 50%$/)).toHaveLength(2);
});

test('a match of a cancelled event has no chance', async () => {
  const worlds = [
    event('next', { name: 'Worlds', date: day('2098-01-01') }),
    event('off', { name: 'Cup', date: day('2099-01-01'), status: 'cancelled' }),
  ];
  const off = {
    ...matchOf('m9', 'off', { date: day('2099-01-01') }),
    player1: side('Ann'),
    player2: side('Bea'),
  };
  screens({
    events: [event('e1'), ...worlds],
    matches: [match('m1', { player1: side('Ann', 3), player2: side('Cid', 0), arm: 'R' }), off],
  }).show(<ComingEvents />);
  const row = (await screen.findByRole('link', { name: 'Ann v Bea' })).closest('li');
  expect(row?.textContent).toBe('Ann v Bea');
});
