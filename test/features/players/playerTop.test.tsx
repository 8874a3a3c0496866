/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { page } from '@/features/players/PlayerPage';
import type { DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { event, match, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const fought = (id: string, date: string, score: readonly [number, number], fields: Partial<Match> = {}) =>
  match(id, {
    date: date as DateString,
    event: { id: eventId('e1'), date: date as DateString, sport: { id: sportId('armw') } },
    player1: { id: playerId('ann'), name: 'Ann', score: score[0], result: score[0] > score[1] ? 'W' : 'L' },
    player2: { id: playerId('bea'), name: 'Bea', score: score[1], result: score[1] > score[0] ? 'W' : 'L' },
    arm: 'R',
    ...fields,
  });
/** Players without a match in two years have no rank. */
const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const sides = {
  player1: { id: playerId('ann'), name: 'Ann' },
  player2: { id: playerId('bea'), name: 'Bea' },
};
const rows = {
  events: [event('e1')],
  players: [
    player('ann', { name: 'Ann', country: 'GE', height: 170 }),
    player('bea', { name: 'Bea', country: 'US' }),
  ],
  matches: [
    fought('m1', '2018-01-01', [3, 0]),
    fought('m2', '2019-01-01', [3, 1]),
    fought('m3', '2020-01-01', [1, 3]),
    fought('m4', '2021-01-01', [3, 0]),
    fought('m5', '2022-01-01', [3, 2]),
    fought('m6', lastMonth, [3, 0], { title: 'World title' }),
    fought('next', '2999-01-01', [0, 0], sides),
    fought('later', '2999-02-01', [0, 0], sides),
  ],
};
const { Component } = page;
const fact = async (term: string) =>
  (await screen.findAllByText(term, { selector: 'dt' }))[0]!.nextElementSibling as HTMLElement;

test('the top of a player says the rank, the record, the title held, the form and the next match', async () => {
  screens(rows).show(<Component id="ann" />, '/player/ann');
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.textContent, heading.querySelector('img')?.getAttribute('src')]).toEqual([
    'Ann',
    '/flags/GE.svg',
  ]);
  expect((await fact('Record')).textContent).toBe('5–1');
  expect((await fact('Form, newest first')).textContent).toBe('WWon WWon WWon LLost WWon ');
  const rank = await screen.findByRole('link', { name: '#1' });
  expect((await fact('Right arm')).contains(rank)).toBe(true);
  expect(rank.getAttribute('href')).toBe('/rankings?sport=armw&gender=W&arm=R');
  const title = await within(await fact('Champion')).findByRole('link', { name: 'World title' });
  expect(title.getAttribute('href')).toContain('name=World+title');
  const next = within(await fact('Next match')).getByRole('link', { name: 'Bea' });
  expect(next.getAttribute('href')).toBe('/match/next');
  expect(next.querySelector('img')?.getAttribute('src')).toBe('/flags/US.svg');
});

test('while results are hidden the top gives none away', async () => {
  const world = screens(rows);
  world.show(<Component id="ann" />, '/player/ann');
  await screen.findByRole('link', { name: '#1' });
  act(() => void world.store.dispatch(hideResults('all')));
  expect((await fact('Record')).textContent).toBe('Hidden');
  expect(screen.queryByText('Form, newest first')).toBeNull();
  expect(screen.queryByText('Champion')).toBeNull();
  // The ranks are of another question now, which the ratings have yet to answer.
  await waitFor(() => expect(screen.queryByRole('link', { name: '#1' })).toBeNull());
});

test('a match without a result says when it comes, or why it has none', async () => {
  const events = [...rows.events, event('off', { status: 'cancelled', date: '2099-02-01' as DateString })];
  const off = { ...matchOf('off1', 'off', { date: '2099-02-01' as DateString }), ...sides };
  const unknown = { ...matchOf('m0', 'e1', { date: '2001-01-01' as DateString }), ...sides };
  screens({ ...rows, events, matches: [...rows.matches, off, unknown] }).show(
    <Component id="ann" />,
    '/player/ann',
  );
  const list = await screen.findByRole('list', { name: 'Matches' });
  const results = within(list)
    .getAllByRole('listitem')
    .map((row) => row.firstElementChild?.textContent);
  expect(results[0]).toMatch(/^in [\d,]+ days$/);
  expect(results).toContain('Cancelled');
  expect(results).toContain('No result');
});

test('the tables of the page are in one menu', async () => {
  screens(rows).show(<Component id="ann" />, '/player/ann');
  await screen.findByRole('link', { name: '#1' });
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Data' }).click());
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Matches (CSV)', 'Record (CSV)']),
  );
});

test('an editor learns why a fact without a source is not shown', async () => {
  screens(rows, { uid: 'editor', emailVerified: true }).show(<Component id="ann" />, '/player/ann');
  expect(await screen.findByText(/stored but not shown, because the player has no source/)).toBeTruthy();
  expect(screen.queryByText('170 cm')).toBeNull();
});
