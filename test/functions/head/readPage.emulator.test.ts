import { readPage } from '../../../functions/src/head/readPage';
import { event, match, player, world } from '../documents';
import { openStore } from '../support';

const store = openStore('demo-heads');
beforeEach(() => store.empty());
afterAll(() => store.close());
const read = (pathname: string) => readPage(store.db, pathname);

test('an event comes with its matches in the order of the card, without what was deleted', async () => {
  await store.put({
    ...world,
    'match/m': match({ order: 2 }),
    'match/first': match({ order: 1 }),
    'match/gone': match({ order: 0, deleted: true }),
    'match/elsewhere': match({ event: { id: 'x', date: '2020-02-02', sport: { id: 'armw' } } }),
    'match/broken': { event: { id: 'e' } },
  });
  const page = await read('/sport/armw/event/e');
  expect(page).toMatchObject({ kind: 'event', event: { id: 'e', name: 'East vs West' }, panel: 'matches' });
  expect(page?.kind === 'event' && page.matches.map(({ id }) => id)).toEqual(['first', 'm']);
});

test('a match comes with its event, and stays without one that is gone', async () => {
  await store.put(world);
  expect(await read('/match/m')).toMatchObject({ kind: 'match', match: { id: 'm' }, event: { id: 'e' } });
  await store.put({ 'event/e': event({ deleted: true }) });
  expect(await read('/match/m')).toMatchObject({ kind: 'match', event: undefined });
});

test('a player comes with the matches on either side, newest first', async () => {
  await store.put({
    ...world,
    'match/new': match({
      date: '2024-01-01',
      player1: { id: 'p3', name: 'Cem' },
      player2: { id: 'p1', name: 'Ann' },
    }),
    'match/others': match({ player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p3', name: 'Cem' } }),
    'player/p3': player('Cem'),
  });
  const page = await read('/player/p1');
  expect(page?.kind === 'player' && page.matches.map(({ id }) => id)).toEqual(['new', 'm']);
  expect(page?.kind === 'player' && page.events.map(({ id }) => id)).toEqual(['e']);
  const pair = await read('/player/p3/versus/p1');
  expect(pair).toMatchObject({
    kind: 'versus',
    players: [{ id: 'p1' }, { id: 'p3' }],
    matches: [{ id: 'new' }],
  });
});

test.each([
  '/sport/armw/event/none',
  '/sport/chess/event/e',
  '/sport/chess',
  '/sport/armw/nothing',
  '/sport/armw/event/e/nothing',
  '/match/none',
  '/match/..',
  '/match/__x__',
  '/match/a%2Fb',
  '/match/%E0%A4%A',
  '/player/none',
  '/player/gone',
  '/player/p1/versus/p1',
  '/player/p1/versus/none',
  '/player/p1/and/more',
])('there is no page at %s', async (pathname) => {
  await store.put({ ...world, 'player/gone': player('Gone', { deleted: true }) });
  expect(await read(pathname)).toBeUndefined();
});

test.each([
  '/sport/armw/event/new/card',
  '/sport/armw/event/e/add',
  '/player/p1/history',
  '/match/m/history',
])('there is a page at %s, of which nothing is told', async (pathname) => {
  expect(await read(pathname)).toMatchObject({ kind: 'other' });
});

test('a sport needs no database', async () => {
  expect(await read('/sport/armw/rankings')).toMatchObject({ kind: 'sport', panel: 'rankings' });
});
