import { rootReducer } from '@/app/client/rootReducer';
import { page } from '@/features/players/PlayerPage';
import type { RootState } from '@/store/typed';
import { storageActions } from '@/wiki/storage/storageSlice';

let mockLoads = 0;
jest.mock('@/features/players/RatingChart', () => {
  mockLoads += 1;
  return { RatingChart: () => null };
});

const open = async (state: RootState): Promise<void> => {
  await page.prefetch?.({
    params: { id: 'ana' },
    url: new URL('https://wiki.example/player/ana'),
    dispatch: jest.fn(),
    getState: () => state,
    signal: new AbortController().signal,
  });
};

test('a first visit, which has no steps to draw, does not load the chart of ratings; a later one does', async () => {
  const first = rootReducer(undefined, { type: 'start' });
  await open(first);
  expect(mockLoads).toBe(0);
  await open(rootReducer(first, storageActions.rowsAwaited(['match'])));
  expect(mockLoads).toBe(1);
});
