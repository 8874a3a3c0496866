import { createAllowance } from '../../../../functions/src/base/allowance';
import { mostReads, readPage } from '../../../../functions/src/serve/head/readPage';
import { event, match, player, world } from '../../documents';
import { openStore } from '../../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-heads');
beforeEach(() => store.empty());
afterAll(() => store.close());
const read = (pathname: string) => readPage(store.db, pathname, builtInSports);

test('an event comes with its matches in the order that its card states, without what was deleted', async () => {
  await store.put({
    ...world,
    'event/e': event({ cardOrder: 'mainFirst' }),
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

/**
 * A preview of an event with this many matches of the same two players, and one more match for each event of a player.
 */
const previewOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `match/m${at}`,
      match({ event: { id: `e${at % 40}`, date: '2020-02-02', sport: { id: 'armw' } } }),
    ]),
  );

test('of a hidden player only the name is read, while an opponent has all matches', async () => {
  await store.put({ ...world, 'player/p1': player('Ann', { hidden: true, country: 'KZ' }) });
  expect(await read('/player/p1')).toEqual({
    kind: 'hidden',
    address: { name: 'player', params: { id: 'p1' } },
    name: 'Ann',
  });
  expect(await read('/player/p2')).toMatchObject({ kind: 'player', matches: [{ id: 'm' }] });
  expect(await read('/player/p1/versus/p2')).toMatchObject({ kind: 'versus', matches: [{ id: 'm' }] });
});

test('a page reads so many documents at most, and says how many matches there are of more', async () => {
  await store.put({ ...world, ...previewOf(450) });
  const spent: number[] = [];
  const allowance = {
    spend: async <T>(most: number, work: () => Promise<T>, used: (done: T) => number) => {
      const done = await work();
      expect(most).toBe(mostReads);
      spent.push(used(done));
      return done;
    },
  };
  const page = await readPage(store.db, '/player/p1', builtInSports, allowance);
  expect(page).toMatchObject({ kind: 'player', matches: [], tooMany: 451, events: [] });
  await readPage(store.db, '/player/p1/versus/p2', builtInSports, allowance);
  await readPage(store.db, '/sport/armw/event/e', builtInSports, allowance);
  await readPage(store.db, '/player/none', builtInSports, allowance);
  expect(spent).toEqual([2 + 301 + 1, 4 + 300 + 30, 2 + 1, 1]);
  expect(Math.max(...spent)).toBeLessThanOrEqual(mostReads);
});

test('a page is not begun with less left than it may take, one that reads nothing is', async () => {
  await store.put(world);
  const allowance = createAllowance(mostReads + 12, () => 0);
  const get = (pathname: string) => readPage(store.db, pathname, builtInSports, allowance);
  for (let n = 0; n < 4; n++) expect(await get('/player/p1')).toBeDefined();
  await expect(get('/player/p1')).rejects.toThrow('a minute');
  expect(await get('/sport/armw/rankings')).toBeDefined();
});

describe('a record that is only proposed', () => {
  const id = 'NewRecordOfTwentyLtr';
  const proposal = (collection: string, over: object = {}) => ({
    collection,
    docId: '',
    field: '',
    value: {},
    status: 'new',
    ...over,
  });
  const pages = { event: `/sport/armw/event/${id}`, match: `/match/${id}`, player: `/player/${id}` };

  test.each(Object.entries(pages))(
    'has a page of which nothing is told: %s',
    async (collection, pathname) => {
      await store.put({ ...world, [`delta/${id}`]: proposal(collection) });
      expect(await read(pathname)).toMatchObject({ kind: 'proposed' });
    },
  );

  test.each([
    ['an applied one that was deleted since', proposal('player', { status: 'applied' })],
    ['a rejected one', proposal('player', { status: 'rejected' })],
    ['an edit of another', proposal('player', { docId: 'p1', field: 'name' })],
    ['one of another kind', proposal('event')],
  ])('has none for %s', async (_, delta) => {
    await store.put({ ...world, [`delta/${id}`]: delta });
    expect(await read(pages.player)).toBeUndefined();
  });

  test('costs one read more, and only for an id that an app made', async () => {
    await store.put(world);
    const reads: number[] = [];
    const allowance = {
      spend: async <T>(_: number, work: () => Promise<T>, used: (done: T) => number) => {
        const done = await work();
        reads.push(used(done));
        return done;
      },
    };
    for (const name of [id, `${id}x`, 'devon-larratt'])
      expect(await readPage(store.db, `/player/${name}`, builtInSports, allowance)).toBeUndefined();
    expect(reads).toEqual([2, 2, 1]);
  });
});

describe('an event that was merged into another one', () => {
  const at = (id: string) => ({ event: { id, date: '2020-02-02', sport: { id: 'armw' } } });
  const merged = {
    ...world,
    'event/e2': event({ name: 'The East vs West', sameAs: 'e' }),
    'match/double': match({ ...at('e2'), sameAs: 'm' }),
    'match/more': match({ ...at('e2'), order: 2 }),
  };

  test('is at the address of that one, whose card has the matches of both, and its history where it was', async () => {
    await store.put(merged);
    expect(await read('/sport/armw/event/e2/video')).toMatchObject({
      kind: 'moved',
      address: { name: 'eventPanel', params: { id: 'armw', eventId: 'e', panel: 'video' } },
    });
    expect(await read('/sport/armw/event/e2/history')).toMatchObject({ kind: 'other' });
    const page = await read('/sport/armw/event/e');
    expect(page).toMatchObject({ kind: 'event', merged: [{ id: 'e2' }], matches: { length: 3 } });
  });

  test('has its matches at their addresses, but one that doubles another leads to that', async () => {
    await store.put(merged);
    expect(await read('/match/double')).toEqual({
      kind: 'moved',
      address: { name: 'match', params: { id: 'm' } },
    });
    expect(await read('/match/more')).toMatchObject({
      kind: 'match',
      event: { id: 'e' },
      events: { length: 2 },
    });
    await store.put({ 'event/e2': event() });
    expect(await read('/match/double')).toMatchObject({ kind: 'match', match: { id: 'double' } });
  });
});
