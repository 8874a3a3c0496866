import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { commandId, undoMs } from '@/model/proposals/command';
import { upsert } from '@test/support/commands';
import { delta } from '@test/support/factories';
import { signedInSender, wait } from '@test/support/senderWorld';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what is discarded', () => {
  test('keeps discarded commands as long as the discard can be undone, and sends none of them', async () => {
    const c = signedInSender();
    const [one, two] = [upsert('d1'), { ...upsert('d2'), created: 2_000 }];
    c.dispatch(outboxActions.restored([one, two].map((each) => ({ ...each, discardedAt: Date.now() }))));
    await wait(undoMs);
    expect(c.commands()).toHaveLength(2);
    c.dispatch(outboxActions.discardUndone({ ids: [two.id] }));
    await wait(3_000);
    expect(c.sent).toEqual(['c2']);
    expect(c.commands().map(({ id }) => id)).toEqual(['c2']);
    c.stop();
  });

  test('discards what is being sent once the attempt has ended in vain, however long that takes', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    c.dispatch(outboxActions.discardScheduled({ ids: [upsert('d1').id], at: Date.now() }));
    await wait(60_000);
    expect(c.commands()).toHaveLength(1);
    // A timer that is due at once would repeat this forever.
    expect(jest.getTimerCount()).toBe(0);
    await c.refuse('deadline-exceeded');
    await wait(3_000);
    expect(c.commands()).toEqual([]);
    expect(c.sent).toEqual(['c1']);
    expect(c.notices).toEqual([]);
    c.stop();
  });

  test.each([
    'tells its author where the server takes it all the same',
    'or has it when the answer was lost',
  ])('of what is discarded while it is sent %s', async (how) => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    c.dispatch(outboxActions.discardScheduled({ ids: [upsert('d1').id], at: Date.now() }));
    const arrives = () =>
      c.dispatch(deltasSlice.actions.added({ scope: 'ownDeltas/editor', docs: [delta('d1')] }));
    if (how.startsWith('tells')) {
      await c.answer();
      expect(c.commands()).toMatchObject([{ state: 'acknowledged' }]);
      arrives();
    } else {
      await c.refuse('deadline-exceeded');
      arrives();
    }
    await wait();
    expect(c.commands()).toEqual([]);
    expect(c.notices).toMatchObject([
      { id: 'discarded/c1', timeoutMs: 0, message: { text: { id: 'outbox.tooLateProposal' } } },
    ]);
    c.stop();
  });

  test('tells of it also where another tab has sent and ended it', async () => {
    const c = signedInSender();
    const unknown = { ...upsert('d1'), attempts: 1, discardedAt: Date.now(), discardRevision: 1 };
    c.dispatch(outboxActions.restored([unknown]));
    c.dispatch(
      outboxActions.synced({ id: unknown.id, row: { ...upsert('d1'), attempts: 1, state: 'acknowledged' } }),
    );
    await wait();
    expect(c.notices).toHaveLength(1);
    c.stop();
  });

  test('has what depends on a discarded command wait until it is gone for good', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    c.dispatch(outboxActions.discardScheduled({ ids: [upsert('d1').id], at: Date.now() }));
    c.queue({ ...upsert('d1', { value: 'Later' }), id: commandId('c7'), created: 2_000 });
    await wait(undoMs);
    expect(c.sent).toEqual([]);
    await wait(3_000);
    expect(c.sent).toEqual(['c7']);
    c.stop();
  });
});
