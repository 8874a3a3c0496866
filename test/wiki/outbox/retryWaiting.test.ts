import { legacy_createStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { retryWaiting } from '@/wiki/outbox/retryWaiting';
import { command } from '@test/support/commands';

test('a sign of a network makes due what waits for a later attempt, and leaves what waits for somebody', () => {
  const store = legacy_createStore(rootReducer);
  const error = { code: 'unavailable', message: 'The network is down' };
  store.dispatch(
    outboxActions.restored([
      command('c1', { attempts: 9, retryAt: 300_000, error, created: 1 }),
      command('c2', { state: 'failed', attempts: 1, error, created: 2 }),
      command('c3', { created: 3 }),
    ]),
  );
  retryWaiting(store, store.dispatch);
  const [first, second, third] = store.getState().outbox.commands;
  expect(first).toEqual(command('c1', { attempts: 9, created: 1 }));
  expect(second?.state).toBe('failed');
  expect(third).toEqual(command('c3', { created: 3 }));
});
