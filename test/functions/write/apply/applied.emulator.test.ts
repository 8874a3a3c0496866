import { Timestamp } from 'firebase-admin/firestore';
import { delta, event, longAgo, match, newEvent, newMatch, player, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-applied');
beforeEach(() => store.empty());
afterAll(() => store.close());

describe('applied', () => {
  test('a field delta changes its field, keeps what it replaced, and says who decided', async () => {
    await store.put({
      ...world,
      'delta/d': delta('event', 'e', 'name', 'King of the Table', { base: 'East vs West' }),
    });
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'applied' }]);
    const stored = await store.get('event/e');
    expect(stored).toEqual({ ...event({ name: 'King of the Table' }), updatedAt: expect.any(Timestamp) });
    expect(stored?.['updatedAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
    expect(await store.get('delta/d')).toMatchObject({
      status: 'applied',
      before: 'East vs West',
      decidedBy: 'moderator',
      decidedAt: expect.any(Timestamp),
      timestamp: longAgo,
    });
  });

  test('a whole-record delta is merged and keeps the replaced values of its fields only', async () => {
    await store.put({
      ...world,
      'event/e': event({ location: 'Dubai' }),
      'delta/d': delta(
        'event',
        'e',
        '',
        { name: 'N', youtube: 'dQw4w9WgXcQ' },
        { base: { name: 'East vs West', youtube: null } },
      ),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('event/e')).toMatchObject({
      name: 'N',
      youtube: 'dQw4w9WgXcQ',
      date: '2020-02-02',
      location: 'Dubai',
      valid: 1,
    });
    expect(await store.get('delta/d')).toMatchObject({ before: { name: 'East vs West', youtube: null } });
  });

  test('an optional field is cleared by null and then absent', async () => {
    await store.put({
      ...world,
      'match/m': match({ arm: 'L' }),
      'delta/d': delta('match', 'm', 'arm', null, { base: 'L' }),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('match/m')).not.toHaveProperty('arm');
  });

  test.each(['An\u034fn', '***', 'Ann  Lee'])(
    'a match that was proposed when a player could be called %j is applied with the name of the record',
    async (name) => {
      await store.put({
        ...world,
        'delta/n': newMatch({ player1: { id: 'p1', name } }),
        'delta/d': delta('match', 'm', 'player2', { id: 'p1', name }, { base: { id: 'p2', name: 'Bea' } }),
      });
      expect(outcomes(await apply(store, ['n', 'd']))).toEqual(['applied', 'applied']);
      expect(await store.get('match/n')).toMatchObject({ player1: { id: 'p1', name: 'Ann' } });
      expect(await store.get('match/m')).toMatchObject({ player2: { id: 'p1', name: 'Ann' } });
    },
  );

  test('results follow from the scores, whichever of the two comes last', async () => {
    await store.put({
      ...world,
      'delta/a': delta('match', 'm', 'player1.score', 3),
      'delta/b': delta('match', 'm', 'player2.score', 1),
    });
    expect(outcomes(await apply(store, ['a']))).toEqual(['applied']);
    expect((await store.get('match/m'))?.['player1']).toEqual({ id: 'p1', name: 'Ann', score: 3 });
    expect(outcomes(await apply(store, ['b']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({
      player1: { score: 3, result: 'W' },
      player2: { score: 1, result: 'L' },
    });
  });

  test('a new event takes its delta id, author and time, and waits for review', async () => {
    await store.put({ 'delta/n': newEvent() });
    expect(outcomes(await apply(store, ['n']))).toEqual(['applied']);
    expect(await store.get('event/n')).toEqual({
      name: 'New event',
      date: '2021-01-01',
      sport: { id: 'armw' },
      author: { id: 'editor' },
      created: longAgo,
      updatedAt: expect.any(Timestamp),
      valid: 0,
      deleted: false,
    });
    expect(await store.get('delta/n')).toMatchObject({ status: 'applied', before: null });
  });

  test('a new match caches names, date and sport of the live records, not from its author', async () => {
    await store.put({
      ...world,
      'event/e': event({ date: '2020-03-03' }),
      'player/p1': player('Anna'),
      'delta/n': newMatch({
        player1: { id: 'p1', name: 'Ann', score: 2 },
        player2: { id: 'p2', name: 'Bea', score: 3 },
      }),
    });
    expect(outcomes(await apply(store, ['n']))).toEqual(['applied']);
    expect(await store.get('match/n')).toEqual({
      date: '2020-02-02',
      player1: { id: 'p1', name: 'Anna', score: 2, result: 'L' },
      player2: { id: 'p2', name: 'Bea', score: 3, result: 'W' },
      gender: 'W',
      order: 1,
      event: { id: 'e', date: '2020-03-03', sport: { id: 'armw' } },
      updatedAt: expect.any(Timestamp),
      deleted: false,
    });
  });

  test('a changed player of a match takes the live name and keeps the score', async () => {
    await store.put({
      ...world,
      'player/p3': player('Cleo'),
      'match/m': match({ player1: { id: 'p1', name: 'Ann', score: 3 } }),
      'delta/d': delta(
        'match',
        'm',
        'player1',
        { id: 'p3', name: 'Old Cleo' },
        { base: { id: 'p1', name: 'Ann' } },
      ),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect((await store.get('match/m'))?.['player1']).toEqual({ id: 'p3', name: 'Cleo', score: 3 });
    expect(await store.get('delta/d')).toMatchObject({ before: { id: 'p1', name: 'Ann' } });
  });

  test('a delta whose value is already there is applied without touching the record', async () => {
    await store.put({ ...world, 'delta/d': rename('Ann', 'Some older name') });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
  });

  test('a problem of an earlier try is gone once it is applied', async () => {
    await store.put({
      ...world,
      'delta/d': rename('Anna', 'Ann', {
        problem: 'old',
        problemCause: { code: 'ownProposal', values: {} },
        problemAt: longAgo,
      }),
    });
    await apply(store, ['d']);
    const stored = await store.get('delta/d');
    expect(stored).not.toHaveProperty('problem');
    expect(stored).not.toHaveProperty('problemCause');
    expect(stored).not.toHaveProperty('problemAt');
  });
});
