/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { SearchDialog } from '@/features/search/SearchDialog';
import { recentFound } from '@/features/search/recentSlice';
import { dateOf } from '@/model/dates';
import { playerId } from '@/model/ids';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { coverCard } from '@/wiki/spoilers/spoilersThunks';
import { allAnswered } from '@test/support/allAnswered';
import { event, matchOf, player } from '@test/support/factories';
import { tableTennis } from '@test/support/otherSports';
import { screens, type Rows } from '@test/support/screens';

const levan = player('levan', { name: 'Levan Saginashvili', country: 'GE' });
const rows: Rows = {
  players: [levan, player('devon', { name: 'Devon Larratt' })],
  events: [event('kott', { name: 'Levan Cup', location: 'Dubai' })],
  matches: [
    matchOf('m', 'kott', {
      player1: { id: playerId('levan'), name: levan.name, score: 3, result: 'W' },
      player2: { id: playerId('devon'), name: 'Devon Larratt', score: 0, result: 'L' },
    }),
  ],
};

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

function open(world: ReturnType<typeof screens>) {
  const closed = jest.fn();
  world.show(
    <>
      <Where />
      <SearchDialog onClose={closed} />
    </>,
  );
  return { closed, box: screen.getByRole('combobox'), user: userEvent.setup() };
}

const where = () => screen.getByTestId('where').textContent;
const options = () => screen.queryAllByRole('option').map((each) => each.textContent);

test('typing finds players and events, and Enter opens the best', async () => {
  const world = screens(rows);
  const { box, user, closed } = open(world);
  await user.type(box, 'saginashvily');
  await waitFor(() => expect(options()[0]).toContain('Levan Saginashvili'));
  expect(options()[0]).toContain('Georgia · 1–0 · last match 6 May 2023');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id);
  await user.keyboard('{Enter}');
  expect(where()).toBe('/player/levan');
  expect(closed).toHaveBeenCalled();
  expect(world.state().recent).toEqual([{ kind: 'player', id: 'levan' }]);
});

test('where the site has several sports, players and events say theirs', async () => {
  const cup = event('ttcup', { name: 'Levan Open', sport: { id: tableTennis.id } });
  const { box, user } = open(
    screens({ ...rows, sports: [tableTennis], events: [...(rows.events ?? []), cup] }),
  );
  await user.type(box, 'levan');
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(options()[0]).toContain('Arm Wrestling · Georgia');
  expect(options().find((text) => text?.includes('Levan Open'))).toContain('Table Tennis');
  expect(options().find((text) => text?.includes('Levan Cup'))).toContain('Arm Wrestling · Dubai');
});

test('arrows go round, and the last row leads to all results', async () => {
  const { box, user } = open(screens(rows));
  await user.type(box, 'levan');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(screen.getByRole('status').textContent).toBe('1 player, 1 event');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Levan Cup');
  await user.keyboard('{Home}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Show all 2 results');
  await user.keyboard('{Home}{End}{Enter}');
  expect(where()).toBe('/search?q=levan');
});

test('two names offer their head-to-head, in the order in which they were typed', async () => {
  const world = screens(rows);
  const { box, user } = open(world);
  await user.type(box, 'larratt levan');
  await waitFor(() => expect(options()[0]).toBe('Devon Larratt v Levan Saginashvili0–1'));
  await user.keyboard('{Enter}');
  expect(where()).toBe('/player/devon/versus/levan');
  expect(world.state().recent).toEqual([{ kind: 'text', text: 'larratt levan' }]);
});

test('what matches have in common leads to the list of them', async () => {
  const { box, user } = open(screens(rows));
  await user.type(box, '2024 right 105kg');
  const [option] = await screen.findAllByRole('option');
  expect(option!.textContent).toBe('2024 · Right arm · 105kg');
  await user.click(option!);
  expect(where()).toBe('/sport/armw/matches?year=2024&arm=R&weight=105kg');
});

test('what was opened before is offered while nothing is typed, and can be forgotten', async () => {
  const world = screens(rows);
  world.store.dispatch(recentFound({ kind: 'player', id: 'gone' }));
  world.store.dispatch(recentFound({ kind: 'player', id: 'devon' }));
  const { user } = open(world);
  const group = screen.getByRole('group', { name: 'Recent' });
  expect(within(group).getAllByRole('option')).toHaveLength(1);
  expect(group.textContent).toContain('Devon Larratt');
  await user.click(screen.getByRole('button', { name: 'Clear recent' }));
  expect(world.state().recent).toEqual([]);
  expect(options()).toEqual([]);
});

test('who is missing can be added by somebody signed in, and the name is not typed again', async () => {
  const { box, user } = open(screens(rows, { uid: 'me' }));
  await user.type(box, 'Zzyx');
  await user.click(await screen.findByRole('button', { name: 'Add player' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Zzyx');
});

test('a visitor is told how to add who is missing', async () => {
  const world = screens(rows);
  const { box, user } = open(world);
  await user.type(box, 'Zzyx');
  // While names may still come, that there is none is not known.
  expect(await screen.findByText('Loading names …')).toBeTruthy();
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  act(() => allAnswered(world));
  expect((await screen.findByRole('link', { name: 'sign in' })).getAttribute('href')).toContain('/login');
});

test.each(['levan saginashvili beat devon larratt', 'who won levan vs devon', 'saginashvily lerratt'])(
  '“%s” shows how they fared, each match one tap away, and both players',
  async (text) => {
    const { box, user } = open(screens(rows));
    await user.type(box, text);
    await waitFor(() => expect(options()).toHaveLength(4));
    const [pair, meeting, ...players] = options();
    expect(pair).toBe('Levan Saginashvili v Devon Larratt1–0');
    expect(meeting).toContain('3–0Levan Cup6 May 2023');
    expect(players.join()).toMatch(/Levan Saginashvili.*Devon Larratt/);
    expect(screen.getByRole('status').textContent).toBe('2 players, 1 match');
    await user.click(screen.getAllByRole('option')[1]!);
    expect(where()).toBe('/match/m');
  },
);

test('a hidden result is not shown by the search, and a match of today that has one does not seem to come', async () => {
  const today = dateOf(Date.now());
  const world = screens({ ...rows, matches: (rows.matches ?? []).map((each) => ({ ...each, date: today })) });
  world.store.dispatch(resultsHidden('all'));
  const { box, user } = open(world);
  await user.type(box, 'levan vs devon');
  await waitFor(() => expect(options()[1]).toContain('result hidden'));
  expect(options()[0]).toContain('results hidden');
  expect(options().join(' ')).not.toMatch(/\d–\d|next|today/);
});

test('a match of a cancelled event is none of the pair’s meetings', async () => {
  const off = event('off', { status: 'cancelled', date: dateOf(Date.now() + 14 * 86_400_000) });
  const [held] = rows.matches ?? [];
  const { player1, player2 } = held!;
  const notHeld = matchOf('m9', 'off', {
    date: off.date,
    player1: { id: player1.id, name: player1.name },
    player2: { id: player2.id, name: player2.name },
  });
  const { box, user } = open(
    screens({ ...rows, events: [...(rows.events ?? []), off], matches: [held!, notHeld] }),
  );
  await user.type(box, 'levan beat devon');
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(options().join(' ')).not.toMatch(/in 14 days|––/);
});

test('who hides the results of one event is told no tallies that count them', async () => {
  const world = screens(rows);
  world.dispatch(coverCard('kott'));
  const { box, user } = open(world);
  await user.type(box, 'levan saginashvili');
  await waitFor(() => expect(options()[0]).toContain('Levan Saginashvili'));
  expect(options().join(' ')).not.toMatch(/\d–\d/);
});

test('while only the first records are here, nobody is told how often a player won, or when last', async () => {
  const world = screens(rows);
  world.store.dispatch(scopesSlice.actions.onlyFirst(true));
  const { box, user } = open(world);
  await user.type(box, 'saginashvili');
  await waitFor(() => expect(options()[0]).toContain('Levan Saginashvili'));
  expect(options()[0]).not.toMatch(/\d–\d|last match/);
  act(() => void world.store.dispatch(scopesSlice.actions.onlyFirst(false)));
  await waitFor(() => expect(options()[0]).toContain('1–0 · last match 6 May 2023'));
});

test('a match to come is the next one, and never the last', async () => {
  const coming = event('soon', { date: dateOf(Date.now() + 14 * 86_400_000), name: 'Soon' });
  const { box, user } = open(
    screens({
      ...rows,
      events: [...(rows.events ?? []), coming],
      matches: [
        ...(rows.matches ?? []),
        matchOf('next', 'soon', {
          date: coming.date,
          event: { id: coming.id, date: coming.date, sport: coming.sport },
          player1: { id: playerId('levan'), name: levan.name },
          player2: { id: playerId('ermes'), name: 'Ermes Gasparini' },
        }),
      ],
    }),
  );
  await user.type(box, 'saginashvili');
  await waitFor(() => expect(options()[0]).toContain('Georgia · 1–0 · next: v Ermes Gasparini, in 14 days'));
  await user.clear(box);
  await user.type(box, 'next event');
  await waitFor(() => expect(options()[0]).toContain('Next eventSoon · in 14 days'));
  await user.keyboard('{Enter}');
  expect(where()).toBe('/sport/armw/event/soon');
});

test('the latest event is called on now while it goes on', async () => {
  const onDay = (days: number) => dateOf(Date.now() + days * 86_400_000);
  const meet = event('meet', { name: 'Worlds', date: onDay(-1), endDate: onDay(1) });
  const [fought] = rows.matches ?? [];
  const { box, user } = open(
    screens({
      ...rows,
      events: [meet],
      matches: [{ ...fought!, event: { id: meet.id, date: meet.date, sport: meet.sport } }],
    }),
  );
  await user.type(box, 'last event');
  await waitFor(() => expect(options()[0]).toContain('On nowWorlds'));
});

test('pages are found by their names, also misspelled, and by none of two letters', async () => {
  const { box, user } = open(screens(rows));
  await user.type(box, 'next event');
  await waitFor(() => expect(options()[0]).toBe('Next eventnone yet'));
  await user.clear(box);
  await user.type(box, 'rankigs');
  await waitFor(() => expect(options()[0]).toBe('Rankings'));
  expect(screen.getByRole('status').textContent).toBe('1 page');
  await user.keyboard('{Enter}');
  expect(where()).toBe('/rankings');
  await user.clear(box);
  await user.type(box, 'merged pages');
  await waitFor(() => expect(options()[0]).toBe('Possible duplicates'));
  await user.clear(box);
  await user.type(box, 'ra');
  await waitFor(() => expect(options()).toEqual([]));
});

test('somebody of several sports has a tally for each', async () => {
  const cup = event('ttcup', { sport: { id: tableTennis.id } });
  const { box, user } = open(
    screens({
      ...rows,
      sports: [tableTennis],
      matches: [
        ...(rows.matches ?? []),
        matchOf('tt', 'ttcup', {
          event: { id: cup.id, date: cup.date, sport: { id: tableTennis.id } },
          player1: { id: playerId('levan'), name: levan.name, result: 'L' },
          player2: { id: playerId('devon'), name: 'Devon Larratt', result: 'W' },
        }),
      ],
    }),
  );
  await user.type(box, 'saginashvili');
  await waitFor(() => expect(options()[0]).toContain('Arm Wrestling 1–0 · Table Tennis 0–1 · Georgia'));
  await user.clear(box);
  await user.type(box, 'levan devon');
  await waitFor(() => expect(options()[0]).toContain('Arm Wrestling 1–0 · Table Tennis 0–1'));
});
