/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { BackendError } from '@/backend/errors';
import { page as eventPage } from '@/features/events/EventPage';
import { dateOf } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const EventPage = eventPage.Component;
const date = dateOf(Date.now());

const fight = (id: string, order: number, first: string, second: string) =>
  match(id, {
    date,
    order,
    event: { id: eventId('e1'), date, sport: { id: sportId('armw') } },
    player1: { id: playerId(first.toLowerCase()), name: first },
    player2: { id: playerId(second.toLowerCase()), name: second },
  });

const rows = {
  events: [event('e1', { name: 'Harbour Night', date, cardOrder: 'mainLast' })],
  players: ['Ann', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay'].map((name) => player(name.toLowerCase(), { name })),
  matches: [fight('m1', 1, 'Bea', 'Ann'), fight('m2', 2, 'Cleo', 'Dora'), fight('m3', 3, 'Eve', 'Fay')],
};

const going: LiveMatch = { score: [1, 2], rounds: ['2p', '1p', '2f'], fouls: [1, 0] };
const ended: LiveMatch = {
  score: [1, 3],
  rounds: ['2p', '1p', '2f', '2p'],
  end: 'finished',
  winner: 'player2',
};
const card = (m1: LiveMatch, revision = 7) => ({ event: 'e1', revision, matches: { m1 } });

async function shownStage(panel = 'stage') {
  const world = screens(rows);
  world.show(<EventPage id="armw" eventId="e1" panel={panel} />);
  await screen.findByRole('heading', { level: 1, name: 'Harbour Night' });
  await act(async () => undefined);
  return world;
}

/** The live card of an event that nobody has scored yet. */
const noCard = undefined;

const now = (name = 'Now') => screen.findByRole('region', { name });

test('the stage shows the match that goes on, its rounds and fouls, and who is next', async () => {
  const world = await shownStage();
  // Nobody knows that before the first answer.
  expect(screen.queryByText('No match has started yet.')).toBeNull();
  act(() => world.tell('live', noCard));
  expect(await screen.findByText('No match has started yet.')).toBeTruthy();
  act(() => world.tell('live', card(going)));
  const region = await now();
  expect(region.textContent).toMatch(/Live, not confirmed.*Round 4.*Bea.*Fouls 1.*1.*Ann.*2/);
  const next = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Cleo – Dora/),
    expect.stringMatching(/^Eve – Fay/),
  ]);
});

test('a match that has ended stays until the next one begins', async () => {
  const world = await shownStage();
  act(() => world.tell('live', card(ended)));
  expect((await now('Last match')).textContent).toMatch(/Bea.*1.*Ann.*won.*3/);
});

test('the stage is dark and has no ground of its own, and the page has both again afterwards', async () => {
  const root = document.documentElement;
  const world = screens(rows);
  const shown = world.show(<EventPage id="armw" eventId="e1" panel="stage" />);
  await screen.findByRole('region', { name: 'Next' });
  expect([root.dataset['theme'], root.style.background]).toEqual(['dark', 'transparent']);
  shown.unmount();
  expect([root.dataset['theme'], root.style.background]).toEqual([undefined, '']);
});

test('who hides results is asked before the stage shows them, and no live card is followed before', async () => {
  const world = screens(rows);
  act(() => void world.dispatch(hideResults('all')));
  world.show(<EventPage id="armw" eventId="e1" panel="stage" />);
  const show = await screen.findByRole('button', { name: 'Show the stage view' });
  expect(world.calls).not.toContain('live e1');
  fireEvent.click(show);
  act(() => world.tell('live', card(going)));
  expect((await now()).textContent).toMatch(/Ann.*2.*Bea.*1/);
});

test('a stage that has lost its connection says so, follows again by itself, and is silent once it has caught up', async () => {
  const world = await shownStage();
  await screen.findByRole('region', { name: 'Next' });
  expect(screen.getByRole('status').textContent).toBe('Connecting…');
  act(() => world.tell('live', card(going)));
  await now();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => world.tell('live', { ...card(going), behind: true }));
  expect(screen.getByRole('status').textContent).toMatch(/^Reconnecting\. As of \d\d:\d\d\.$/);
  act(() => world.tell('live', card(ended, 8)));
  expect(screen.queryByRole('status')).toBeNull();

  jest.useFakeTimers();
  act(() => world.fail('live', new BackendError('resource-exhausted', 'too much')));
  expect(screen.getByRole('status')).toBeTruthy();
  const asked = () => world.calls.filter((call) => call === 'live e1').length;
  expect(asked()).toBe(1);
  act(() => jest.advanceTimersByTime(15_000));
  expect(asked()).toBe(2);
  // Nothing has arrived yet.
  expect(screen.getByRole('status')).toBeTruthy();
  act(() => world.tell('live', card(ended, 9)));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the score sheet has each match in the order of the show with empty boxes, and no result', async () => {
  await shownStage('sheet');
  const table = await screen.findByRole('table');
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1.*Bea$/),
    'Ann',
    expect.stringMatching(/^2.*Cleo$/),
    'Dora',
    expect.stringMatching(/^3.*Eve$/),
    'Fay',
  ]);
});
