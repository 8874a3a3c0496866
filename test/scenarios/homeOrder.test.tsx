/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/home/HomePage';
import { playerId } from '@/model/ids';
import type { Side } from '@/model/records/records';
import { publishedFirst } from '@/model/published/publishedFirst';
import { builtInSports } from '@/model/sports';
import { readersDay } from '@/parts/days/useToday';
import type { DateString } from '@/model/dates';
import { event, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { homeWords } from '../../functions/src/serve/head/homeWords';
import { publishedRatings, ratingsHostOf } from '../../functions/src/publish/snapshot/publishedRatings';

const today = readersDay();
const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}` as DateString;
/** Players without a match in two years lead nothing. */
const recently = (months: number) =>
  new Date(Date.parse(today) - months * 30 * 24 * 60 * 60_000).toISOString().slice(0, 10) as DateString;
const day = (text: string) => text as DateString;

const events = [
  event('coming', { name: 'Coming Cup', date: day('2098-05-01') }),
  event('last', { name: 'Last Cup', date: recently(2), cardOrder: 'mainFirst' }),
  // Neither the page from the server nor the app calls it the last event.
  event('off', { name: 'Off Cup', date: recently(1), status: 'cancelled' }),
  event('before', { name: 'Before Cup', date: recently(3) }),
  event('then', { name: 'Anniversary', date: yearsAgo(9) }),
  event('month', { name: 'Of a month', date: yearsAgo(8), datePrecision: 'month' }),
];
const side = (name: string, score?: number) => ({
  id: playerId(name.toLowerCase()),
  name,
  ...(score !== undefined && { score, result: score === 3 ? ('W' as const) : ('L' as const) }),
});
const matches = events.flatMap(({ id, date }) =>
  [1, 2].map((order) =>
    matchOf(`${id}${order}`, id, {
      date,
      order,
      arm: 'R',
      gender: 'M',
      ...(id === 'coming'
        ? { player1: side('Ann'), player2: side(`Bea`) }
        : { player1: side('Ann', 3), player2: side('Bea', order - 1) }),
    }),
  ),
);
const players = [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })];

const headings = (root: ParentNode) =>
  [...root.querySelectorAll('h2')].map((each) =>
    (each.textContent ?? '').replace(/(?<=^(?:Next|Last) event).*/s, ''),
  );

test('the page from the server and the app show the same parts of Home in the same order', async () => {
  const { leaders } = publishedRatings(ratingsHostOf(events, matches, builtInSports), builtInSports, today);
  const first = publishedFirst({ event: events, match: matches, player: players, leaders }, today);
  const served = document.createElement('div');
  served.innerHTML = homeWords(first, builtInSports, today);
  const english = served.querySelector('[lang=en]')!;
  expect(headings(english)).toEqual([
    'Next event',
    'Last event',
    'Leaders · Right arm · Men',
    'On this day',
    'Earlier events',
  ]);
  expect(english.textContent).not.toContain('Off Cup');
  const rows = [...english.querySelectorAll('section')].map((each) =>
    [...each.querySelectorAll('li')].map(({ textContent }) => textContent),
  );
  expect(rows[0]).toEqual(['Ann v Bea']);
  expect(rows[1]).toEqual(['Ann 3–0 Bea', 'Ann 3–1 Bea']);
  expect(rows[3]).toEqual([`Ann 3–1 Bea · right${yearsAgo(9).slice(0, 4)}`]);

  const { Component } = page;
  screens({ events, matches, players }).show(<Component />);
  const list = await screen.findByRole('list', { name: 'On this day' });
  expect(headings(document.body).map((title) => title.replace(' · Right arm · Men', ''))).toEqual([
    ...headings(english).map((title) => title.replace(' · Right arm · Men', '')),
    'Recent changes',
  ]);
  expect(document.body.textContent).not.toContain('Off Cup');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/match/then2']);
});

test('of two events of today the one with a result is the last and the other one the next, from the server and in the app', async () => {
  const cups = [
    event('noon', { name: 'Noon Cup', date: today }),
    event('night', { name: 'Night Cup', date: today }),
  ];
  const on = (id: string, order: number, first: Side, second: Side) =>
    matchOf(`${id}${order}`, id, {
      date: today,
      order,
      arm: 'R',
      gender: 'M',
      player1: first,
      player2: second,
    });
  const cards = [
    on('noon', 1, { ...side('Ann'), result: 'D' }, { ...side('Bea'), result: 'D' }),
    on('noon', 2, side('Ann'), side('Bea')),
    on('night', 1, side('Ann'), side('Bea')),
  ];
  const first = publishedFirst({ event: cups, match: cards, player: players }, today);
  const served = document.createElement('div');
  served.innerHTML = homeWords(first, builtInSports, today);
  const heads = [...served.querySelectorAll('[lang=en] h2')].map(({ textContent }) => textContent);
  expect(heads).toEqual([expect.stringContaining('Night Cup'), expect.stringContaining('Noon Cup')]);
  const { Component } = page;
  screens({ events: cups, matches: cards, players }).show(<Component />);
  await screen.findAllByText('Noon Cup');
  const textOf = (name: RegExp) => screen.getByRole('region', { name }).textContent;
  expect(textOf(/^Next event/)).toContain('Night Cup');
  expect(textOf(/^Last event/)).toContain('Noon Cup');
});

test('a visitor reads in one line what the site is until they hide it, and a member never', async () => {
  const { Component } = page;
  const said = () => screen.queryByText('Arm Wrestling results that anyone can edit.');
  const member = screens({}, { uid: 'ann' }).show(<Component />);
  expect(said()).toBeNull();
  member.unmount();
  const visit = screens({}).show(<Component />);
  expect(said()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this line' }));
  visit.unmount();
  screens({}).show(<Component />);
  expect(said()).toBeNull();
});
