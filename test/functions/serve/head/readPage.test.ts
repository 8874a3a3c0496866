import { builtInSports } from '@/model/sports';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { wikiWith } from '../reading/worlds';
import { event, match, player } from './pages';

const world = {
  event: [event()],
  match: [match()],
  player: [player(), player({ id: 'p2', name: 'Bea' })],
};
const reading = (records: Parameters<typeof wikiWith>[0]) => {
  const wiki = wikiWith(records);
  return (pathname: string) => readPage(wiki, pathname, builtInSports);
};
const read = reading(world);
const ids = (matches: readonly { readonly id: string }[]) => matches.map(({ id }) => id);

test('an event comes with its matches in the order that its card states', () => {
  const page = reading({
    ...world,
    event: [event({ cardOrder: 'mainFirst' })],
    match: [
      match({ order: 2 }),
      match({ id: 'first', order: 1 }),
      match({ id: 'elsewhere', event: { id: 'x', date: '2020-02-02', sport: { id: 'armw' } } }),
    ],
  })('/sport/armw/event/e');
  expect(page).toMatchObject({ kind: 'event', event: { id: 'e', name: 'East vs West' }, panel: 'matches' });
  expect(page?.kind === 'event' && ids(page.matches)).toEqual(['first', 'm']);
});

test('a match comes with its event, and stays without one that is gone', () => {
  expect(read('/match/m')).toMatchObject({ kind: 'match', match: { id: 'm' }, event: { id: 'e' } });
  expect(reading({ ...world, event: [] })('/match/m')).toMatchObject({ kind: 'match', event: undefined });
});

test('a player comes with the matches on either side, newest first', () => {
  const fought = reading({
    ...world,
    match: [
      match(),
      match({
        id: 'new',
        date: '2024-01-01',
        player1: { id: 'p3', name: 'Cem' },
        player2: { id: 'p1', name: 'Ann' },
      }),
      match({ id: 'others', player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p3', name: 'Cem' } }),
    ],
    player: [...world.player, player({ id: 'p3', name: 'Cem' })],
  });
  const page = fought('/player/p1');
  expect(page?.kind === 'player' && ids(page.matches)).toEqual(['new', 'm']);
  expect(page?.kind === 'player' && ids(page.events)).toEqual(['e']);
  expect(fought('/player/p3/versus/p1')).toMatchObject({
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
  '/player/p1/versus/p1',
  '/player/p1/versus/none',
  '/player/p1/and/more',
])('there is no page at %s', (pathname) => {
  expect(read(pathname)).toBeUndefined();
});

test.each([
  '/sport/armw/event/new/card',
  '/sport/armw/event/e/add',
  '/player/p1/history',
  '/match/m/history',
])('there is a page at %s, of which nothing is told', (pathname) => {
  expect(read(pathname)).toMatchObject({ kind: 'other' });
});

test('a sport has a page of its own for each panel', () => {
  expect(read('/sport/armw/rankings')).toMatchObject({ kind: 'sport', panel: 'rankings' });
});

test('of a hidden player only the name is read, while an opponent has all matches', () => {
  const [, bea] = world.player;
  const hiding = reading({ ...world, player: [player({ hidden: true, country: 'KZ' }), bea!] });
  expect(hiding('/player/p1')).toEqual({
    kind: 'hidden',
    address: { name: 'player', params: { id: 'p1' } },
    name: 'Ann',
  });
  expect(hiding('/player/p2')).toMatchObject({ kind: 'player', matches: [{ id: 'm' }] });
  expect(hiding('/player/p1/versus/p2')).toMatchObject({ kind: 'versus', matches: [{ id: 'm' }] });
});

describe('an event that was merged into another one', () => {
  const at = (id: string) => ({ event: { id, date: '2020-02-02', sport: { id: 'armw' } } });
  const cards = [
    match(),
    match({ id: 'double', ...at('e2'), sameAs: 'm' }),
    match({ id: 'more', ...at('e2'), order: 2 }),
  ];
  const other = event({ id: 'e2', name: 'The East vs West', sameAs: 'e' });
  const merged = reading({ ...world, event: [event(), other], match: cards });

  test('is at the address of that one, whose card has the matches of both, and its history where it was', () => {
    expect(merged('/sport/armw/event/e2/video')).toMatchObject({
      kind: 'moved',
      address: { name: 'eventPanel', params: { id: 'armw', eventId: 'e', panel: 'video' } },
    });
    expect(merged('/sport/armw/event/e2/history')).toMatchObject({ kind: 'other' });
    expect(merged('/sport/armw/event/e')).toMatchObject({
      kind: 'event',
      matches: { length: 2 },
      first: { event: [{ id: 'e' }, { id: 'e2' }] },
    });
  });

  test('has its matches at their addresses, but one that doubles another leads to that', () => {
    expect(merged('/match/double')).toEqual({
      kind: 'moved',
      address: { name: 'match', params: { id: 'm' } },
    });
    expect(merged('/match/more')).toMatchObject({
      kind: 'match',
      event: { id: 'e' },
      first: { event: { length: 2 } },
    });
    const apart = reading({ ...world, event: [event(), event({ id: 'e2' })], match: cards });
    expect(apart('/match/double')).toMatchObject({ kind: 'match', match: { id: 'double' } });
  });
});

describe('a player who was merged', () => {
  const said = (sameAs: Readonly<Record<string, string | undefined>>) =>
    Object.entries(sameAs).map(([id, as]) =>
      player({ id, name: id, ...(as !== undefined && { sameAs: as }) }),
    );
  const whereIs = (id: string, players: Readonly<Record<string, string | undefined>>) => {
    const page = reading({ player: said(players) })(`/player/${id}`);
    return page?.kind === 'moved' ? page.address.params['id'] : page?.kind === 'player' ? 'here' : undefined;
  };

  test('has the page of the end of the chain, which has those merged into it', () => {
    const chain = { a: 'b', b: 'c', c: undefined };
    expect(['a', 'b', 'c'].map((id) => whereIs(id, chain))).toEqual(['c', 'c', 'here']);
    const page = reading({ player: said(chain) })('/player/c');
    expect(page).toMatchObject({ first: { player: [{ id: 'c' }, { id: 'a' }, { id: 'b' }] } });
  });

  test('stays alone where the other is gone, with those merged into it', () => {
    const left = { a: 'b', b: 'gone', lost: 'nobody' };
    expect(['a', 'b', 'lost', 'gone'].map((id) => whereIs(id, left))).toEqual([
      'b',
      'here',
      'here',
      undefined,
    ]);
  });

  test('is the least id in a ring, as in the app', () => {
    const ring = { a: 'b', b: 'c', c: 'a', before: 'a', self: 'self' };
    expect(['a', 'b', 'before', 'self'].map((id) => whereIs(id, ring))).toEqual(['here', 'a', 'a', 'here']);
  });

  test('is found under an address in capitals, which leads on to the one that is there', () => {
    const spelled = { 'devon-larratt': undefined, devon: 'devon-larratt', newrecordoftwentyltr: undefined };
    expect(whereIs('Devon-Larratt', spelled)).toBe('devon-larratt');
    expect(whereIs('Devon', spelled)).toBe('devon-larratt');
    expect(whereIs('Nobody', spelled)).toBeUndefined();
    // An id from an app: nobody mistypes it.
    expect(whereIs('NewRecordOfTwentyLtr', spelled)).toBeUndefined();
  });

  const fought = (id: string, date: string, one: string, other: string) =>
    match({ id, date, player1: { id: one, name: one }, player2: { id: other, name: other } });
  const get = reading({
    ...world,
    player: [
      ...world.player,
      ...said({ 'p1-again': 'p1', 'p1-third': 'p1-again', 'p2-again': 'p2', p3: undefined }),
    ],
    match: [
      match(),
      fought('old', '2019-01-01', 'p3', 'p1-third'),
      fought('new', '2024-01-01', 'p1-again', 'p2-again'),
      fought('others', '2024-02-02', 'p3', 'p2'),
    ],
  });

  test('has their matches on the page of the other, as they are stored for the app', () => {
    const page = get('/player/p1');
    expect(page?.kind === 'player' && page.matches.map(({ id, player1 }) => [id, player1.id])).toEqual([
      ['new', 'p1'],
      ['m', 'p1'],
      ['old', 'p3'],
    ]);
    expect(page).toMatchObject({
      first: {
        match: [{ player1: { id: 'p1-again' } }, { id: 'm' }, { player2: { id: 'p1-third' } }],
        player: [
          { id: 'p1' },
          { id: 'p1-again' },
          { id: 'p1-third' },
          // Opponents, for their flags.
          { id: 'p2-again' },
          { id: 'p2' },
          { id: 'p3' },
        ],
      },
    });
  });

  test('counts in a pair under any of the ids', () => {
    const page = get('/player/p2/versus/p1');
    expect(page).toMatchObject({ kind: 'versus', players: [{ id: 'p1' }, { id: 'p2' }] });
    expect(page?.kind === 'versus' && ids(page.matches)).toEqual(['new', 'm']);
  });

  test.each([
    ['/player/p1-third', 'player', { id: 'p1' }],
    ['/player/P1', 'player', { id: 'p1' }],
    ['/player/p2/versus/p1-again', 'versus', { id: 'p2', otherId: 'p1' }],
    ['/player/p2-again/versus/P1', 'versus', { id: 'p2', otherId: 'p1' }],
    ['/rankings/p1-third', 'rating', { id: 'p1' }],
    ['/rankings/P1', 'rating', { id: 'p1' }],
    ['/player/p1/versus/p1-third', 'player', { id: 'p1' }],
  ])('at %s is elsewhere', (pathname, name, params) => {
    expect(get(pathname)).toEqual({ kind: 'moved', address: { name, params } });
  });

  test('has the page of a rating and of a history where these are', () => {
    expect(get('/rankings/p1')).toMatchObject({ kind: 'other' });
    expect(get('/rankings/nobody')).toBeUndefined();
    expect(get('/player/p1-again/history')).toMatchObject({ kind: 'other' });
    expect(reading({ player: [player({ hidden: true })] })('/rankings/p1')).toEqual({
      kind: 'moved',
      address: { name: 'player', params: { id: 'p1' } },
    });
  });
});
