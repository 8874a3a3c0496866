/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { scopeKey } from '@/backend/scope';
import { LastEvent } from '@/features/home/LastEvent';
import { NextEvent } from '@/features/home/NextEvent';
import { dateOf, type DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, match, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const day = (text: string) => text as DateString;
const sides = (won?: number, lost?: number) => ({
  player1: {
    id: playerId('ann'),
    name: 'Ann',
    ...(won !== undefined && { score: won, result: 'W' as const }),
  },
  player2: {
    id: playerId('bea'),
    name: 'Bea',
    ...(lost !== undefined && { score: lost, result: 'L' as const }),
  },
  arm: 'R',
});
const coming = { ...matchOf('m9', 'next', { date: day('2099-01-01') }), ...sides() };
const rows = {
  events: [event('e1'), event('next', { name: 'Worlds', date: day('2099-01-01') })],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  matches: [match('m1', sides(3, 0)), match('m2', { ...sides(3, 1), order: 2 }), coming],
};

test('the next event has its main match with the chances, and a link to how earlier ones turned out', async () => {
  screens(rows).show(<NextEvent />);
  expect(screen.getByRole('heading', { name: 'Next event' })).toBeTruthy();
  expect(await screen.findByText(/avourite: Ann, \d+%/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Ann v Bea' })).getAttribute('href')).toBe('/match/m9');
  expect(screen.getByText(/^In [\d,]+ days$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How good are these?' }).getAttribute('href')).toBe(
    '/rankings#odds',
  );
});

test('both of the main match have the flags of their countries', async () => {
  const players = [
    player('ann', { name: 'Ann', country: 'TR' }),
    player('bea', { name: 'Bea', country: 'GE' }),
  ];
  screens({ ...rows, players }).show(<NextEvent />);
  const main = await screen.findByRole('link', { name: 'Ann v Bea' });
  expect([...main.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/flags/TR.svg',
    '/flags/GE.svg',
  ]);
});

test('where nobody can tell the chances, nothing asks how good they are', async () => {
  screens({ ...rows, matches: [coming] }).show(<NextEvent />);
  const main = await screen.findByRole('link', { name: 'Ann v Bea' });
  await waitFor(() => expect(main.parentElement?.textContent).toBe('Ann v Bea'));
  expect(screen.queryByRole('link', { name: 'How good are these?' })).toBeNull();
});

test('an event that began yesterday is on now, as the next one without results and in place of the last one with them', async () => {
  const onDay = (days: number) => dateOf(Date.now() + days * 86_400_000);
  const meet = event('meet', { name: 'Worlds', date: onDay(-1), endDate: onDay(1) });
  const shown = screens({ ...rows, events: [event('e1'), meet], matches: [matchOf('m9', 'meet', sides())] });
  const { unmount } = shown.show(<NextEvent />);
  expect(screen.getByText('On now').parentElement?.textContent).toContain('Worlds');
  await act(async () => undefined);
  unmount();
  const decided = matchOf('m9', 'meet', sides(3, 1));
  screens({ ...rows, events: [event('e1'), meet], matches: [decided] }).show(<LastEvent />);
  expect(screen.getByRole('heading', { level: 2 }).textContent?.trim()).toBe('On now Worlds');
});

test('without a coming event nothing is foretold', () => {
  screens({ ...rows, events: [event('e1')] }).show(<NextEvent />);
  expect(screen.getByRole('heading', { name: 'Next event' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('where the events cannot be loaded, nobody is told that none is coming', async () => {
  const world = screens({});
  world.show(<NextEvent />);
  const error = { code: 'permission-denied', message: 'refused' } as const;
  act(
    () =>
      void world.store.dispatch(scopesSlice.actions.failed({ scope: scopeKey({ kind: 'events' }), error })),
  );
  await waitFor(() => expect(screen.queryByText(/No upcoming events/)).toBeNull());
});

test('a coming event with a month but no day has no countdown', () => {
  const month = { date: day('2099-03-01'), datePrecision: 'month' } as const;
  screens({ ...rows, events: [event('next', { name: 'Worlds', ...month })] }).show(<NextEvent />);
  expect(screen.getByText('March 2099')).toBeTruthy();
  expect(screen.queryByText(/^In \d/)).toBeNull();
});
