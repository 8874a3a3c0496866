/** @jest-environment jsdom */
import { followAppBadge } from '@/app/listeners/followAppBadge';
import { createClient } from '@/app/client/client';
import { silentStorage } from '@/backend/deviceStorage';
import { userId } from '@/model/ids';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { command, upsert } from '@test/support/commands';
import { createFakeBackend } from '@test/support/fakeBackend';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { screens } from '@test/support/screens';
import { surroundings } from '@test/support/surroundings';

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test('the icon of the installed app shows how many changes of this account wait', () => {
  const shown: number[] = [];
  define('setAppBadge', async (count: number) => void shown.push(count));
  const { store } = screens({}, { uid: 'editor' });
  const stop = followAppBadge(store);
  store.dispatch(outboxActions.queued(upsert('d1')));
  store.dispatch(outboxActions.queued({ ...upsert('d2'), uid: 'somebody' as never }));
  store.dispatch(outboxActions.discardScheduled({ ids: [upsert('d1').id], at: 1 }));
  stop();
  store.dispatch(outboxActions.queued(upsert('d3')));
  expect(shown).toEqual([0, 1, 0]);
});

test('the browser is asked once to keep what is stored, when something of this account waits, and a refusal blocks nothing', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let asked = 0;
  const askDurability = async () => {
    asked += 1;
    throw new Error('No');
  };
  const { store } = createClient({
    ...surroundings(createMemoryDevice()),
    backend: createFakeBackend({ server: new FakeServer() }),
    hints: createMemoryStorage(),
    device: { ...silentStorage, askDurability },
  });
  const roles = { emailVerified: true, moderator: false, admin: false };
  store.dispatch(userChanged({ uid: userId('editor'), email: null, name: 'Edda', ...roles }));
  expect(asked).toBe(0);
  store.dispatch(
    outboxActions.restored([
      command('others', { uid: userId('somebody') }),
      command('acknowledged', { state: 'acknowledged' }),
      command('discarded', { discardedAt: 1 }),
    ]),
  );
  expect(asked).toBe(0);
  store.dispatch(outboxActions.queued(upsert('d1')));
  store.dispatch(outboxActions.queued(upsert('d2')));
  await Promise.resolve();
  expect(asked).toBe(1);
  warned.mockRestore();
});
