import { delta, match, newMatch, player, rename, world } from '../../documents';
import { apply, applyAndRefresh, openStore, outcomes } from '../../support';

const store = openStore('demo-former-names');
beforeEach(() => store.empty());
afterAll(() => store.close());

const formerNames = [{ name: 'Ann', until: '2021-01-01' }];
const changed = (rest = {}) =>
  delta(
    'player',
    'p1',
    '',
    { name: 'Anna', formerNames },
    { base: { name: 'Ann', formerNames: null }, ...rest },
  );
const matches = {
  'match/before': match({ date: '2020-12-31' }),
  'match/after': match({ date: '2021-01-01' }),
};
const nameIn = async (id: string) => (await store.get(`match/${id}`))?.['player1'].name;

test('a name that has changed stays on earlier matches, and taking it back puts all right again', async () => {
  await store.put({ ...world, ...matches, 'delta/d': changed() });
  expect(outcomes(await applyAndRefresh(store, ['d']))).toEqual(['applied']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anna', formerNames });
  expect([await nameIn('before'), await nameIn('after')]).toEqual(['Ann', 'Anna']);
  const { value, before } = (await store.get('delta/d')) ?? {};
  expect(before).toEqual({ name: 'Ann', formerNames: null });
  await store.put({ 'delta/undo': delta('player', 'p1', '', before, { base: value }) });
  expect(outcomes(await applyAndRefresh(store, ['undo']))).toEqual(['applied']);
  expect([await nameIn('before'), await nameIn('after')]).toEqual(['Ann', 'Ann']);
});

test('a misspelling put right later changes the present name alone, and one in a former name that one', async () => {
  await store.put({ ...world, ...matches, 'player/p1': player('Anna', { formerNames }) });
  await store.put({ 'delta/fix': rename('Hanna', 'Anna') });
  await applyAndRefresh(store, ['fix']);
  expect([await nameIn('before'), await nameIn('after')]).toEqual(['Ann', 'Hanna']);
  const right = [{ name: 'Anne', until: '2021-01-01' }];
  await store.put({ 'delta/former': delta('player', 'p1', 'formerNames', right, { base: formerNames }) });
  expect(outcomes(await applyAndRefresh(store, ['former']))).toEqual(['applied']);
  expect([await nameIn('before'), await nameIn('after')]).toEqual(['Anne', 'Hanna']);
});

test('another day of a match brings the name of that day, in the same transaction', async () => {
  await store.put({
    ...world,
    'player/p1': player('Anna', { formerNames }),
    'match/m': match({ date: '2021-06-01', player1: { id: 'p1', name: 'Anna' } }),
    'delta/d': delta('match', 'm', 'date', '2020-06-01', { base: '2021-06-01' }),
    'delta/whole': delta(
      'match',
      'm',
      '',
      { date: '2022-06-01', order: 7 },
      { base: { date: '2020-06-01', order: 0 } },
    ),
  });
  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  expect(await store.get('match/m')).toMatchObject({ date: '2020-06-01', player1: { name: 'Ann' } });
  expect(outcomes(await apply(store, ['whole']))).toEqual(['applied']);
  expect(await store.get('match/m')).toMatchObject({
    order: 7,
    player1: { name: 'Anna' },
    player2: { name: 'Bea' },
  });
});

test('a new match and another player in a match have the name of its day, whatever the author copied', async () => {
  await store.put({
    ...world,
    'player/p1': player('Anna', { formerNames }),
    'match/m': match({ player1: { id: 'p3', name: 'Cleo' } }),
    'player/p3': player('Cleo'),
    'delta/n': newMatch({ player1: { id: 'p1', name: 'Anna' } }),
    'delta/side': delta(
      'match',
      'm',
      'player1',
      { id: 'p1', name: 'Anna' },
      { base: { id: 'p3', name: 'Cleo' } },
    ),
  });
  expect(outcomes(await apply(store, ['n', 'side']))).toEqual(['applied', 'applied']);
  expect([await nameIn('n'), await nameIn('m')]).toEqual(['Ann', 'Ann']);
});
