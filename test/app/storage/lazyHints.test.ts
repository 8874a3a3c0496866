import { createLazyHints } from '@/app/storage/lazyHints';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { createMemoryStorage } from '@test/support/memoryStorage';

const hintsIn = (storage: ReturnType<typeof createMemoryStorage>, dispatched: unknown[] = []) =>
  createLazyHints(
    storage,
    (action) => void dispatched.push(action),
    (error) => {
      throw error;
    },
  );

test('what happened before the code was there is kept as what happens after', async () => {
  const storage = createMemoryStorage();
  const dispatched: unknown[] = [];
  const hints = hintsIn(storage, dispatched);
  hints.seen(themeChosen('dark'));
  expect(dispatched).toEqual([]);
  await hints.restore();
  expect(dispatched).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ theme: 'dark' }) }),
  );
  await hints.flush();
  expect(storage.items.get('persist:hints')).toContain('dark');
});

test('one that was stopped before its code came brings nothing back', async () => {
  const dispatched: unknown[] = [];
  const hints = hintsIn(createMemoryStorage(), dispatched);
  hints.stop();
  await hints.restore();
  expect(dispatched).toEqual([]);
});
