/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { page as playerPage } from '@/features/players/PlayerPage';
import { page as listPage } from '@/features/players/PlayersPage';
import { page as versusPage } from '@/features/players/VersusPage';
import type { DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const annBeats = (id: string, other: string, date: string) =>
  match(id, {
    date: date as DateString,
    event: { id: eventId('e1'), date: date as DateString, sport: { id: sportId('armw') } },
    player1: { id: playerId('ann'), name: 'ann', score: 3, result: 'W' },
    player2: { id: playerId(other), name: other, score: 0, result: 'L' },
    arm: 'R',
  });
const world = () =>
  screens({
    events: [event('e1')],
    players: ['ann', 'bea', 'cid'].map((id) => player(id, { name: id })),
    matches: [
      annBeats('m1', 'bea', '2020-01-01'),
      annBeats('m2', 'bea', '2021-01-01'),
      annBeats('m3', 'cid', '2022-01-01'),
    ],
  });
const Where = () => <p data-testid="where">{useLocation().search}</p>;
const where = () => screen.getByTestId('where').textContent;
const tally = async () => {
  const table = await screen.findByRole('table', { name: /in matches and rounds|wins and losses/i });
  return within(table).getAllByRole('cell')[0]!.textContent;
};

test('a page about a player is of the day in its address, and a date field names another one', async () => {
  const Player = playerPage.Component;
  world().show(
    <>
      <Where />
      <Player id="ann" />
    </>,
    '/player/ann?asof=2021-06-01',
  );
  expect(await tally()).toBe('2–0');
  expect(screen.queryByRole('link', { name: 'cid' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'As of 1 Jun 2021' }));
  const field = await screen.findByLabelText('Choose a date');
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  fireEvent.change(field, { target: { value: '2020-03-01' } });
  await waitFor(() => expect(where()).toBe('?asof=2020-03-01'));
  expect(await tally()).toBe('1–0');
});

test('a head-to-head is of the day in its address, and says so', async () => {
  const Versus = versusPage.Component;
  world().show(<Versus id="ann" otherId="bea" />, '/player/ann/versus/bea?asof=2020-06-01');
  const meetings = await screen.findByRole('table', { name: 'Meetings' });
  expect(within(meetings).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Ratings and chances on 1 Jun 2020' })).toBeTruthy();
  expect(screen.getByText(/as of 1 Jun 2020/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to today' }));
  await waitFor(() => expect(screen.queryByText(/as of 1 Jun 2020/)).toBeNull());
});

const targets = (name: string | RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('links from page to page keep the day', async () => {
  const Player = playerPage.Component;
  const { unmount } = world().show(<Player id="ann" />, '/player/ann?asof=2021-06-01');
  await tally();
  const rivals = screen.getByRole('list', { name: 'Rivals' });
  expect(within(rivals).getByRole('link').getAttribute('href')).toBe(
    '/player/ann/versus/bea?asof=2021-06-01',
  );
  expect(targets('All players')).toEqual(['/player?asof=2021-06-01']);
  for (const target of targets('bea'))
    expect(target).toMatch(/^\/player\/(ann\/versus\/)?bea\?asof=2021-06-01$/);
  expect((await screen.findByRole('link', { name: 'Why?' })).getAttribute('href')).toMatch(
    /\/ann\?asof=2021-06-01$/,
  );
  unmount();

  const Versus = versusPage.Component;
  world().show(
    <>
      <Where />
      <Versus id="ann" otherId="bea" />
    </>,
    '/player/ann/versus/bea?asof=2020-06-01',
  );
  expect(targets('bea')[0]).toBe('/player/bea?asof=2020-06-01');
  const picker = await screen.findByRole('combobox', { name: /another opponent/i });
  await userEvent.type(picker, 'cid');
  await userEvent.click(await screen.findByRole('option', { name: /cid/ }));
  await waitFor(() => expect(where()).toBe('?asof=2020-06-01'));
});

test('without a day links have none', async () => {
  const Player = playerPage.Component;
  world().show(<Player id="ann" />, '/player/ann');
  await tally();
  for (const target of [...targets('bea'), ...targets('All players')]) expect(target).not.toContain('?');
});

test('a list of players counts as it was on a day, and has who had fought by then', async () => {
  const List = listPage.Component;
  world().show(
    <>
      <Where />
      <List />
    </>,
    '/player?asof=2021-06-01&sort=matches',
  );
  const shown = () => within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Aann2–0', 'Bbea0–2']));
  fireEvent.change(screen.getByLabelText('Choose a date'), { target: { value: '2020-02-01' } });
  await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Aann1–0', 'Bbea0–1']));
  expect(where()).toBe('?asof=2020-02-01&sort=matches');
  expect(targets('ann')).toEqual(['/player/ann?asof=2020-02-01']);
  fireEvent.click(screen.getByRole('button', { name: /clear/i }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(where()).toBe('');
});
