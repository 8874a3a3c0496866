import { LazyHints } from '@/app/storage/lazyHints';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { effectStore } from '@test/support/effectStore';
import { createMemoryStorage } from '@test/support/memoryStorage';

function hintsIn(storage: ReturnType<typeof createMemoryStorage>) {
  const store = effectStore();
  const dispatched: unknown[] = [];
  const hints = new LazyHints(
    storage,
    store,
    (action) => {
      dispatched.push(action);
      return store.dispatch(action);
    },
    (error) => {
      throw error;
    },
  );
  return { hints, store, dispatched };
}

test('what happened before the code was there is kept as what happens after', async () => {
  const storage = createMemoryStorage();
  const { store, dispatched, hints } = hintsIn(storage);
  store.dispatch(themeChosen('dark'));
  expect(dispatched).toEqual([]);
  await hints.restore();
  expect(dispatched).toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ theme: 'dark' }) }),
  );
  await hints.flush();
  expect(storage.items.get('persist:hints')).toContain('dark');
});

test('once the storage has answered, nothing waits for it any more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const { hints } = hintsIn(createMemoryStorage());
  await hints.restore();
  await hints.flush();
  hints.stop();
  jest.advanceTimersByTime(10);
  // A timer would keep an otherwise idle process alive.
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('one that was stopped before its code came brings nothing back', async () => {
  const { dispatched, hints } = hintsIn(createMemoryStorage());
  hints.stop();
  await hints.restore();
  expect(dispatched).toEqual([]);
});
