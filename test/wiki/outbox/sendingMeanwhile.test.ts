import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { commandId, type Command } from '@/model/proposals/command';
import { upsert } from '@test/support/commands';
import { signedInSender, user, wait } from '@test/support/senderWorld';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('while a command is on its way', () => {
  test('an edit made while its row is read before sending is not undone by that row', async () => {
    const c = signedInSender();
    let read: (row: Command) => void = () => undefined;
    c.rows.set(commandId('c1'), new Promise((resolve) => (read = resolve)));
    c.queue(upsert('d1'));
    await wait();
    const { body } = upsert('d1', { value: 'Newest' });
    c.dispatch(outboxActions.amended({ id: commandId('c1'), body }));
    read(upsert('d1'));
    c.rows.clear();
    await wait(5);
    expect(c.commands().map((each) => [each.state, each.body])).toEqual([['sending', body]]);
    expect(c.sent).toEqual(['c1']);
    c.stop();
  });

  test('a refusal that comes after signing out is not the account’s, which sends again', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    c.dispatch(userChanged(null));
    await c.refuse('permission-denied');
    expect(c.commands().map(({ state, error }) => [state, error?.code])).toEqual([['queued', 'unavailable']]);
    c.dispatch(userChanged(user('editor')));
    await wait(60_000);
    expect(c.sent).toEqual(['c1', 'c1']);
    c.stop();
  });
});
