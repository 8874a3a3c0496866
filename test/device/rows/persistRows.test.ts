import { NewerRowsError, type RowStore, type RowsSlice, type ShowFirst } from '@/backend/rows';
import { createRowsPersistence } from '@/device/rows/persistRows';
import type { Player } from '@/model/records/records';
import type { UnknownAction } from '@reduxjs/toolkit';
import { tableIds } from '@/lib/table';
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

test('what the first screen showed goes again when a later version has written the journal, except what has arrived since', async () => {
  let state = playersSlice.initialState;
  const dispatch = <A extends UnknownAction>(action: A): A => {
    state = playersSlice.reducer(state, action);
    return action;
  };
  const report = jest.fn();
  const newer = new NewerRowsError('journal record 1: expected version 1, found 2');
  const shown = { docs: [player('ann'), player('bea')], held: { players: ['ann', 'bea'] } };
  const rows = {
    open: async (show: ShowFirst) => {
      show([{ entity: 'player', rows: shown }]);
      next(playersSlice.actions.added({ scope: 'players', docs: [player('bea')] }));
      throw newer;
    },
  };
  const { middleware, restore } = createRowsPersistence({ rows: rows as unknown as RowStore, report });
  const next = middleware({ dispatch, getState: () => ({}) } as never)((action) =>
    dispatch(action as UnknownAction),
  );
  expect(await restore(dispatch)).toMatchObject({ marks: {} });
  expect(report.mock.calls).toEqual([[newer]]);
  expect([...tableIds(state.rows)]).toEqual(['bea']);
});
