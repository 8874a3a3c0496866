/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/matches/MatchPage';
import { selectNeighbours } from '@/features/matches/matchesSelectors';
import type { DateString } from '@/model/dates';
import { eventId, playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { Video } from '@/model/records/youtube';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

afterEach(() => sessionStorage.clear());

const MatchPage = page.Component;
const annAndBea = (id: string, won: number, lost: number, fields: Partial<Match> = {}) =>
  match(id, {
    player1: { id: playerId('ann'), name: 'Ann', score: won, result: won > lost ? 'W' : 'L' },
    player2: { id: playerId('bea'), name: 'Bea', score: lost, result: won > lost ? 'L' : 'W' },
    arm: 'R',
    ...fields,
  });
const fought = annAndBea('m1', 3, 1, {
  weight: '75kg',
  youtube: 'dQw4w9WgXcQ' as Video,
  note: 'Bea hurt her wrist.',
});
const weighed = { ...fought, player1: { ...fought.player1, weight: 74.5 } };
const before = annAndBea('m0', 2, 3, { date: '2020-01-01' as DateString });
const coming: Match = {
  ...match('m9', { date: '2099-01-01' as DateString, arm: 'R' }),
  player1: { id: playerId('ann'), name: 'Ann' },
  player2: { id: playerId('bea'), name: 'Bea' },
};
const rows = {
  events: [event('e1', { name: 'East vs West' })],
  players: [player('ann', { name: 'Ann', country: 'TR' }), player('bea', { name: 'Bea' })],
  matches: [weighed, match('m2', { player1: { id: playerId('cem'), name: 'Cem' }, order: 2 })],
};
const board = () => screen.getByRole('region', { name: 'Ann v Bea' });

test('a match is named by its players and leads to all it has to do with', async () => {
  screens(rows).show(<MatchPage id="m1" />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ann v Bea');
  const to = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(to('East vs West')).toBe('/sport/armw/event/e1');
  expect(to('Ann')).toBe('/player/ann');
  expect(to('Head-to-head 1–0')).toBe('/player/ann/versus/bea');
  expect(to('Head-to-head')).toBe('/player/ann/versus/bea');
  expect(to('Cem')).toBe('/player/cem');
  expect(screen.getByText('Bea hurt her wrist.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Play/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

test('the board has each side with country, rating before, what the match changed, weight and score', async () => {
  screens(rows).show(<MatchPage id="m1" />);
  expect(board().querySelector('img')?.getAttribute('src')).toBe('/flags/TR.svg');
  await waitFor(() =>
    expect(board().textContent).toMatch(
      /AnnWinnerRating before 1500 ± \d+Change \+\d+Weighed in at 74.5 kg3BeaRating before 1500 ± \d+Change −\d+1Right arm75kg/,
    ),
  );
  expect(screen.getByText('Even: Ann 50%, Bea 50%')).toBeTruthy();
});

test('the balance of the pair leaves out the match to come, and says when that is', async () => {
  const c = screens({ ...rows, matches: [...rows.matches, before, coming] });
  c.show(<MatchPage id="m1" />);
  const link = await screen.findByRole('link', { name: 'Head-to-head 1–1' });
  expect(link.parentElement?.textContent).toMatch(/^Head-to-head 1–1 · Next: in \d+,?\d* days$/);
  expect(screen.getByRole('link', { name: /^Next: in/ }).getAttribute('href')).toBe('/match/m9');
});

test('hidden results are said to be hidden, not to be missing, and are shown by their buttons', async () => {
  const c = screens(rows);
  c.dispatch(hideResults('all'));
  c.show(<MatchPage id="m1" />);
  expect(await screen.findByRole('link', { name: 'Head-to-head: hidden' })).toBeTruthy();
  expect(await screen.findByText('Ratings come from results, which are hidden.')).toBeTruthy();
  expect(screen.queryByText(/neither player/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show today’s ratings' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Show result of Ann v Bea' })[0]!);
  expect(await screen.findByRole('link', { name: 'Head-to-head 1–0' })).toBeTruthy();
  await waitFor(() => expect(board().textContent).toMatch(/Winner.*Change \+/));
});

test('a match to come has the ratings and chances of today, and nothing that it changed', async () => {
  screens({ ...rows, matches: [...rows.matches, coming] }).show(<MatchPage id="m9" />);
  await waitFor(() =>
    expect(board().textContent).toMatch(/Rating today 1[56]\d\d ± .*Rating today 1[34]\d\d ± /),
  );
  expect(screen.getByText(/avourite: Ann, \d+%$/)).toBeTruthy();
  expect(board().textContent).not.toContain('Change');
});

test('whether somebody is ahead of two without a rated match nobody can tell', async () => {
  screens({ ...rows, matches: [coming] }).show(<MatchPage id="m9" />);
  expect(await screen.findByText(/neither player has a rated match/)).toBeTruthy();
  expect(screen.getByText('Chance by today’s ratings')).toBeTruthy();
});

test('a match of a cancelled event has no chance', async () => {
  const events = [event('e1', { status: 'cancelled' })];
  screens({ ...rows, events, matches: [...rows.matches, coming] }).show(<MatchPage id="m9" />);
  await waitFor(() => expect(board().textContent).toMatch(/Rating today 1[56]\d\d/));
  expect(screen.queryByText(/Chance|avourite/)).toBeNull();
});

test('a past match that is not rated has the chance before it, not that of today', async () => {
  const noContest: Match = { ...coming, date: '2024-06-01' as DateString, outcome: 'noContest' };
  screens({ ...rows, matches: [...rows.matches, noContest] }).show(<MatchPage id="m9" />);
  expect(await screen.findByText(/avourite: Ann, \d+%$/)).toBeTruthy();
  expect(screen.getByText('Chance before the match')).toBeTruthy();
  expect(board().textContent).toMatch(/Rating before .*Rating before /);
});

test('the matches of the pair lead to each other, whoever was named first', async () => {
  screens({ ...rows, matches: [...rows.matches, before, coming] }).show(<MatchPage id="m1" />);
  const list = await screen.findByRole('list', { name: 'All their matches' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
    // Newest event first; here all belong to one event, so their own days decide.
    ['/match/m9', undefined, '/match/m0'],
  );
  expect(items[1]!.textContent).toContain('This match');
});

test('of the matches of the pair, that of a cancelled event says so', async () => {
  const off = event('off', { status: 'cancelled', date: coming.date });
  const notHeld: Match = { ...coming, event: { ...coming.event, id: off.id } };
  screens({ ...rows, events: [event('e1'), off], matches: [...rows.matches, notHeld] }).show(
    <MatchPage id="m1" />,
  );
  const list = await screen.findByRole('list', { name: 'All their matches' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => /Cancelled/.test(textContent))).toEqual([true, false]);
  expect(items[0]!.textContent).not.toMatch(/in \d/);
});

test('while only the first records are here, the pair has no balance and no count of its matches', async () => {
  const world = screens({ ...rows, matches: [...rows.matches, before] });
  world.store.dispatch(scopesSlice.actions.onlyFirst(true));
  world.show(<MatchPage id="m1" />);
  const meetings = screen.getByRole('region', { name: 'All their matches' });
  expect(screen.getAllByRole('link', { name: 'Head-to-head' })).toHaveLength(2);
  expect(screen.queryByText(/Head-to-head \d/)).toBeNull();
  expect(meetings.textContent).not.toMatch(/All their matches \d/);
  act(() => void world.store.dispatch(scopesSlice.actions.onlyFirst(false)));
  expect(await screen.findByText('Head-to-head 1–1')).toBeTruthy();
});

test('while the event of the pair’s next match is not here, nobody is told that they meet again', async () => {
  const later: Match = { ...coming, event: { ...coming.event, id: eventId('unknown') } };
  const world = screens({ ...rows, matches: [...rows.matches, later] });
  world.show(<MatchPage id="m1" />);
  expect(await screen.findByRole('link', { name: /^Head-to-head / })).toBeTruthy();
  expect(screen.queryByText(/^Next: /)).toBeNull();
  const events = [event('e1'), event('unknown', { date: later.date })];
  act(() => void world.store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: events })));
  expect(await screen.findByText(/^Next: /)).toBeTruthy();
});

test('the card is gone through match by match, without telling a result', async () => {
  const c = screens({ ...rows, events: [event('e1', { cardOrder: 'mainFirst' })] });
  c.show(<MatchPage id="m1" />);
  const card = await screen.findByRole('navigation', { name: 'Next on the card' });
  expect(card.textContent).toMatch(/^Next match Cem v /);
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/match/m2');
  expect(selectNeighbours(c.state(), 'm2')).toEqual(['m1', undefined]);
  expect(selectNeighbours(c.state(), 'none')).toEqual([undefined, undefined]);
});

test('the stored fields are folded away for a reader and open for an editor', async () => {
  // Neither how sure its source was nor the class in the source's words is shown.
  const noted = { ...weighed, confidence: 'A: two sources', weightNote: 'men_115_plus' };
  const visitor = screens({ ...rows, matches: [noted, ...rows.matches.slice(1)] }).show(
    <MatchPage id="m1" />,
  );
  expect(screen.queryByText('Outcome')).toBeNull();
  await userEvent.click(screen.getByText('About this match'));
  expect(await screen.findByText('Player 1 score')).toBeTruthy();
  expect(visitor.container.textContent).not.toMatch(/two sources|men_115_plus/);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  visitor.unmount();
  screens(rows, { uid: 'ed' }).show(<MatchPage id="m1" />);
  expect(await screen.findByText('Player 1 score')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/match/m1/history');
});

test('a match that is not there is said to be missing once the server has answered', async () => {
  screens(rows).show(<MatchPage id="none" />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/Match/);
});
