import { delta, longAgo, match, rename, world } from '../../documents';
import { applyAndRefresh, openStore, outcomes } from '../../support';

const store = openStore('demo-copied-fields');
beforeEach(() => store.empty());
afterAll(() => store.close());

describe('fields that matches copy', () => {
  test('a new name shows in every match of the player, on either side, and marks just those as changed', async () => {
    await store.put({
      ...world,
      'match/left': match(),
      'match/right': match({
        player1: { id: 'p2', name: 'Bea' },
        player2: { id: 'p1', name: 'Ann', score: 1 },
      }),
      'match/other': match({ player1: { id: 'p3', name: 'Ann' } }),
      'match/gone': match({ deleted: true }),
      'delta/d': rename('Anna', 'Ann'),
    });
    expect(outcomes(await applyAndRefresh(store, ['d']))).toEqual(['applied']);
    const left = await store.get('match/left');
    expect(left).toMatchObject({ player1: { id: 'p1', name: 'Anna' }, player2: { name: 'Bea' } });
    expect(left?.['updatedAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
    expect((await store.get('match/right'))?.['player2']).toEqual({ id: 'p1', name: 'Anna', score: 1 });
    expect(await store.get('match/other')).toEqual(match({ player1: { id: 'p3', name: 'Ann' } }));
    expect(await store.get('match/gone')).toEqual(match({ deleted: true }));
  });

  test('a new date of an event shows in its matches, whose own day stays', async () => {
    await store.put({
      ...world,
      'delta/d': delta('event', 'e', 'date', '2020-05-05', { base: '2020-02-02' }),
    });
    expect(outcomes(await applyAndRefresh(store, ['d']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({
      date: '2020-02-02',
      event: { id: 'e', date: '2020-05-05', sport: { id: 'armw' } },
    });
  });

  test('a new name of an event touches no match', async () => {
    await store.put({ ...world, 'delta/d': delta('event', 'e', 'name', 'N', { base: 'East vs West' }) });
    await applyAndRefresh(store, ['d']);
    expect(await store.get('match/m')).toEqual(match());
  });
});
