/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/duplicates/DuplicatesPage';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { eventId, playerId } from '@/model/ids';
import type { PublishedPair } from '@/model/published/publishedDuplicates';
import type { Player } from '@/model/records/records';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const players = [
  player('levan', { name: 'Levan Saginashvili', country: 'GE' }),
  player('lewan', { name: 'Lewan Saginashvilli' }),
  player('devon', { name: 'Devon Larratt' }),
  player('dewon', { name: 'Dewon Larratt' }),
  player('ann', { name: 'Ann' }),
];
const pairOf = (a: string, b: string, over: Partial<PublishedPair> = {}): PublishedPair => ({
  a,
  b,
  score: 0.9,
  reasons: [{ code: 'spelling', about: ['one', 'other'] }],
  ...over,
});
const pairs = [pairOf('levan', 'lewan'), pairOf('devon', 'dewon')];

function open(
  published: readonly PublishedPair[] | BackendError = pairs,
  rows: readonly Player[] = players,
  user: Parameters<typeof screens>[1] = { uid: 'editor' },
) {
  const matches = [match('m1', { player1: { id: playerId('levan'), name: 'Levan' }, weight: '90kg' })];
  const world = screens({ players: rows, matches }, user);
  world.world.answers.duplicates = async () => {
    if (published instanceof BackendError) throw published;
    if (!navigator.onLine) throw new BackendError('unavailable', 'offline');
    return { version: 1, at: Date.now(), pairs: published };
  };
  world.store.dispatch(scopesSlice.actions.answered({ scope: 'players' }));
  const view = world.show(<page.Component />, '/duplicates');
  return { ...world, view };
}

const rowsShown = () =>
  within(screen.getByRole('list', { name: 'Pairs, most likely first' }))
    .getAllByRole('link', { name: /^Compare/ })
    .map((link) => link.textContent.replace('Compare ', ''));
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('each pair names both with what is known, tells why, and leads to the comparison', async () => {
  open();
  const link = await screen.findByRole('link', {
    name: 'Compare Levan Saginashvili and Lewan Saginashvilli',
  });
  expect(link.getAttribute('href')).toBe('/player/levan/merge?with=lewan');
  const row = within(link.closest('li')!);
  expect(row.getByText('Georgia')).toBeTruthy();
  expect(row.getByText('1 match')).toBeTruthy();
  expect(row.getByText('spelling: one / other')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Lewan Saginashvilli' }).getAttribute('href')).toBe('/player/lewan');
});

test('two of one name and country are told apart by the class of their newest match', async () => {
  const twins = ['levan', 'lewan'].map((id) => player(id, { name: 'Kim Lee', country: 'KR' }));
  open(pairs, twins);
  const link = await screen.findByRole('link', { name: 'Compare Kim Lee and Kim Lee' });
  expect(within(link.closest('li')!).getByText('90kg')).toBeTruthy();
});

test('“Not the same person” is proposed on the page of the smaller id; the pair goes at once, and withdrawing brings it back', async () => {
  const { commands } = open();
  await screen.findAllByText('Georgia');
  await press(/^Not the same person Levan/);
  expect(rowsShown()).toEqual(['Devon Larratt and Dewon Larratt']);
  expect(commands()).toMatchObject([
    {
      kind: 'upsertDelta',
      proposal: {
        collection: 'player',
        docId: 'levan',
        field: 'differentFrom',
        value: ['lewan'],
        base: null,
      },
    },
  ]);
  expect(document.activeElement?.textContent).toBe('Devon Larratt');
  expect(screen.getByText(/Levan Saginashvili and Lewan Saginashvilli are different people/)).toBeTruthy();
  await press(/^Withdraw$/);
  expect(rowsShown()).toEqual([
    'Levan Saginashvili and Lewan Saginashvilli',
    'Devon Larratt and Dewon Larratt',
  ]);
  expect(commands()).toEqual([]);
});

test('what a page says of others already is kept, also in an own proposal, and after withdrawing it', async () => {
  const rows = players.map((each) => (each.id === 'devon' ? { ...each, differentFrom: ['ann'] } : each));
  const { commands } = open([...pairs, pairOf('devon', 'levan')], rows);
  await screen.findAllByText('Georgia');
  await press(/^Not the same person Devon Larratt and Dewon/);
  await press(/^Not the same person Devon Larratt and Levan/);
  expect(commands()).toMatchObject([{ proposal: { docId: 'devon', value: ['ann', 'dewon', 'levan'] } }]);
  await press(/^Withdraw$/);
  expect(commands()).toMatchObject([{ proposal: { docId: 'devon', value: ['ann', 'dewon'] } }]);
});

test('a page that names as many as it may leaves it to the other; where both do, that is said', async () => {
  const full = Array.from({ length: 20 }, (_, at) => `x${at}`);
  const rows = players.map((each) =>
    ['levan', 'devon', 'dewon'].includes(each.id) ? { ...each, differentFrom: full } : each,
  );
  const { commands, state } = open(pairs, rows);
  await screen.findAllByText('Georgia');
  await press(/^Not the same person Levan/);
  expect(commands()).toMatchObject([{ proposal: { docId: 'lewan', value: ['levan'] } }]);
  await press(/^Not the same person Devon/);
  expect(commands()).toHaveLength(1);
  expect(rowsShown()).toEqual(['Devon Larratt and Dewon Larratt']);
  expect(state().notices.notices.map(({ message }) => message)).toMatchObject([
    { text: { id: 'duplicates.full' } },
  ]);
});

test('“Later” puts a pair at the end, for this visit', async () => {
  const { view, show } = open([...pairs, pairOf('ann', 'devon')]);
  await screen.findAllByText('Georgia');
  await press(/^Later Levan/);
  await press(/^Later Devon Larratt and Dewon/);
  const expected = [
    'Ann and Devon Larratt',
    'Levan Saginashvili and Lewan Saginashvilli',
    'Devon Larratt and Dewon Larratt',
  ];
  expect(rowsShown()).toEqual(expected);
  view.unmount();
  show(<page.Component />, '/duplicates');
  await screen.findAllByText('Georgia');
  expect(rowsShown()).toEqual(expected);
});

test('a pair goes by itself once one is merged into the other, deleted, or either is said to be somebody else', async () => {
  const { store } = open([...pairs, pairOf('ann', 'devon')]);
  await screen.findAllByText('Georgia');
  const now = (...docs: readonly Player[]) =>
    act(() => {
      store.dispatch(playersSlice.actions.modified({ scope: 'players', docs }));
    });
  now({ ...players[1]!, sameAs: playerId('levan') });
  expect(rowsShown()).toEqual(['Devon Larratt and Dewon Larratt', 'Ann and Devon Larratt']);
  now({ ...players[3]!, differentFrom: ['devon'] });
  expect(rowsShown()).toEqual(['Ann and Devon Larratt']);
  act(() => {
    store.dispatch(
      playersSlice.actions.removed({ scope: 'players', ids: ['ann'], deletedIds: ['ann'], deletedAt: [9] }),
    );
  });
  expect(await screen.findByText('No pairs left')).toBeTruthy();
});

test('fifty pairs are shown at first, and more when asked', async () => {
  const many = Array.from({ length: 60 }, (_, at) => player(`n${at}`, { name: `Name ${at}` }));
  open(
    many.map(({ id }) => pairOf('ann', id)),
    [...players, ...many],
  );
  await screen.findByText('60');
  expect(rowsShown()).toHaveLength(50);
  await press(/^Show 10 more$/);
  expect(rowsShown()).toHaveLength(60);
});

test('visitors are told what signing in is good for, nothing is asked for, and merges are shown', () => {
  let asked = 0;
  const merged = player('levon', { name: 'Levon S.', sameAs: playerId('levan') });
  const world = screens({ players: [...players, merged] });
  world.world.answers.duplicates = async () => {
    asked += 1;
    throw new Error('Expected nobody to ask');
  };
  world.show(<page.Component />, '/duplicates');
  expect(screen.getByText(/Sign in to say/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/login?next=%2Fduplicates',
    '/player/levon/history',
  ]);
  expect(asked).toBe(0);
});

describe('where the list cannot be had', () => {
  let online = true;
  beforeEach(() => {
    online = true;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  });
  afterEach(() => jest.restoreAllMocks());
  const becomes = (next: boolean) =>
    act(async () => {
      online = next;
      fireEvent(window, new Event(next ? 'online' : 'offline'));
    });

  test('it is said to be loading, then why it failed, and trying again works', async () => {
    const { world } = open(
      new BackendError('not-found', 'duplicates.json: expected the file, found status 404'),
    );
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText('The possible duplicates could not be loaded')).toBeTruthy();
    world.answers.duplicates = async () => ({ version: 1, at: Date.now(), pairs });
    await press(/^Try again$/);
    await screen.findAllByText('Georgia');
    expect(rowsShown()).toHaveLength(2);
  });

  test('without a network that is said, and it comes by itself with the network', async () => {
    online = false;
    open();
    expect(screen.getByText('You are offline')).toBeTruthy();
    await becomes(true);
    await screen.findAllByText('Georgia');
    expect(rowsShown()).toHaveLength(2);
  });

  test('what was loaded stays, and can be worked on', async () => {
    const { world, commands } = open();
    await screen.findAllByText('Georgia');
    await becomes(false);
    expect(screen.getByText(/Showing the list from your last visit/)).toBeTruthy();
    await press(/^Not the same person Levan/);
    expect(commands()).toHaveLength(1);
    world.answers.duplicates = async () => Promise.reject(new BackendError('unavailable', 'status 503'));
    await becomes(true);
    expect(await screen.findByText(/could not be updated/)).toBeTruthy();
    expect(rowsShown()).toEqual(['Devon Larratt and Dewon Larratt']);
  });
});

test('merged players and events are listed with their history and the page that stays', async () => {
  const { store } = open([], [...players, player('levon', { name: 'Levon S.', sameAs: playerId('levan') })]);
  const events = [
    event('kotok', { name: 'King of the Table' }),
    event('kott', { name: 'King of Table', sameAs: eventId('kotok') }),
  ];
  act(() => void store.dispatch(eventsSlice.actions.modified({ scope: 'events', docs: events })));
  const merges = within(await screen.findByRole('list', { name: 'Merged pages' }));
  const links = merges.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/sport/armw/event/kott/history',
    '/player/levon/history',
  ]);
  expect(merges.getByText('King of Table')).toBeTruthy();
  expect(merges.getByText(/Now .?King of the Table/)).toBeTruthy();
  expect(merges.getByText('Levon S.')).toBeTruthy();
  expect(merges.getByText(/Now .?Levan Saginashvili/)).toBeTruthy();
});
