/** @jest-environment jsdom */
import { joinPicks } from '@/app/listeners/joinPicks';
import { dateOf } from '@/model/dates';
import type { Pick } from '@/model/picks/pick';
import { userId } from '@/model/ids';
import { makePick } from '@/parts/picks/picksThunks';
import { userChanged } from '@/wiki/session/sessionSlice';
import { match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const ed = {
  ...{ uid: userId('ed'), email: null, name: null, emailVerified: true, moderator: false, admin: false },
};

test('picks made without an account are queued at sign-in, except those of matches that have begun', async () => {
  const open = match('m1', { date: dateOf(10 * 86_400_000) });
  const begun = match('m2', { date: dateOf(0) });
  const { store, commands, extra } = screens({ matches: [open, begun] });
  const pick = (of: string): Pick => ({ match: of, event: 'e1', player: 'p1', sureness: 1 });
  for (const of of ['m1', 'm2']) store.dispatch(makePick(pick(of)));
  const stop = joinPicks(store);
  expect(extra.now()).toBeLessThan(86_400_000);
  store.dispatch(userChanged(ed));
  while (store.getState().picks.joining !== undefined)
    await new Promise<void>((resolve) => process.nextTick(resolve));
  stop();
  expect(commands()).toEqual([{ kind: 'savePick', ...pick('m1'), madeAt: extra.now() }]);
});
