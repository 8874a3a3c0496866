import { delta, longAgo, match, newEvent, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-amended');
beforeEach(() => store.empty());
afterAll(() => store.close());

test('the record takes the amended value, and the delta says who proposed what', async () => {
  await store.put({ ...world, 'delta/d': rename('Annna', 'Ann') });
  expect(outcomes(await apply(store, ['d'], { amend: { d: 'Anna' } }))).toEqual(['applied']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
  expect(await store.get('delta/d')).toMatchObject({
    status: 'applied',
    value: 'Anna',
    base: 'Ann',
    before: 'Ann',
    author: 'editor',
    amended: { proposed: 'Annna', by: 'moderator' },
    decidedBy: 'moderator',
    timestamp: longAgo,
  });
  const stored = await store.all();
  expect(outcomes(await apply(store, ['d'], { amend: { d: 'Anne' } }))).toEqual(['already-applied']);
  expect(await store.all()).toEqual(stored);
});

test('the proposed value itself is no amendment', async () => {
  await store.put({ ...world, 'delta/d': rename('Anna', 'Ann') });
  expect(outcomes(await apply(store, ['d'], { amend: { d: 'Anna' } }))).toEqual(['applied']);
  expect(await store.get('delta/d')).not.toHaveProperty('amended');
});

test.each([
  ['a value that is none', 7],
  ['a value of the wrong shape', { name: 'Anna' }],
])('%s is refused, and the proposal stays as it was', async (_, value) => {
  await store.put({ ...world, 'delta/d': rename('Anna', 'Ann') });
  expect(outcomes(await apply(store, ['d'], { amend: { d: value } }))).toEqual(['invalid']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({ status: 'new', value: 'Anna', problem: expect.any(String) });
  expect(stored).not.toHaveProperty('amended');
});

test('fields that were not proposed, and a deletion, cannot be amended', async () => {
  await store.put({
    ...world,
    'delta/d': delta('event', 'e', '', { name: 'N' }, { base: { name: 'East vs West' } }),
    'delta/gone': { ...delta('player', 'p2', '', null, { note: 'Twice' }) },
  });
  const results = await apply(store, ['d', 'gone'], {
    amend: { d: { name: 'N', location: 'Dubai' }, gone: { name: 'Bea' } },
  });
  expect(outcomes(results)).toEqual(['invalid', 'invalid']);
  expect(await store.get('player/p2')).toMatchObject({ deleted: false });
});

test('a value that could not be applied as it was proposed can be amended to one that can', async () => {
  await store.put({ ...world, 'delta/d': delta('event', 'e', 'date', 'May 2020', { base: '2020-02-02' }) });
  expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
  expect(outcomes(await apply(store, ['d'], { amend: { d: '2020-05-05' } }))).toEqual(['applied']);
  expect(await store.get('event/e')).toMatchObject({ date: '2020-05-05' });
});

test('a new record is made with what the moderator says', async () => {
  await store.put({ 'delta/n': newEvent({ location: 'Dubay' }) });
  const value = { name: 'New event', date: '2021-01-01', location: 'Dubai', sport: { id: 'armw' } };
  expect(outcomes(await apply(store, ['n'], { amend: { n: value } }))).toEqual(['applied']);
  expect(await store.get('event/n')).toMatchObject({ location: 'Dubai', author: { id: 'editor' } });
});

test('what is proposed for a match that doubles one with its sides turned is amended there', async () => {
  await store.put({
    ...world,
    'event/f': { ...world['event/e'], sameAs: 'e' },
    'match/n': match({
      player1: { id: 'p2', name: 'Bea' },
      player2: { id: 'p1', name: 'Ann' },
      event: { id: 'f', date: '2020-02-02', sport: { id: 'armw' } },
      sameAs: 'm',
    }),
    'delta/d': delta('match', 'n', 'player1.score', 2),
  });
  expect(outcomes(await apply(store, ['d'], { amend: { d: 3 } }))).toEqual(['applied']);
  expect(await store.get('match/m')).toMatchObject({ player2: { id: 'p2', score: 3 } });
  expect(await store.get('delta/d')).toMatchObject({
    docId: 'm',
    field: 'player2.score',
    value: 3,
    amended: { proposed: 2, by: 'moderator' },
  });
});

test('a conflict with what is amended waits, unless the moderator insists on what was seen', async () => {
  await store.put({ ...world, 'delta/d': rename('Anne', 'Annie') });
  const asked = { amend: { d: 'Anna' } };
  expect(outcomes(await apply(store, ['d'], asked))).toEqual(['conflict']);
  expect(outcomes(await apply(store, ['d'], { ...asked, force: { d: longAgo.toMillis() } }))).toEqual([
    'applied',
  ]);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
});
