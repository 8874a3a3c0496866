/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pages } from '@/app/navigation/pages';
import { dateOf } from '@/model/dates';
import { bundleId, eventId, playerId, sportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { RouteName } from '@/model/sharing/routes';
import type { Video } from '@/model/records/youtube';
import { csvText } from '@/parts/export/csv';
import { selectHidesResults, selectIsHidden } from '@/wiki/spoilers/spoilersSelectors';
import { hideResults, revealMatch } from '@/wiki/spoilers/spoilersThunks';
import { delta, event, match, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { profilesSlice } from '@/wiki/entities/profilesSlice';

/** The scores of the match whose result must stay hidden. No screen shows them for anything else. */
const won = 87;
const lost = 86;
const marked = new RegExp(`\\b(${won}|${lost})\\b`);

const today = dateOf(Date.now());
const fought = (id: string, first: string, second: string, fields: Partial<Match> = {}): Match =>
  match(id, {
    player1: { id: playerId(first), name: first, score: won, result: 'W' },
    player2: { id: playerId(second), name: second, score: lost, result: 'L' },
    date: today,
    arm: 'R',
    event: { id: eventId('e1'), date: today, sport: { id: sportId('armw') } },
    ...fields,
  });

const rows = {
  events: [event('e1', { name: 'East vs West', series: 'East vs West', date: today })],
  players: [
    player('Zoe', { name: 'Zoe', gender: 'W', country: 'GE' }),
    player('Ann', { name: 'Ann', gender: 'W', country: 'TR' }),
  ],
  matches: [
    fought('m1', 'Zoe', 'Ann', {
      title: 'World title',
      youtube: 'dQw4w9WgXcQ' as Video,
      note: `It went ${won} to ${lost}.`,
      conflict: `Another page has ${won}-${lost}.`,
    }),
  ],
  deltas: [
    delta('d1', {
      collection: 'match',
      docId: 'm1',
      field: 'player1.score',
      value: won,
      base: null,
      before: lost,
      status: 'applied',
      decidedAt: 2_000,
      note: `It was ${won}.`,
      bundle: bundleId('b1'),
    }),
    delta('d2', {
      collection: 'match',
      docId: 'm1',
      field: 'player2.score',
      value: lost,
      base: null,
      status: 'applied',
      decidedAt: 3_000,
    }),
  ],
};

/** The parameters of each page; those where results are entered or decided follow below. */
const shown = {
  home: {},
  sports: {},
  sport: { id: 'armw' },
  sportPanel: { id: 'armw', panel: 'matches' },
  series: { id: 'armw', series: 'east-vs-west' },
  gaps: {},
  event: { id: 'armw', eventId: 'e1' },
  eventPanel: { id: 'armw', eventId: 'e1', panel: 'video' },
  players: {},
  player: { id: 'Zoe' },
  versus: { id: 'Zoe', otherId: 'Ann' },
  bundle: { author: 'editor', id: 'b1' },
  changes: {},
  member: { uid: 'editor' },
  playerHistory: { id: 'Zoe' },
  match: { id: 'm1' },
  matchHistory: { id: 'm1' },
  rankings: {},
  search: {},
  rating: { id: 'Zoe' },
  titles: {},
  title: {},
  picks: {},
  records: {},
  countries: {},
  country: { id: 'GE' },
  following: {},
  inbox: {},
  log: {},
  about: {},
  terms: {},
  imprint: {},
  settings: {},
  status: {},
  login: {},
} as const satisfies Partial<Record<RouteName, Readonly<Record<string, string>>>>;

/** Pages of people who enter, compare or decide results and so have to see them; and two without a match. */
const working = [
  ...['newCard', 'addToCard', 'merge', 'split', 'mergeEvent', 'mydelta', 'outbox'],
  ...[
    'delta',
    'proposal',
    'reports',
    'duplicates',
    'audits',
    'reviewEvent',
    'figures',
    'definitions',
    'siteSettings',
  ],
  ...['importMatches', 'importToEvent', 'withholding', 'score'],
] as const satisfies readonly RouteName[];

const where: Partial<Record<RouteName, string>> = {
  search: '/search?q=Zoe',
  rankings: '/rankings?gender=W',
  records: '/records?gender=W',
  title: '/title?name=World+title&gender=W&arm=R',
};

async function show(name: keyof typeof shown, hides: boolean) {
  const { page } = await pages[name]();
  const c = screens(rows);
  c.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/editor', docs: [profile('editor')] }));
  if (hides) c.dispatch(hideResults('all'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await act(async () => void c.show(<page.Component {...shown[name]} />, where[name]));
  // Ratings, lazy parts and the head come a moment later.
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  return c;
}

const told = () => document.title + document.body.innerHTML;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.title = '';
});

test('every page is looked at here, or one where results are worked on', () => {
  expect([...Object.keys(shown), ...working].sort()).toEqual(Object.keys(pages).sort());
});

test.each(Object.keys(shown) as (keyof typeof shown)[])('%s tells no hidden result', async (name) => {
  await show(name, true);
  expect(told()).not.toMatch(marked);
  expect(told()).not.toMatch(/\([WLD]\)|data-result/);
  // The winner was entered first; on the page of a pair, the address sets the order.
  if (name !== 'versus') expect(told()).not.toMatch(/Zoe v Ann/);
});

/** The pages that do show it, which proves that the checks above can fail. */
const telling = [
  ...[
    'home',
    'sport',
    'sportPanel',
    'series',
    'gaps',
    'event',
    'eventPanel',
    'player',
    'versus',
    'match',
    'matchHistory',
  ],
  ...['bundle', 'changes', 'member', 'rankings', 'rating'],
] as const satisfies readonly (keyof typeof shown)[];

test.each(telling)('%s tells it to everybody else', async (name) => {
  await show(name, false);
  expect(told()).toMatch(marked);
});

test('a result is shown by its button, and the others of its card by one for all', async () => {
  const user = userEvent.setup();
  await show('event', true);
  const [row] = within(screen.getByRole('list', { name: 'Matches' })).getAllByRole('listitem');
  await user.click(within(row!).getByRole('button', { name: 'Show result of Ann v Zoe' }));
  expect(row!.innerHTML).toMatch(marked);
  await user.click(screen.getByRole('button', { name: 'Hide results' }));
  expect(told()).not.toMatch(marked);
  await user.click(screen.getByRole('button', { name: 'Show all on this card' }));
  expect(told()).toMatch(marked);
});

test('a card is hidden from its own page, which says so and shows it again, and no other result is', async () => {
  const user = userEvent.setup();
  const c = await show('event', false);
  await user.click(screen.getByRole('button', { name: 'Hide results' }));
  expect(told()).not.toMatch(marked);
  expect(screen.getByText(/Only this event’s results are hidden/).closest('[role=status]')).toBeTruthy();
  expect(selectHidesResults(c.state())).toBe(false);
  expect(selectIsHidden(c.state(), 'other')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show all on this card' }));
  expect(told()).toMatch(marked);
  expect(screen.queryByText(/Only this event’s/)).toBeNull();
});

test('a file has no hidden result', async () => {
  const c = await show('event', true);
  const rowsOf = () => csvText(c.state(), { kind: 'match', ids: ['m1'] });
  expect(rowsOf()).not.toMatch(marked);
  act(() => void c.dispatch(revealMatch('m1')));
  expect(rowsOf()).toMatch(marked);
});

test('the details of a row have no field by which the result could be told', async () => {
  const user = userEvent.setup();
  await show('event', true);
  await user.click(screen.getByRole('button', { name: /Details/ }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(2));
  expect(told()).not.toMatch(marked);
});
