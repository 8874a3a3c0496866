/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { page as homePage } from '@/features/home/HomePage';
import { dateOf } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const Home = homePage.Component;
const onDay = (days: number) => dateOf(Date.now() + days * 86_400_000);

const fight = (id: string, at: string, date = onDay(0)) =>
  match(id, {
    date,
    event: { id: eventId(at), date, sport: { id: sportId('armw') } },
    player1: { id: playerId('bea'), name: 'Bea' },
    player2: { id: playerId('ann'), name: 'Ann' },
  });
const rows = {
  events: [
    event('e1', { name: 'Harbour Night', date: onDay(0) }),
    event('e2', { name: 'Valley Open', date: onDay(-1) }),
    event('e3', { name: 'Spring Cup', date: onDay(-4) }),
    event('e4', { name: 'Autumn Cup', date: onDay(30) }),
  ],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  matches: [fight('m1', 'e1'), fight('m2', 'e2', onDay(-1))],
};
const going: LiveMatch = { score: [1, 2], rounds: ['2p', '1p', '2f'] };

async function shownHome() {
  const world = screens(rows);
  world.show(<Home />);
  await act(async () => undefined);
  return world;
}

test('Home follows the live cards of these days alone, and shows the one that is live first', async () => {
  const world = await shownHome();
  expect(world.calls.filter((call) => call.startsWith('live'))).toEqual(['live e1', 'live e2']);
  expect(screen.queryByRole('region', { name: /^Live/ })).toBeNull();
  act(() => world.tellLive('e1', { event: 'e1', revision: 1, matches: { m1: going } }));
  const region = await screen.findByRole('region', { name: 'Live Harbour Night' });
  expect(region.textContent).toMatch(/Bea.*1.*Ann.*2.*Live, not confirmed.*Round 4/);
  expect(screen.queryByRole('region', { name: 'Live Valley Open' })).toBeNull();
  act(() => world.tellLive('e1', { event: 'e1', revision: 2, matches: {} }));
  expect(screen.queryByRole('region', { name: /^Live/ })).toBeNull();
});

test('who hides results sees on Home that a match is live, and no score', async () => {
  const world = await shownHome();
  act(() => void world.dispatch(hideResults('all')));
  act(() => world.tellLive('e1', { event: 'e1', revision: 1, matches: { m1: going } }));
  const region = await screen.findByRole('region', { name: 'Live Harbour Night' });
  expect(region.textContent).toContain('Live, not confirmed');
  expect(region.textContent).not.toMatch(/[1-4]/);
});
