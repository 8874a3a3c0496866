import type { RowStore } from '@/backend/rows';
import { createRowsPersistence } from '@/device/rows/persistRows';
import type { Player } from '@/model/records';
import { withheldName } from '@/model/withholding';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { player } from '@test/support/factories';

// Folding, and the wait before it, are of real time.
const soonMs = 6_000;

/** Folds that a page makes within some seconds after a snapshot brought one document. */
async function foldsAfter(doc: Player): Promise<number> {
  const rows = { append: jest.fn(async () => undefined), fold: jest.fn(async () => []) };
  const { middleware, flush } = createRowsPersistence({
    // Nothing else of it is asked for.
    rows: rows as unknown as RowStore,
    report: (error) => {
      throw error;
    },
  });
  const next = middleware({ dispatch: (action: unknown) => action, getState: () => ({}) } as never)(
    (action) => action,
  );
  next(playersSlice.actions.modified({ scope: 'players', docs: [doc] }));
  await flush();
  expect(rows.append).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, soonMs));
  return rows.fold.mock.calls.length;
}

test('what the device has under a name that was withheld goes at once, while other changes wait for more', async () => {
  const withheld = { name: withheldName, hidden: true, withheld: true } as const;
  const folds = await Promise.all([foldsAfter(player('ann', withheld)), foldsAfter(player('bea'))]);
  expect(folds).toEqual([1, 0]);
}, 20_000);
