import type { RowStore, RowsSlice } from '@/backend/rows';
import { createRowsPersistence } from '@/device/rows/persistRows';
import type { Player } from '@/model/records/records';
import { withheldName } from '@/model/privacy/withholding';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { player } from '@test/support/factories';

const soonMs = 6_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const noRows = { docs: [], held: {}, marks: {} };
/** First rows of the page, which a fold keeps for the next start. */
const first = [
  { entity: 'player', rows: noRows },
  { entity: 'delta', rows: noRows },
] as unknown as readonly RowsSlice[];

/** The entities of the first rows in each fold within some seconds after a snapshot brought one document. */
async function foldsAfter(doc: Player): Promise<readonly (readonly string[])[]> {
  const fold = jest.fn(async (_first: () => Promise<readonly RowsSlice[]>) => []);
  const rows = { append: jest.fn(async () => undefined), fold };
  const { middleware, flush } = createRowsPersistence({
    rows: rows as unknown as RowStore,
    first: () => first,
    report: (error) => {
      throw error;
    },
  });
  const next = middleware({ dispatch: (action: unknown) => action, getState: () => ({}) } as never)(
    (action) => action,
  );
  next(playersSlice.actions.modified({ scope: 'players', docs: [doc] }));
  const flushed = flush();
  await jest.advanceTimersByTimeAsync(0);
  await flushed;
  expect(rows.append).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(soonMs);
  const folded = await Promise.all(fold.mock.calls.map(([firstOf]) => firstOf()));
  return folded.map((slices) => slices.map(({ entity }) => entity));
}

test('what the device has under a withheld name goes at once, also from the changes shown first; other snapshots wait for more', async () => {
  const withheld = { name: withheldName, hidden: true, withheld: true } as const;
  expect(await foldsAfter(player('ann', withheld))).toEqual([['player']]);
  expect(await foldsAfter(player('bea'))).toEqual([]);
});
