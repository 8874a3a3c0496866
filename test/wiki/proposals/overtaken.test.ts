import { english } from '@/language/language';
import { commandId } from '@/model/proposals/command';
import { deltaId, userId } from '@/model/ids';
import '@/wiki/outbox/allCommandKinds';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { endOvertakenDecisions } from '@/wiki/proposals/overtaken';
import { userChanged } from '@/wiki/session/sessionSlice';
import { command } from '@test/support/commands';
import { delta, event } from '@test/support/factories';
import { effectStore } from '@test/support/effectStore';
import { user } from '@test/support/senderWorld';

const id = commandId('c1');
/** A moderator whose command to apply these is on its way. No scope confirms that a delta is gone. */
function applying(ids: readonly string[] = ['d1']) {
  const basedOn = Object.fromEntries(ids.map((each) => [each, null]));
  const body = { kind: 'applyDeltas', deltaIds: ids.map(deltaId), basedOn } as const;
  const store = effectStore();
  endOvertakenDecisions(store, store.dispatch);
  store.dispatch(userChanged(user('mod', true)));
  store.dispatch(
    eventsSlice.actions.reset({ scope: 'events', docs: [event('e1', { name: 'Harbour Cup' })] }),
  );
  store.dispatch(deltasSlice.actions.reset({ scope: 'queue', docs: ids.map((each) => delta(each)) }));
  store.dispatch(outboxActions.queued(command('c1', { uid: userId('mod'), body })));
  store.dispatch(outboxActions.sending({ id }));
  return {
    ...store,
    said: () =>
      store
        .getState()
        .notices.notices.map(({ message }) => (typeof message === 'string' ? message : english.t(message))),
  };
}

const gone = () => deltasSlice.actions.reset({ scope: 'queue', docs: [] });
const notice = 'Another moderator deleted it, or its author withdrew it: Harbour Cup';

test('what the server does not find to apply leaves the outbox with a notice that names it', () => {
  const world = applying();
  world.dispatch(gone());
  world.dispatch(outboxActions.acknowledged({ id, missing: [deltaId('d1')] }));
  expect(world.getState().outbox.commands).toEqual([]);
  expect(world.said()).toEqual([notice]);
});

test('of several what the server did not find is said once the others are known', () => {
  const world = applying(['d1', 'd2']);
  world.dispatch(deltasSlice.actions.reset({ scope: 'queue', docs: [delta('d2')] }));
  world.dispatch(outboxActions.acknowledged({ id, missing: [deltaId('d1')] }));
  expect(world.said()).toEqual([]);
  const applied = delta('d2', { status: 'applied', decidedBy: userId('mod') });
  world.dispatch(deltasSlice.actions.reset({ scope: 'queue', docs: [applied] }));
  expect(world.said()).toEqual([notice]);
});

test('what it found is no loss, and a proposal without its record stays in the queue with the problem', () => {
  const applied = applying();
  applied.dispatch(gone());
  applied.dispatch(outboxActions.acknowledged({ id }));
  const kept = applying();
  kept.dispatch(outboxActions.acknowledged({ id, missing: [deltaId('d1')] }));
  for (const world of [applied, kept]) {
    expect(world.getState().outbox.commands).toHaveLength(1);
    expect(world.said()).toEqual([]);
  }
});
