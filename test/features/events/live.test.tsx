/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { page as eventPage } from '@/features/events/EventPage';
import { HomeRest } from '@/features/home/HomeRest';
import { page as matchPage } from '@/features/matches/MatchPage';
import { dateOf, type DateString } from '@/model/dates';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { picksActions } from '@/wiki/picks/picksSlice';

import { hideResults, revealCard } from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

afterEach(() => sessionStorage.clear());

const EventPage = eventPage.Component;
const MatchPage = matchPage.Component;
const dayMs = 86_400_000;
const onDay = (days: number) => dateOf(Date.now() + days * dayMs);

const rowsOn = (date: DateString) => ({
  events: [event('e1', { name: 'Harbour Night', date })],
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' }), player('cleo', { name: 'Cleo' })],
  matches: [
    match('m1', {
      date,
      event: { id: eventId('e1'), date, sport: { id: sportId('armw') } },
      player1: { id: playerId('bea'), name: 'Bea' },
      player2: { id: playerId('ann'), name: 'Ann' },
    }),
  ],
});

const fourRounds: LiveMatch = { score: [1, 3], rounds: ['2p', '1p', '2p', '2f'], fouls: [1, 0], held: true };
const liveOf = (m1: LiveMatch) => ({ event: 'e1', revision: 7, matches: { m1 } });

async function shownLive(m1: LiveMatch, open = <EventPage id="armw" eventId="e1" />) {
  const world = screens(rowsOn(onDay(1)));
  world.show(open);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  act(() => world.tell('live', liveOf(m1)));
  return world;
}

const row = () => screen.getAllByRole('listitem').find((each) => each.textContent?.includes('Ann'))!;

test('a live match has its score and state on the card, and says that it is not confirmed', async () => {
  const world = await shownLive(fourRounds);
  // The row is another one once the code of its state has come.
  await screen.findByText('Live, not confirmed');
  expect(within(row()).getByText('Live, not confirmed')).toBeTruthy();
  expect(row().textContent).toMatch(/Bea.*1.*Ann.*3/);
  for (const text of ['Round 5', 'Fouls 1–0', 'Under review by the referees'])
    expect(within(row()).getByText(text)).toBeTruthy();
  act(() => world.tell('live', liveOf({ score: [1, 4], rounds: [], end: 'finished', winner: 'player2' })));
  expect(within(row()).getByText('Ended')).toBeTruthy();
  expect(within(row()).getByText('(won)')).toBeTruthy();
  act(() => world.tell('live', undefined));
  expect(screen.queryByText('Live, not confirmed')).toBeNull();
});

test('the page of a live match follows the same document and shows the substitute', async () => {
  const world = await shownLive({ ...fourRounds, substitutes: { player1: 'cleo' } }, <MatchPage id="m1" />);
  expect(world.calls.filter((call) => call.startsWith('live'))).toEqual(['live e1']);
  expect(await screen.findByText('Live, not confirmed')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Cleo v Ann' }).textContent).toMatch(/3/);
});

test('who hides results sees that a match is live, and no score before asking for it', async () => {
  const world = screens(rowsOn(onDay(0)));
  act(() => void world.dispatch(hideResults('all')));
  world.show(<EventPage id="armw" eventId="e1" />);
  await act(async () => undefined);
  act(() => world.tell('live', liveOf(fourRounds)));
  // The row is another one once the code of its state has come.
  await screen.findByText('Live, not confirmed');
  expect(within(row()).getByText('Live, not confirmed')).toBeTruthy();
  expect(row().textContent).not.toMatch(/[135]/);
  act(() => void world.dispatch(revealCard('e1')));
  // Hidden results have the names in alphabetical order, and keep it.
  expect(row().textContent).toMatch(/Ann.*3.*Bea.*1/);
});

test('a match that has begun live takes no more picks on this device', async () => {
  const world = await shownLive({ score: [0, 0], rounds: [], weights: { player1: 90 } });
  expect(await screen.findByRole('group', { name: /Your pick/ })).toBeTruthy();
  const pick = { match: 'm1', event: 'e1', player: 'ann', sureness: 1 } as const;
  act(() => void world.store.dispatch(picksActions.saved({ uid: undefined, pick })));
  act(() => world.tell('live', liveOf(fourRounds)));
  expect(screen.queryByRole('group', { name: /Your pick/ })).toBeNull();
  expect(screen.getByText('You picked Ann, 60%')).toBeTruthy();
});

test.each([
  [1, true],
  [0, true],
  [-7, true],
  [3, false],
  [-9, true],
  [-62, false],
])('an event in %i days is followed live: %s', async (days, followed) => {
  const world = screens(rowsOn(onDay(days)));
  world.show(<EventPage id="armw" eventId="e1" />);
  await act(async () => undefined);
  expect(world.calls.includes('live e1')).toBe(followed);
});

test.each([
  [-30, false],
  [0, true],
])('a page of an event on day %i begins with the server’s copy of the card: %s', async (days, many) => {
  const world = screens(rowsOn(onDay(days)));
  const follow = jest.spyOn(world.extra.scopes, 'follow');
  world.show(<EventPage id="armw" eventId="e1" />);
  await screen.findByRole('heading', { level: 1 });
  expect(follow.mock.calls).toContainEqual([{ kind: 'matchesOfEvent', event: 'e1', ...(many && { many }) }]);
});

test('a moderator follows the live card of an open match however old it is, so that it can be confirmed', async () => {
  const world = screens(rowsOn(onDay(-400)), { uid: 'mod', moderator: true });
  world.show(<EventPage id="armw" eventId="e1" />);
  await act(async () => undefined);
  expect(world.calls).toContain('live e1');
});

test('readers see the card in the order that the scorers have entered', async () => {
  const { events, players, matches } = rowsOn(onDay(0));
  const [first] = matches;
  const other = { ...first!, order: 2, player1: { id: playerId('cleo'), name: 'Cleo' } };
  const world = screens({
    events: [{ ...events[0]!, cardOrder: 'mainLast' }],
    players,
    matches: [
      { ...first!, order: 1 },
      { ...other, id: matchId('m2') },
    ],
  });
  world.show(<EventPage id="armw" eventId="e1" />);
  await act(async () => undefined);
  const order = () =>
    within(screen.getByRole('list', { name: 'Matches' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent?.includes('Cleo') ? 'Cleo' : 'Bea'));
  expect(order()).toEqual(['Cleo', 'Bea']);
  act(() => world.tell('live', liveOf({ score: [0, 0], rounds: [], order: 3 })));
  expect(order()).toEqual(['Bea', 'Cleo']);
});

test('moderators have every card that waits for a confirmation as work, also on Home', async () => {
  const world = screens(rowsOn('2026-01-01' as DateString), { uid: 'mod', moderator: true });
  world.show(<HomeRest />);
  await act(async () => undefined);
  act(() =>
    world.tell('liveCards', [
      { event: 'e1', revision: 1, matches: { m1: { score: [3, 0], rounds: [], end: 'finished' } } },
    ]),
  );
  const list = await screen.findByRole('list', { name: 'Live results to confirm' });
  expect(within(list).getByRole('listitem').textContent).toMatch(/Harbour Night.*1 of 1 match has ended/);
  expect(within(list).getByRole('link').getAttribute('href')).toBe('/sport/armw/event/e1');
});

const scored = match('m1', {
  event: { id: eventId('e1'), date: onDay(0), sport: { id: sportId('armw') } },
  player1: { id: playerId('bea'), name: 'Bea', score: 2, result: 'W' },
  player2: { id: playerId('ann'), name: 'Ann', score: 1, result: 'L' },
  rounds: `${Date.UTC(2026, 10, 29, 12) / 1_000} 1p0 2f41 1s90 e95`,
});

test('a confirmed match has its rounds with their times, on its page and on the card', async () => {
  screens({ ...rowsOn(onDay(0)), matches: [scored] }).show(<MatchPage id="m1" />);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
  const at = (seconds: number) => time.format(Date.UTC(2026, 10, 29, 12) + seconds * 1_000);
  const rounds = await screen.findByRole('list', { name: 'Rounds' });
  expect(
    within(rounds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`1Beapin${at(0)}`, `2Annfouls${at(41)}`, `3Beareferee’s stop${at(90)}`, 'Duration 1:35']);
});

test('who hides results sees no rounds before asking, and then the right winners', async () => {
  const world = screens({ ...rowsOn(onDay(0)), matches: [scored] });
  act(() => void world.dispatch(hideResults('all')));
  world.show(<MatchPage id="m1" />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list', { name: 'Rounds' })).toBeNull();
  act(() => void world.dispatch(revealCard('e1')));
  const rounds = await screen.findByRole('list', { name: 'Rounds' });
  expect(rounds.textContent).toMatch(/^1Beapin.*2Annfouls/);
});

test('a live match has its rounds so far', async () => {
  await shownLive(fourRounds, <MatchPage id="m1" />);
  const rounds = await screen.findByRole('list', { name: 'Rounds' });
  expect(rounds.textContent).toBe('1Annpin2Beapin3Annpin4Annfouls');
});

test('a live match that has ended has its duration', async () => {
  await shownLive(
    { ...fourRounds, end: 'finished', winner: 'player2', duration: 272_000 },
    <MatchPage id="m1" />,
  );
  const rounds = await screen.findByRole('list', { name: 'Rounds' });
  expect(rounds.textContent).toMatch(/4AnnfoulsDuration 4:32$/);
});
