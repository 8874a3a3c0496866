import { Timestamp } from 'firebase-admin/firestore';
import { deletion, delta, longAgo, newPlayer, player, rename, world } from '../../documents';
import { handleApplyWikiDelta } from '../../../../functions/src/write/apply/handleApplyWikiDelta';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-insisting');
beforeEach(() => store.empty());
afterAll(() => store.close());

const begun = deletion('match', 'm', { applying: { cursor: '' }, decidedBy: 'moderator' });

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
      problem: expect.stringContaining('The author has changed'),
      problemAt: expect.any(Timestamp),
    });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then } }))).toEqual(['applied']);
  });

  test('insisting over the live record does not help', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    const over = { seen: { d: then - 1 }, force: { d: then } };
    expect(outcomes(await apply(store, ['d'], over))).toEqual(['conflict']);
  });

  test('a deletion that has begun goes on', async () => {
    await store.put({ ...world, 'delta/d': begun });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then - 1 } }))).toEqual(['applied']);
  });
});

describe('a call that names no versions', () => {
  const overwritten = rename('Bad words', 'Ann', { timestamp: Timestamp.fromMillis(longAgo.toMillis() + 1) });

  test('does not apply what the author writes between its beginning and its turn', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'Ann'), 'delta/e': newPlayer('N') });
    let written: Promise<void> | undefined;
    const results = await apply(store, ['d', 'e'], {
      transact: async (body) => {
        await (written ??= store.put({ 'delta/d': overwritten }));
        return store.db.runTransaction(body);
      },
    });
    expect(outcomes(results)).toEqual(['conflict', 'applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    expect(await store.get('delta/d')).toMatchObject({
      status: 'new',
      value: 'Bad words',
      problem: expect.stringContaining('The author has changed'),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  });

  test('nor what comes while it waits for other calls, be it a new proposal under the id of one that was not there', async () => {
    await store.put({
      ...world,
      'delta/d': rename('Anna', 'Ann'),
      'lease/applyWikiDelta': { renewed: 'by another call' },
    });
    let waits: Promise<unknown> | undefined;
    const whileWaiting = () =>
      store
        .put({ 'delta/d': overwritten, 'delta/late': newPlayer('Late') })
        .then(() => store.db.doc('lease/applyWikiDelta').delete());
    const db = new Proxy(store.db, {
      get: (target, key) => {
        if (key !== 'collection') return Reflect.get(target, key, target);
        return (path: string) => {
          if (path === 'lease') waits ??= whileWaiting();
          return target.collection(path);
        };
      },
    });
    const { auth } = fakeAccounts({ uid: 'mod', email: 'mod@example.com', claims: { moderator: true } });
    const asked = call('mod', { deltaIds: ['d', 'late'] });
    const { results } = await handleApplyWikiDelta(asked, { ...servicesOn(store, auth), db });
    await waits;
    expect(outcomes(results)).toEqual(['conflict', 'conflict']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    expect(await store.get('player/late')).toBeUndefined();
  });

  test('goes on with a deletion that had begun', async () => {
    await store.put({ ...world, 'delta/d': begun });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({ deleted: true, deletedIn: 'd' });
  });
});
