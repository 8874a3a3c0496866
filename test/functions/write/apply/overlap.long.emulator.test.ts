import { event, newMatch, newPlayer, player } from '../../documents';
import { apply, openStore } from '../../support';
import { expectAppliedOnce } from './crowded';

const store = openStore('demo-apply-crowd');
beforeEach(() => store.empty());
afterAll(() => store.close());

test(
  'twenty calls at once with overlapping lists apply each delta exactly once, and cached fields agree with their source',
  () => expectAppliedOnce(store, 20),
  240_000,
);

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
  // Other tests run in parallel, so only growth beyond the count is a failure.
  expect(await applyMany(50, 500)).toBeLessThan(10 * 4 * few);
});
