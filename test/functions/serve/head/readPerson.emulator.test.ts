import { readPage } from '../../../../functions/src/serve/head/readPage';
import { mostIds, mostOfPerson, readPerson } from '../../../../functions/src/serve/head/readPerson';
import { event, match, player, world } from '../../documents';
import { openStore } from '../../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-persons');
beforeEach(() => store.empty());
afterAll(() => store.close());

/** The page of an id, the ids merged into it, and the number of reads. */
async function find(id: string) {
  let reads = 0;
  const person = await readPerson(store.db, id, (read) => (reads += Math.max(1, read)));
  return { id: person?.player.id, merged: person?.merged.map((each) => each.id), reads };
}
const get = (pathname: string) => readPage(store.db, pathname, builtInSports);

const said = (sameAs: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(sameAs).map(([id, as]) => [
      `player/${id}`,
      player(id, as === undefined ? {} : { sameAs: as }),
    ]),
  );

test('who was merged has the page of the end of the chain', async () => {
  await store.put(said({ a: 'b', b: 'c', c: undefined }));
  expect(await find('a')).toEqual({ id: 'c', merged: [], reads: 3 });
  expect(await find('b')).toEqual({ id: 'c', merged: [], reads: 2 });
  expect(await find('c')).toEqual({ id: 'c', merged: ['b', 'a'], reads: 4 });
});

test('nobody else costs one read more', async () => {
  await store.put(said({ a: undefined }));
  expect(await find('a')).toEqual({ id: 'a', merged: [], reads: 2 });
});

test('who names a player that is gone stands alone, with whoever was merged into them', async () => {
  await store.put({
    ...said({ a: 'b', b: 'gone', lost: 'nobody' }),
    'player/gone': player('Gone', { deleted: true }),
    'player/left': player('Left', { deleted: true, sameAs: 'b' }),
  });
  expect(await find('a')).toMatchObject({ id: 'b' });
  expect(await find('b')).toMatchObject({ id: 'b', merged: ['a'] });
  expect(await find('lost')).toMatchObject({ id: 'lost', merged: [] });
  expect(await find('gone')).toEqual({ id: undefined, merged: undefined, reads: 1 });
});

test('in a ring everybody stands alone, and so does who leads into it', async () => {
  await store.put(said({ a: 'b', b: 'c', c: 'a', before: 'a', self: 'self' }));
  for (const id of ['a', 'b', 'c', 'before', 'self'])
    expect(await find(id)).toMatchObject({ id, merged: [] });
});

test('an address in capitals leads to the one in small letters where that is there, and on from it', async () => {
  await store.put(said({ 'devon-larratt': undefined, devon: 'devon-larratt' }));
  expect(await find('Devon-Larratt')).toEqual({ id: 'devon-larratt', merged: [], reads: 2 });
  expect(await find('Devon')).toEqual({ id: 'devon-larratt', merged: [], reads: 3 });
  expect(await find('Nobody')).toEqual({ id: undefined, merged: undefined, reads: 2 });
  // An id from an app: nobody mistypes it.
  expect(await find('NewRecordOfTwentyLtr')).toEqual({ id: undefined, merged: undefined, reads: 1 });
});

test('neither a long chain nor a great many merged into one cost more than is set aside', async () => {
  const chain = Array.from({ length: 40 }, (_, at) => [`c${at}`, `c${at + 1}`] as const);
  const many = Array.from({ length: 40 }, (_, at) => [`m${at}`, 'one'] as const);
  await store.put({ ...said(Object.fromEntries([...chain, ...many])), 'player/one': player('One') });
  expect(await find('c0')).toMatchObject({ id: 'c0', reads: mostOfPerson - 1 });
  expect(await find('C0')).toMatchObject({ id: 'c0', reads: mostOfPerson });
  const { id, merged, reads } = await find('one');
  expect([id, merged?.length, reads]).toEqual(['one', mostIds - 1, mostOfPerson - 1]);
  const { merged: first, reads: walked } = await find('c40');
  expect([first, walked]).toEqual([undefined, 1]);
});

describe('a page', () => {
  const fought = (date: string, one: string, other: string) =>
    match({ date, player1: { id: one, name: one }, player2: { id: other, name: other } });

  beforeEach(() =>
    store.put({
      ...world,
      ...said({ 'p1-again': 'p1', 'p1-third': 'p1-again', 'p2-again': 'p2', p3: undefined }),
      'match/old': fought('2019-01-01', 'p3', 'p1-third'),
      'match/new': fought('2024-01-01', 'p1-again', 'p2-again'),
      'match/others': fought('2024-02-02', 'p3', 'p2'),
      'event/x': event({ name: 'Elsewhere' }),
    }),
  );

  test('of a player has the matches of everybody who was merged into them, as they are stored', async () => {
    const page = await get('/player/p1');
    expect(page).toMatchObject({ kind: 'player', merged: [{ id: 'p1-again' }, { id: 'p1-third' }] });
    expect(page?.kind === 'player' && page.matches.map(({ id, player1 }) => [id, player1.id])).toEqual([
      ['new', 'p1-again'],
      ['m', 'p1'],
      ['old', 'p3'],
    ]);
  });

  test('of two has what they fought under any of their ids', async () => {
    const page = await get('/player/p2/versus/p1');
    expect(page).toMatchObject({ kind: 'versus', players: [{ id: 'p1' }, { id: 'p2' }] });
    expect(page?.kind === 'versus' && page.matches.map(({ id }) => id)).toEqual(['new', 'm']);
  });

  test('of two with a great many ids asks several times', async () => {
    await store.put({
      ...said(
        Object.fromEntries(
          ['p1', 'p2'].flatMap((id) => [1, 2, 3, 4].map((at) => [`${id}-${at}`, id] as const)),
        ),
      ),
      'match/late': fought('2025-01-01', 'p2-4', 'p1-4'),
    });
    const page = await get('/player/p1/versus/p2');
    expect(page?.kind === 'versus' && page.matches.map(({ id }) => id)).toEqual(['late', 'new', 'm']);
  });

  test.each([
    ['/player/p1-third', 'player', { id: 'p1' }],
    ['/player/P1', 'player', { id: 'p1' }],
    ['/player/p2/versus/p1-again', 'versus', { id: 'p2', otherId: 'p1' }],
    ['/player/p2-again/versus/P1', 'versus', { id: 'p2', otherId: 'p1' }],
    ['/rankings/p1-third', 'rating', { id: 'p1' }],
    ['/rankings/P1', 'rating', { id: 'p1' }],
    ['/player/p1/versus/p1-third', 'player', { id: 'p1' }],
  ])('at %s is elsewhere', async (pathname, name, params) => {
    expect(await get(pathname)).toEqual({ kind: 'moved', address: { name, params } });
  });

  test('of a rating is there for whoever stands, and of nobody else', async () => {
    expect(await get('/rankings/p1')).toMatchObject({ kind: 'other' });
    expect(await get('/rankings/nobody')).toBeUndefined();
    await store.put({ 'player/p1': player('Ann', { hidden: true }) });
    expect(await get('/rankings/p1')).toEqual({
      kind: 'moved',
      address: { name: 'player', params: { id: 'p1' } },
    });
  });

  test('of the history of a player stays where it is', async () => {
    expect(await get('/player/p1-again/history')).toMatchObject({ kind: 'other' });
  });
});
