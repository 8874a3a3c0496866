import { createLedger } from '@/wiki/outbox/ledger';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { retryWaiting } from '@/wiki/outbox/retryWaiting';
import { command } from '@test/support/commands';

test('a sign of a network makes due what waits for a later attempt, and leaves what waits for somebody', () => {
  const ledger = createLedger();
  const pass = ledger.middleware({ dispatch: jest.fn(), getState: jest.fn() })((action) => action);
  const error = { code: 'unavailable', message: 'The network is down' };
  pass(
    outboxActions.restored([
      command('c1', { attempts: 9, retryAt: 300_000, error, created: 1 }),
      command('c2', { state: 'failed', attempts: 1, error, created: 2 }),
      command('c3', { created: 3 }),
    ]),
  );
  retryWaiting(ledger, pass);
  const [first, second, third] = ledger.read().outbox.commands;
  expect(first).toEqual(command('c1', { attempts: 9, created: 1 }));
  expect(second?.state).toBe('failed');
  expect(third).toEqual(command('c3', { created: 3 }));
});
