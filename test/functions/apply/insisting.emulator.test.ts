import { Timestamp } from 'firebase-admin/firestore';
import { delta, longAgo, newPlayer, player, rename, world } from '../documents';
import { apply, openStore, outcomes } from '../support';

const store = openStore('demo-apply-insisting');
beforeEach(() => store.empty());
afterAll(() => store.close());

describe('force', () => {
  test('applies over the version of the live record that the moderator saw', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() } }))).toEqual(['applied']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
    expect(await store.get('delta/d')).toMatchObject({ before: 'Ann' });
  });

  test('is a conflict again when the record has changed since', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() - 1 } }))).toEqual([
      'conflict',
    ]);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
  });

  test('helps no other delta of the call', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anna', 'An'),
      'delta/b': delta('event', 'e', 'name', 'N', { base: 'other' }),
    });
    const results = await apply(store, ['a', 'b'], { force: { a: longAgo.toMillis() } });
    expect(outcomes(results)).toEqual(['applied', 'conflict']);
  });
});

describe('seen', () => {
  const then = longAgo.toMillis();

  test('a delta its author overwrote since the moderator looked waits, with a problem that says so', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'Ann'), 'delta/e': newPlayer('N') });
    const results = await apply(store, ['d', 'e'], { seen: { d: then - 1, e: then } });
    expect(outcomes(results)).toEqual(['conflict', 'applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    expect(await store.get('delta/d')).toMatchObject({
      status: 'new',
      problem: expect.stringContaining('changed by its author'),
      problemAt: expect.any(Timestamp),
    });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then } }))).toEqual(['applied']);
  });

  test('insisting over the live record does not help', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    const over = { seen: { d: then - 1 }, force: { d: then } };
    expect(outcomes(await apply(store, ['d'], over))).toEqual(['conflict']);
  });

  test('an application that has begun goes on', async () => {
    const begun = rename('Anna', 'Ann', { applying: { cursor: '' }, before: 'Ann', decidedBy: 'moderator' });
    await store.put({ ...world, 'player/p1': player('Anna'), 'delta/d': begun });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then - 1 } }))).toEqual(['applied']);
  });
});
