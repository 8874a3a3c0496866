/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/players/VersusPage';
import { balancesOf, rivalsOf, selectForm, selectMeetings } from '@/features/players/rivalsSelectors';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { DateString } from '@/model/dates';
import { eventId, playerId } from '@/model/ids';
import type { Event, Match } from '@/model/records/records';
import { Redirect } from '@/store/page';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const fought = (
  id: string,
  date: string,
  [a, own]: readonly [string, number],
  [b, other]: readonly [string, number],
  fields: Partial<Match> = {},
) =>
  match(id, {
    date: date as DateString,
    player1: { id: playerId(a), name: a, score: own, result: own > other ? 'W' : 'L' },
    player2: { id: playerId(b), name: b, score: other, result: own > other ? 'L' : 'W' },
    arm: 'R',
    ...fields,
  });

const world = (more: readonly Match[] = [], events: readonly Event[] = []) =>
  screens({
    events: [event('e1'), ...events],
    players: ['ann', 'bea', 'cid', 'dan'].map((id) => player(id, { name: id })),
    matches: [
      fought('m1', '2020-01-01', ['ann', 3], ['bea', 1]),
      fought('m2', '2021-01-01', ['bea', 3], ['ann', 2], { arm: 'L' }),
      fought('m3', '2022-01-01', ['bea', 0], ['ann', 4]),
      fought('m4', '2022-06-01', ['ann', 3], ['cid', 0]),
      ...more,
    ],
  });
const Versus = page.Component;

const board = () => screen.getByRole('region', { name: / v / });
const figures = (table: HTMLElement, strength: string) =>
  [...table.querySelectorAll('tbody')]
    .filter((part) => part.querySelector('[scope=rowgroup]')?.textContent === strength)
    .flatMap((part) => [...part.querySelectorAll('tr')].slice(1).map((row) => row.textContent));

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('two players are compared in bars of chances, ratings, matches and rounds, in each strength', async () => {
  world().show(<Versus id="ann" otherId="bea" />);
  const table = await screen.findByRole('table', { name: 'Ratings and chances today' });
  await waitFor(() => expect(figures(table, 'Right arm')[0]).toMatch(/^\d+%Chance of winning\d+%$/));
  expect(figures(table, 'Left arm').slice(2)).toEqual(['0Matches1', '2Rounds3']);
  expect(figures(table, 'Right arm').slice(2)).toEqual(['2Matches0', '7Rounds1']);
  expect(figures(table, 'Both arms')).toEqual([]);
  expect(board().textContent).toMatch(/ann.*Leads2bea1/);
  const meetings = screen.getByRole('table', { name: 'Meetings' });
  const scores = [...meetings.querySelectorAll('[data-phone=end]')].slice(1).map((cell) => cell.textContent);
  expect(scores).toEqual(['4–0', '2–3', '3–1']);
  const links = within(meetings).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/match/m3', '/match/m2', '/match/m1']);
});

test('a match to come is the next one, counts in no tally, and has its days where others have a score', async () => {
  const today = new Date();
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 14, 12)
    .toISOString()
    .slice(0, 10);
  const coming: Match = {
    ...fought('m9', day, ['ann', 0], ['bea', 0], { arm: 'L' }),
    player1: { id: playerId('ann'), name: 'ann' },
    player2: { id: playerId('bea'), name: 'bea' },
  };
  world([coming]).show(<Versus id="ann" otherId="bea" />);
  const meetings = await screen.findByRole('table', { name: 'Meetings' });
  const scores = [...meetings.querySelectorAll('[data-phone=end]')].slice(1).map((cell) => cell.textContent);
  expect(scores).toEqual(['in 14 days', '4–0', '2–3', '3–1']);
  expect(board().textContent).toMatch(/^ann v bea.*3 meetings.*Next: in 14 days.*Last: 4–0/);
  const links = within(board()).getAllByRole('link', { name: /^(Next|Last)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/match/m9', '/match/m3']);
  expect(screen.getByText(/^Chances today/).textContent).toBe('Chances today · Left arm');
});

test('a meeting links to its moment in the video of the show', async () => {
  const youtube = 'https://youtu.be/abcdefghijk?t=310' as NonNullable<Match['youtube']>;
  world([fought('m5', '2023-01-01', ['ann', 3], ['bea', 2], { youtube })]).show(
    <Versus id="ann" otherId="bea" />,
  );
  const link = await screen.findByRole('link', { name: /^Video of .*ann.*bea.*, from 5:10$/ });
  expect(link.getAttribute('href')).toBe(youtube);
});

test('a meeting of a cancelled event says so where others have a score', async () => {
  const off: Match = {
    ...fought('m9', '2022-09-01', ['ann', 0], ['bea', 0]),
    event: { ...match('m9').event, id: eventId('off') },
    player1: { id: playerId('ann'), name: 'ann' },
    player2: { id: playerId('bea'), name: 'bea' },
  };
  world([off], [event('off', { status: 'cancelled' })]).show(<Versus id="ann" otherId="bea" />);
  const meetings = await screen.findByRole('table', { name: 'Meetings' });
  const scores = [...meetings.querySelectorAll('[data-phone=end]')].slice(1).map((cell) => cell.textContent);
  expect(scores).toEqual(['Cancelled', '4–0', '2–3', '3–1']);
});

test('an arm that the pair never pulled is not shown', async () => {
  world().show(<Versus id="ann" otherId="cid" />);
  const table = await screen.findByRole('table', { name: 'Ratings and chances today' });
  expect([...table.querySelectorAll('[scope=rowgroup]')].map((cell) => cell.textContent)).toEqual([
    'Right arm',
  ]);
});

test('a tally with hidden results is hidden, and one button shows them all', async () => {
  const c = world();
  c.dispatch(hideResults('all'));
  c.show(<Versus id="ann" otherId="bea" />);
  expect(board().textContent).toContain('3 meetings');
  expect(board().textContent).not.toMatch(/Leads|4–0/);
  await userEvent.click(within(board()).getByRole('button', { name: 'Show their results' }));
  expect(board().textContent).toMatch(/ann.*Leads2bea1.*Last: 4–0/);
  expect(screen.getByText('Ratings come from results, which are hidden.')).toBeTruthy();
});

test('the pair stands in the order in which it was asked for', async () => {
  world().show(<Versus id="bea" otherId="ann" />);
  const table = await screen.findByRole('table', { name: 'Ratings and chances today' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('bea v ann');
  expect(figures(table, 'Right arm').slice(2)).toEqual(['0Matches2', '1Rounds7']);
});

test('of the few matches that came with a first visit no rating is shown, which all of them would change', async () => {
  jest.useFakeTimers();
  const c = world();
  c.store.dispatch(scopesSlice.actions.onlyFirst(true));
  c.show(<Versus id="ann" otherId="bea" />);
  const outlook = await screen.findByRole('table', { name: 'Ratings and chances today' });
  const meetings = screen.getByRole('table', { name: 'Meetings' });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(meetings.textContent).toContain('3–1––');
  act(() => void c.store.dispatch(scopesSlice.actions.onlyFirst(false)));
  await waitFor(() => expect(meetings.textContent).not.toContain('3–1––'));
  expect(outlook.textContent).toMatch(/Right arm\d+%.*1\d{3}/);
});

test('two who have not met are compared by their ratings', async () => {
  world().show(<Versus id="bea" otherId="cid" />);
  expect((await screen.findAllByText('They have not met yet')).length).toBeGreaterThan(0);
  const table = await screen.findByRole('table');
  await waitFor(() => expect(table.textContent).toMatch(/Right arm\d+%/));
});

test('somebody against themselves is the page of that player', async () => {
  const prefetch = async (id: string, otherId: string) => {
    try {
      await page.prefetch!({ params: { id, otherId } } as unknown as Parameters<
        typeof page.prefetch & object
      >[0]);
      return 'stays';
    } catch (error) {
      return error instanceof Redirect ? error.url : error;
    }
  };
  expect(await prefetch('bea', 'ann')).toBe('stays');
  expect(await prefetch('ann', 'ann')).toBe('/player/ann');
});

test('rivals are all whom one has met, with the best and the worst balance, and form is what came before a match', () => {
  const state = world().state();
  const meetings = selectMeetings(state, 'ann', 'bea');
  expect(meetings.map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
  const [newest] = meetings;
  const others = [
    fought('m7', '2018-01-01', ['ann', 1], ['cid', 3]),
    fought('m8', '2018-02-01', ['cid', 3], ['ann', 0]),
    fought('m9', '2019-01-01', ['ann', 1], ['dan', 0]),
  ];
  const rivals = rivalsOf([...meetings, ...others], 'ann');
  expect(rivals.map(({ id, tally: { wins, losses } }) => [id, wins, losses])).toEqual([
    ['bea', 2, 1],
    ['cid', 0, 2],
    ['dan', 1, 0],
  ]);
  expect(balancesOf(rivals)).toEqual({ best: rivals[0], worst: rivals[1] });
  expect(balancesOf([])).toEqual({});
  expect(selectForm(state, 'bea', newest!)).toEqual(['W', 'L']);
});
