import { quotaLimits } from '@/model/quota';
import { quotaNews } from '../../../functions/src/quota/authorWrites';
import { createQuotaKeeper } from '../../../functions/src/quota/quotaKeeper';
import { ask, loadRules } from '../../firebase/rules/emulator';
import { proposal } from '../../firebase/rules/fixtures';
import { rulesSource } from '../../firebase/rules/rulesFile';
import { openStore } from '../support';

// The emulator, the trigger and the account share one machine, and perhaps with others: one of three runs has to do.
jest.retryTimes(2);

const project = 'demo-quota-burst';
const store = openStore(project);
afterAll(() => store.close());

/** What the specification grants beyond the limit: either. */
const granted = { writes: 20, ms: 5_000 };

/** The one instance of the trigger there is. The emulator would start a process for each change of a burst. */
function followWrites(): () => Promise<unknown> {
  const keep = createQuotaKeeper(store.db, Date.now);
  const kept: Promise<void>[] = [];
  const stop = store.db.collection('delta').onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      const news = type === 'added' ? quotaNews(doc.id, undefined, doc.data()) : undefined;
      if (news) kept.push(keep(news));
    }
  });
  return () => {
    stop();
    return Promise.all(kept);
  };
}

test.each([1, 8, 32])('an account that writes %d proposals at a time is refused soon', async (lanes) => {
  await store.empty();
  await loadRules(project, rulesSource);
  const stop = followWrites();
  const taken: number[] = [];
  let refusedAt: number | undefined;
  const begun = Date.now();
  const write = async (lane: number) => {
    for (let at = 0; refusedAt === undefined && Date.now() - begun < 40_000; at += 1) {
      const data = proposal();
      const outcome = await ask(project, { uid: 'ed' }, { kind: 'set', path: `delta/d${lane}-${at}`, data });
      if (outcome === 'allowed') taken.push(Date.now());
      else refusedAt ??= Date.now();
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => write(lane)));
  await stop();
  const reached = taken[quotaLimits.writes - 1] ?? 0;
  const past = { writes: taken.length - quotaLimits.writes, ms: (taken.at(-1) ?? 0) - reached };
  expect(refusedAt).toBeDefined();
  expect({ past, granted: past.writes <= granted.writes || past.ms <= granted.ms }).toEqual({
    past,
    granted: true,
  });
});
