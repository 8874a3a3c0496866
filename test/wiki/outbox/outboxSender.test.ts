import { isRetryable, type BackendErrorCode } from '@/backend/errors';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { backoff } from '@/wiki/outbox/backoff';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { commandId, undoMs, type Command } from '@/model/proposals/command';
import { eventId, userId } from '@/model/ids';
import { command, upsert } from '@test/support/commands';
import { delta } from '@test/support/factories';
import { senderWorld, signedInSender, user, wait } from '@test/support/senderWorld';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the outbox', () => {
  test('sends one command at a time, in order', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'), { ...upsert('d2', { field: 'location' }), created: 2_000 });
    await wait();
    expect(c.sent).toEqual(['c1']);
    await c.answer();
    expect(c.sent).toEqual(['c1', 'c2']);
    c.stop();
  });

  test('a command that waits for second thoughts is sent after them, however often the page opens or comes online', async () => {
    const c = signedInSender();
    const sendAfter = Date.now() + undoMs;
    c.queue({ ...upsert('d1'), sendAfter }, { ...upsert('d2', { docId: 'e2' }), created: 2_000 });
    await wait();
    expect(c.sent).toEqual(['c2']);
    await c.answer();
    c.comesOnline();
    await wait(undoMs - 100);
    expect(c.sent).toEqual(['c2']);
    await wait(100);
    expect(c.sent).toEqual(['c2', 'c1']);
    c.stop();
  });

  test('before that it can be discarded or sent at once, and a clock put back does not hold it for longer', async () => {
    const c = signedInSender();
    c.queue({ ...upsert('d1'), sendAfter: Date.now() + undoMs });
    c.dispatch(outboxActions.discarded({ id: commandId('c1') }));
    await wait(2 * undoMs);
    expect(c.sent).toEqual([]);
    c.queue({ ...upsert('d2'), sendAfter: Date.now() + undoMs });
    c.dispatch(outboxActions.retried({ id: commandId('c2') }));
    await wait();
    expect(c.sent).toEqual(['c2']);
    await c.answer();
    c.queue({ ...upsert('d3'), sendAfter: Date.now() + 60 * undoMs });
    await wait();
    expect(c.sent).toEqual(['c2', 'c3']);
    c.stop();
  });

  test("sends nothing before it is known who is signed in, and nobody else's", async () => {
    const c = senderWorld();
    c.queue(upsert('d1'));
    await wait(60_000);
    expect(c.sent).toEqual([]);
    c.dispatch(userChanged(user('somebody')));
    await wait(60_000);
    expect(c.sent).toEqual([]);
    c.dispatch(userChanged(user('editor')));
    await wait();
    expect(c.sent).toEqual(['c1']);
    c.stop();
  });

  test.each<BackendErrorCode>(['unavailable', 'aborted', 'deadline-exceeded', 'internal', 'unauthenticated'])(
    'tries again after %s, with growing patience',
    async (code) => {
      expect(isRetryable(code)).toBe(true);
      const c = signedInSender();
      c.queue(upsert('d1'));
      await wait();
      for (const [attempt, ms] of [750, 1_500, 3_000].entries()) {
        expect(c.sent).toHaveLength(attempt + 1);
        await c.refuse(code);
        expect(c.commands()[0]).toMatchObject({ state: 'queued', error: { code } });
        await wait(ms - 50);
        expect(c.sent).toHaveLength(attempt + 1);
        await wait(50);
      }
      expect(c.sent).toHaveLength(4);
      c.stop();
    },
  );

  test('goes on at once when the network is back', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    for (const ms of [750, 1_500, 3_000, 6_000]) {
      await c.refuse('unavailable');
      await wait(ms);
    }
    await c.refuse('unavailable');
    expect(c.sent).toHaveLength(5);
    c.comesOnline();
    await wait();
    expect(c.sent).toHaveLength(6);
    c.stop();
  });

  test('does not wait for a time that a wrong clock has set', async () => {
    const c = signedInSender();
    c.queue({ ...upsert('d1'), attempts: 1, retryAt: Date.now() + 3 * 86_400_000 });
    await wait();
    expect(c.sent).toEqual(['c1']);
    c.stop();
  });

  test.each<[BackendErrorCode, string]>([
    ['permission-denied', 'failed'],
    ['invalid-argument', 'failed'],
    ['conflict', 'conflict'],
  ])('leaves %s to the user', async (code, state) => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    await c.refuse(code);
    await wait(3_600_000);
    expect(c.commands()[0]).toMatchObject({ state, error: { code, message: 'No' } });
    expect(c.sent).toHaveLength(1);
    c.stop();
  });

  test('sends what is proposed for one record in the order it was asked, though the first must be tried again', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    await c.refuse('unavailable');
    // Another delta for the same record, from a tab that does not know the first yet, and one for another record.
    c.queue({ ...upsert('d2'), created: 2_000 }, { ...upsert('d3', { docId: 'e2' }), created: 3_000 });
    await wait();
    expect(c.sent).toEqual(['c1', 'c3']);
    await c.answer();
    await wait(1_000);
    expect(c.sent).toEqual(['c1', 'c3', 'c1']);
    await c.answer();
    expect(c.sent).toEqual(['c1', 'c3', 'c1', 'c2']);
    c.stop();
  });

  test('a refused proposal holds back no other for its record', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'), { ...upsert('d2', { field: 'location' }), created: 2_000 });
    await wait();
    await c.refuse('permission-denied');
    await wait();
    expect(c.sent).toEqual(['c1', 'c2']);
    c.stop();
  });

  test('rests while a due command waits behind one that is being sent', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'), { ...upsert('d2'), created: 2_000, attempts: 1, retryAt: Date.now() + 100 });
    await wait(200);
    // A timer that is due at once would repeat this forever.
    expect(jest.getTimerCount()).toBe(0);
    expect(c.sent).toEqual(['c1']);
    c.stop();
  });

  test('ends a command when the base shows its effect', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    await c.answer();
    expect(c.commands()[0]?.state).toBe('acknowledged');
    c.dispatch(deltasSlice.actions.added({ scope: 'ownDeltas/editor', docs: [delta('d1')] }));
    expect(c.commands()).toEqual([]);
    c.stop();
  });

  test('does not end a command that the server has not agreed to, whatever the base shows', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    c.dispatch(deltasSlice.actions.added({ scope: 'ownDeltas/editor', docs: [delta('d1')] }));
    expect(c.commands()).toHaveLength(1);
    c.stop();
  });

  test('ends an agreed command after a while, though no snapshot can show it', async () => {
    const c = signedInSender();
    c.queue(upsert('d1'));
    await wait();
    await c.answer();
    await wait(29_000);
    expect(c.commands()).toHaveLength(1);
    await wait(2_000);
    expect(c.commands()).toEqual([]);
    c.stop();
  });

  test('holds open the scopes that can confirm, of the account that is signed in', async () => {
    const c = signedInSender();
    c.queue(
      upsert('d1'),
      command('c9', { body: { kind: 'approveEvent', eventId: eventId('e1') }, created: 3_000 }),
    );
    expect(c.holds.sort()).toEqual(['events', 'ownDeltas/editor']);
    c.queue({ ...upsert('d5'), uid: userId('other') });
    c.dispatch(userChanged(user('other')));
    expect(c.holds).toEqual(['ownDeltas/other']);
    c.stop();
    expect(c.holds).toEqual([]);
  });

  test.each<[string, Partial<Command> | undefined]>([
    ['sent', { state: 'acknowledged' }],
    ['failed with', { state: 'failed' }],
    ['removed', undefined],
  ])('does not send what another tab has %s', async (_, row) => {
    const c = signedInSender();
    c.rows.set(upsert('d1').id, row && { ...upsert('d1'), ...row });
    c.queue(upsert('d1'));
    await wait(10);
    expect(c.sent).toEqual([]);
    expect(c.commands().map(({ state }) => state)).toEqual(row ? [row.state] : []);
    c.stop();
  });

  test('sends what another tab has made of a command', async () => {
    const c = signedInSender();
    const edited = upsert('d1', { value: 'From the other tab' });
    c.rows.set(edited.id, edited);
    c.queue(upsert('d1'));
    await wait(10);
    expect(c.sent).toEqual(['c1']);
    expect(c.commands()[0]?.body).toEqual(edited.body);
    c.stop();
  });

  test('stops for good', async () => {
    const c = signedInSender();
    c.stop();
    c.queue(upsert('d1'));
    await wait(60_000);
    expect(c.sent).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('patience doubles up to five minutes and is spread over its upper half', () => {
  expect([1, 2, 3].map((attempts) => backoff(attempts, () => 0))).toEqual([500, 1_000, 2_000]);
  expect([1, 2, 3].map((attempts) => backoff(attempts, () => 1))).toEqual([1_000, 2_000, 4_000]);
  expect(backoff(10_000, () => 1)).toBe(300_000);
});
