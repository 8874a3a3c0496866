import { withLease } from '../../../functions/src/base/lease';
import type { DeltaResult } from '../../../functions/src/apply/outcome';
import { delta, event, match, newMatch, newPlayer, player, type Docs } from '../documents';
import { apply, openStore, refresh } from '../support';

const store = openStore('demo-apply-overlap');
beforeEach(() => store.empty());
afterAll(() => store.close());

const side = (id: string) => ({ id, name: `Name of ${id}` });

/** Four players, two events and twelve matches among them, and a proposal for nearly everything. */
function crowded(): { readonly docs: Docs; readonly deltaIds: readonly string[] } {
  const players = ['p0', 'p1', 'p2', 'p3'];
  const events = ['e0', 'e1'];
  const records: Docs = {
    ...Object.fromEntries(players.map((id) => [`player/${id}`, player(`Name of ${id}`)])),
    ...Object.fromEntries(events.map((id) => [`event/${id}`, event()])),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `match/m${at}`,
        match({
          player1: side(`p${at % 4}`),
          player2: side(`p${(at + 1) % 4}`),
          event: { id: `e${at % 2}`, date: '2020-02-02', sport: { id: 'armw' } },
        }),
      ]),
    ),
  };
  const deltas: Docs = {
    ...Object.fromEntries(
      players.map((id) => [
        `r-${id}`,
        delta('player', id, 'name', `New name of ${id}`, { base: `Name of ${id}` }),
      ]),
    ),
    ...Object.fromEntries(
      events.map((id) => [`d-${id}`, delta('event', id, 'date', '2020-07-07', { base: '2020-02-02' })]),
    ),
    'n-player': newPlayer('Newcomer'),
    ...Object.fromEntries(
      ['n0', 'n1'].map((id) => [
        id,
        newMatch({
          player1: { id: 'n-player', name: 'Newcomer' },
          player2: side('p0'),
          event: { id: 'e0', date: '2020-02-02', sport: { id: 'armw' } },
        }),
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [
        `s-m${at}`,
        delta('match', `m${at}`, 'player1', side('p3'), { base: side(`p${at % 4}`) }),
      ]),
    ),
  };
  return {
    docs: {
      ...records,
      ...Object.fromEntries(Object.entries(deltas).map(([id, doc]) => [`delta/${id}`, doc])),
    },
    deltaIds: Object.keys(deltas),
  };
}

/** Every cached field of every match equals its source. */
async function expectCopiesAgree(): Promise<void> {
  const all = await store.all();
  for (const [path, doc] of Object.entries(all)) {
    if (!path.startsWith('match/')) continue;
    for (const one of ['player1', 'player2']) {
      expect([path, doc[one].name]).toEqual([path, all[`player/${doc[one].id}`]?.['name']]);
    }
    const source = all[`event/${doc['event'].id}`];
    expect([path, doc['event'].date]).toEqual([path, source?.['date']]);
    expect(doc['event'].sport).toEqual(source?.['sport']);
  }
}

test('twenty calls at once with overlapping lists apply each delta exactly once, and cached fields agree with their source', async () => {
  const { docs, deltaIds } = crowded();
  await store.put(docs);
  const lists = Array.from({ length: 20 }, (_, call) => {
    const from = call % deltaIds.length;
    const turned = [...deltaIds.slice(from), ...deltaIds.slice(0, from)];
    return call % 2 === 0 ? turned : turned.slice(0, 8);
  });
  const answers = (
    await Promise.all(lists.map((ids) => withLease(store.db, 'applyWikiDelta', () => apply(store, ids))))
  ).flat();

  // A match asked for without its new player is blocked in that call only; another call applies it.
  const expected: readonly DeltaResult['outcome'][] = ['applied', 'already-applied', 'blocked'];
  expect(new Set(answers.map(({ outcome }) => outcome))).not.toContain('conflict');
  for (const { outcome } of answers) expect(expected).toContain(outcome);
  for (const id of deltaIds) {
    expect([id, answers.filter((one) => one.id === id && one.outcome === 'applied').length]).toEqual([id, 1]);
    expect(await store.get(`delta/${id}`)).toMatchObject({ status: 'applied' });
  }
  await refresh(store);
  await expectCopiesAgree();
  // Twenty calls that wait for each other: seconds on a machine of its own, minutes on a busy one.
}, 240_000);

test('three calls that nothing keeps apart apply each delta once, while three jobs refresh copies beside them', async () => {
  const { docs, deltaIds } = crowded();
  await store.put(docs);
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const results = await apply(store, deltaIds);
      await refresh(store, { pageSize: 2 });
      return results;
    }),
  );
  for (const id of deltaIds) {
    expect([id, answers.flat().filter((one) => one.id === id && one.outcome === 'applied').length]).toEqual([
      id,
      1,
    ]);
  }
  await expectCopiesAgree();
});

test('a call of 500 deltas takes about ten times as long as one of 50, so that it finishes within its time', async () => {
  const applyMany = async (from: number, count: number): Promise<number> => {
    const ids = Array.from({ length: count }, (_, at) => `d${from + at}`);
    await store.put({
      'event/e': event(),
      'player/p1': player('Ann'),
      'player/p2': player('Bea'),
      ...Object.fromEntries(
        ids.map((id, at) => [
          `delta/${id}`,
          at % 5 === 0 ? newPlayer(`Player ${from + at}`) : newMatch({ order: from + at }),
        ]),
      ),
    });
    const start = performance.now();
    const results = await apply(store, ids);
    const taken = performance.now() - start;
    expect(results.map(({ id }) => id)).toEqual(ids);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
    return taken;
  };
  const few = await applyMany(0, 50);
  // Other tests run beside it, so that only what grows faster than the count is a fault.
  expect(await applyMany(50, 500)).toBeLessThan(10 * 4 * few);
});

describe('the lease', () => {
  test('keeps calls apart and is gone afterwards', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withLease(store.db, 'test', work)));
    expect(most).toBe(1);
    expect(await store.get('lease/test')).toBeUndefined();
  });

  test('is given back when the work fails', async () => {
    await expect(withLease(store.db, 'test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await store.get('lease/test')).toBeUndefined();
  });

  test('of a call that died is taken over', async () => {
    await store.put({ 'lease/test': { renewed: 'by the dead' } });
    expect(await withLease(store.db, 'test', async () => 'done')).toBe('done');
    expect(await store.get('lease/test')).toBeUndefined();
  });
});
