import { Timestamp } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { causeOf, isCause } from '@/model/cause';
import { limits } from '@/model/schema/limits';
import { delta, longAgo, match, newMatch, newPlayer, player, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-refused');
beforeEach(() => store.empty());
afterAll(() => store.close());

describe('refused', () => {
  const expectProblem = async (id: string, problem: string) => {
    const stored = await store.get(`delta/${id}`);
    expect(stored).toMatchObject({ status: 'new', problem, problemAt: expect.any(Timestamp) });
    const cause: unknown = stored?.['problemCause'];
    expect(isCause(cause) && sentenceOf(cause)).toBe(problem);
    expect(stored?.['problemAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
  };

  test('conflict: a value neither seen nor wanted by the author is left alone', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    const message = 'player/p1 was changed in the meantime: Name';
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'conflict', message }]);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    await expectProblem('d', message);
    expect((await store.get('delta/d'))?.['problemCause']).toEqual(
      causeOf('changedMeanwhile', { record: 'player/p1', fields: ['name'] }),
    );
  });

  test('invalid: the first of two different edits is applied, which ends the second', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anna', 'Ann'),
      'delta/b': rename('Anne', 'Ann', { author: 'other' }),
    });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['applied', 'invalid']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
  });

  test('missing: a delta that does not exist', async () => {
    expect(await apply(store, ['none'])).toEqual([
      { id: 'none', outcome: 'missing', message: 'delta/none does not exist' },
    ]);
    expect(await store.all()).toEqual({});
  });

  test.each([
    ['absent', {}],
    ['deleted', { 'player/x': player('X', { deleted: true }) }],
  ])('missing: the record is %s', async (_, docs) => {
    await store.put({ ...docs, 'delta/d': delta('player', 'x', 'name', 'Y', { base: 'X' }) });
    const message = 'player/x does not exist so cannot upgrade data';
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'missing', message }]);
    await expectProblem('d', message);
  });

  test.each([
    ['a field nobody may edit', delta('event', 'e', 'valid', 1, { base: 0 })],
    ['a prototype as a field', delta('event', 'e', '__proto__', {}, { base: null })],
    ['a day the calendar lacks', delta('event', 'e', 'date', '2023-02-30', { base: '2020-02-02' })],
    ['a path as an id', delta('event', 'e/x/y', 'name', 'N')],
    ['an id that Firestore keeps for itself', delta('event', '__proto__', 'name', 'N')],
    ['a name that hides something', newPlayer('An\u034fn')],
    ['such an id for a player', delta('match', 'm', 'player1', { id: '__a__', name: 'A' })],
    [
      'such an id for an event',
      newMatch({ event: { id: '__e__', date: '2020-02-02', sport: { id: 'armw' } } }),
    ],
    ['an unknown collection', delta('user', 'u', 'name', 'N')],
    ['an unknown arm', delta('match', 'm', 'arm', 'X')],
    ['a note that is too long', rename('Anna', 'Ann', { note: 'x'.repeat(limits.note + 1) })],
    ['a note that hides something', rename('Anna', 'Ann', { note: 'a\u202eb' })],
    ['a source of two lines', rename('Anna', 'Ann', { source: 'a\nb' })],
    ['a source that is no text', rename('Anna', 'Ann', { source: ['a'] })],
    ['no value', { ...delta('event', 'e', 'name', null), value: undefined }],
    ['an author who is no text', { ...delta('event', 'e', 'name', 'N'), author: 7 }],
    ['no time', { ...delta('event', 'e', 'name', 'N'), timestamp: 'now' }],
    ['an unknown status', { ...delta('event', 'e', 'name', 'N'), status: 'odd' }],
  ])('invalid: %s', async (_, { value, ...doc }) => {
    await store.put({ ...world, 'delta/d': value === undefined ? doc : { ...doc, value } });
    const before = await store.all();
    expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
    expect(await store.all()).toEqual({
      ...before,
      'delta/d': {
        ...before['delta/d'],
        problem: expect.any(String),
        problemCause: expect.objectContaining({ code: expect.any(String) }),
        problemAt: 'time',
      },
    });
  });

  test.each([
    ['live', player('X')],
    ['a tombstone', player('X', { deleted: true })],
  ])('invalid: a new record whose id is taken by one that is %s', async (_, taken) => {
    await store.put({ 'player/n': taken, 'delta/n': newPlayer('N') });
    expect(await apply(store, ['n'])).toEqual([
      { id: 'n', outcome: 'invalid', message: 'player/n exists already' },
    ]);
    expect(await store.get('player/n')).toEqual(taken);
    await expectProblem('n', 'player/n exists already');
  });

  test('invalid: one delta about which the store cannot be asked costs the others nothing', async () => {
    await store.put({ ...world, 'delta/bad': rename('Anna', 'Ann'), 'delta/good': newPlayer('Good') });
    let asked = 0;
    const results = await apply(store, ['bad', 'good'], {
      transact: (body) => {
        asked += 1;
        return store.db.runTransaction((tx) =>
          (asked === 2 ? tx.get(store.db.doc('player//')) : tx.get(store.db.doc('a/b'))).then(() => body(tx)),
        );
      },
    });
    expect(outcomes(results)).toEqual(['invalid', 'applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    await expectProblem('bad', 'delta/bad names something that cannot be stored');
  });

  test('invalid: a rejected delta is never applied and keeps its reason', async () => {
    const rejected = rename('Anna', 'Ann', { status: 'rejected', reason: 'no source' });
    await store.put({ ...world, 'delta/d': rejected });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() } }))).toEqual(['invalid']);
    expect(await store.get('delta/d')).toEqual(rejected);
  });

  test('invalid: a record that cannot be read stays as it is', async () => {
    const { player1: _, ...broken } = match();
    await store.put({ ...world, 'match/m': broken, 'delta/d': delta('match', 'm', 'order', 2, { base: 0 }) });
    const [result] = await apply(store, ['d']);
    expect(result).toMatchObject({
      outcome: 'invalid',
      message: 'match/m: expected player1 to be a value, found undefined',
    });
    expect(await store.get('match/m')).toEqual(broken);
  });

  test.each([
    ['is only proposed', { 'delta/a': newPlayer('A') }],
    ['is unknown', {}],
    ['was deleted', { 'player/a': player('A', { deleted: true }) }],
  ])('blocked: a new match whose player %s', async (_, docs) => {
    await store.put({ ...world, ...docs, 'delta/m1': newMatch({ player1: { id: 'a', name: 'A' } }) });
    const message = 'player/a has to exist first';
    expect(await apply(store, ['m1'])).toEqual([{ id: 'm1', outcome: 'blocked', message }]);
    expect(await store.get('match/m1')).toBeUndefined();
    await expectProblem('m1', message);
  });

  test('blocked: a new match whose event does not exist, and an edit that names an unknown player', async () => {
    await store.put({
      ...world,
      'delta/m1': newMatch({ event: { id: 'no', date: '2020-01-01', sport: { id: 'armw' } } }),
      'delta/d': delta(
        'match',
        'm',
        'player2',
        { id: 'no', name: 'No' },
        { base: { id: 'p2', name: 'Bea' } },
      ),
    });
    expect(outcomes(await apply(store, ['m1', 'd']))).toEqual(['blocked', 'blocked']);
  });

  test('blocked: an edit of a record that is only proposed, applied once that is', async () => {
    await store.put({
      'delta/a': newPlayer('A'),
      'delta/d': delta('player', 'a', 'name', 'B', { base: 'A' }),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['blocked']);
    expect(outcomes(await apply(store, ['d', 'a']))).toEqual(['applied', 'applied']);
    expect(await store.get('player/a')).toMatchObject({ name: 'B' });
  });

  test('blocked: a match that names a new player whose id was taken by another', async () => {
    await store.put({
      ...world,
      'player/a': player('Somebody else'),
      'delta/a': newPlayer('A'),
      'delta/m1': newMatch({ player1: { id: 'a', name: 'A' } }),
    });
    expect(outcomes(await apply(store, ['m1', 'a']))).toEqual(['blocked', 'invalid']);
  });
});
