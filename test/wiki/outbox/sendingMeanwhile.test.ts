import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { commandId, type Command } from '@/model/proposals/command';
import { command, upsert } from '@test/support/commands';
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

  test('a newer pick that the account had already is shown instead of the sent one', async () => {
    const c = signedInSender();
    const pick = { match: 'm1', event: 'e1', player: 'p1', sureness: 1 } as const;
    c.queue(command('c1', { body: { kind: 'savePick', ...pick, madeAt: 1 } }));
    await wait();
    await c.answer({ kept: { ...pick, player: 'p2' } });
    expect(c.picks()).toEqual({ m1: { ...pick, player: 'p2' } });
    expect(c.commands()).toEqual([]);
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
