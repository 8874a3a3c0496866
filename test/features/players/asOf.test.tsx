/** @jest-environment jsdom */
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { page as playerPage } from '@/features/players/PlayerPage';
import { page as versusPage } from '@/features/players/VersusPage';
import type { DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

configure({ asyncUtilTimeout: 15_000 });

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
  const table = await screen.findByRole('table', { name: /in matches and rounds|won and lost/i });
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
  const field = await screen.findByLabelText('As of the day');
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
});
