/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { page } from '@/features/rankings/RankingsPage';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { readersDay } from '@/parts/days/useToday';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, matchOf, player } from '@test/support/factories';
import { tableTennis } from '@test/support/otherSports';
import { screens } from '@test/support/screens';

const side = (name: string, score: number) => ({ id: playerId(name.toLowerCase()), name, score });
const matchIn = (sport: string, date: DateString, names: readonly [string, string]) =>
  matchOf(`${sport}1`, `e-${sport}`, {
    date,
    gender: 'W',
    event: { id: `e-${sport}` as never, sport: { id: sport as never }, date },
    ...(sport === 'armw' && { arm: 'R' }),
    player1: side(names[0], 3),
    player2: side(names[1], 1),
  });

const Rankings = page.Component;
const pages = (
  <Routes>
    <Route path="/rankings" element={<Rankings />} />
  </Routes>
);
const today = readersDay();
const ofArm = matchIn('armw', today, ['Arm', 'Armless']);
const ofTennis = matchIn('tt', today, ['Tess', 'Tina']);

function world(sports?: readonly (typeof tableTennis)[]) {
  const found = screens({
    events: [event('e-armw', { date: today }), event('e-tt', { date: today, sport: { id: tableTennis.id } })],
    matches: [ofArm],
    players: ['Arm', 'Armless', 'Tess', 'Tina'].map((name) => player(name.toLowerCase(), { name })),
    ...(sports && { sports }),
  });
  return { ...found, answered: answeredIn(found.store) };
}
const answeredIn =
  ({ dispatch }: ReturnType<typeof screens>['store']) =>
  (scope: string) =>
    act(async () => {
      dispatch(scopesSlice.actions.opened({ scope }));
      dispatch(scopesSlice.actions.answered({ scope }));
    });

/** Notes every text that the page shows, however briefly. */
function noting() {
  const seen: string[] = [];
  const note = () => void seen.push(document.querySelector('tbody')?.textContent ?? '');
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  note();
  return { seen, said: () => document.body.textContent ?? '', stop: () => observer.disconnect() };
}

test('a ranking of a sport that is not known yet waits, and never has the players of another', async () => {
  const { store, show, answered } = world();
  const { seen, said, stop } = noting();
  show(pages, '/rankings?sport=tt&gender=W');
  expect(screen.getByRole('status', { busy: true })).toBeTruthy();
  await act(async () => {
    store.dispatch(sportsSlice.actions.reset({ scope: 'sports', docs: [tableTennis] }));
  });
  await answered('sports');
  await act(async () => {
    store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/tt', docs: [ofTennis] }));
  });
  await waitFor(() => expect(document.querySelector('tbody')?.textContent).toMatch(/Tess.*Tina/));
  expect(said()).not.toContain('Armless');
  expect(seen.join()).not.toContain('Arm');
  stop();
});

test('a sport that nobody defined has no ranking', async () => {
  const { show, answered } = world();
  show(pages, '/rankings?sport=nothing');
  await answered('sports');
  expect(screen.getByText('There is no page at this address')).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
});

test('the choice of another sport removes the rows of the one before at once', async () => {
  const { show, store } = world([tableTennis]);
  await act(async () => {
    store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/tt', docs: [ofTennis] }));
  });
  show(pages, '/rankings?gender=W');
  await screen.findByText('Armless');
  const { seen, stop } = noting();
  await userEvent.click(screen.getByRole('link', { name: 'Table Tennis' }));
  await userEvent.click(screen.getByRole('link', { name: 'Women' }));
  await screen.findByText('Tina');
  expect(seen.slice(1).join()).not.toContain('Arm');
  stop();
});
