import { moderatorLimits, quotaLimits } from '@/model/accounts/quota';
import { advance, counting, future, storedQuota } from '../../../firebase/rules/counting';
import { arrange, ask, askTogether, loadRules, type Person } from '../../../firebase/rules/emulator';
import { at, type DocFields } from '../../../firebase/rules/firestoreValue';
import { proposal, storedDelta } from '../../../firebase/rules/fixtures';
import { rulesSource } from '../../../firebase/rules/rulesFile';
import { openStore } from '../../support';
import { newIdOf } from '@test/support/newIdOf';

const project = 'demo-quota-burst';
const store = openStore(project);
const ed: Person = { uid: 'ed' };
beforeAll(() => loadRules(project, rulesSource));
beforeEach(() => store.empty());
afterAll(() => store.close());

const stored = async () => (await store.db.collection('delta').count().get()).data().count;
const proposals = (count: number, name = 'd') =>
  Array.from({ length: count }, (_, n) => ({ path: `delta/${newIdOf(`${name}${n}`)}`, data: proposal() }));

const writtenNow = async () => Number((await store.get('quota/ed'))?.['written'] ?? 0);

const proposeAt = (id: string, slot: string) =>
  ask(project, ed, {
    kind: 'set',
    path: `delta/${newIdOf(id)}`,
    data: proposal(),
    beside: [{ path: 'quota/ed', data: advance(`create/${newIdOf(id)}`, slot), merge: true }],
  });

test.each([
  ['one commit of 1,500', 1, 1_500],
  ['six commits of 500', 6, 500],
  ['40 commits of 100 side by side', 40, 100],
])('%s proposals store none', async (_, commits, size) => {
  await Promise.all(
    Array.from({ length: commits }, (_unused, n) =>
      askTogether(project, ed, [
        { path: 'quota/ed', data: advance(`create/${newIdOf(`c${n}-0`)}`), merge: true },
        ...proposals(size, `c${n}-`),
        // The emulator fails if the reasons of so many refusals are too long; only the stored documents matter.
      ]).catch(() => undefined),
    ),
  );
  expect(await stored()).toBe(0);
});

test('a commit that counts each of its proposals in turn stores none', async () => {
  const writes = proposals(5).flatMap(({ path, data }, n) => [
    { path: 'quota/ed', data: advance(`create/${newIdOf(`d${n}`)}`, `${n}`), merge: true },
    { path, data },
  ]);
  await askTogether(project, ed, writes);
  expect(await stored()).toBe(0);
});

const justNow = () => Date.now();
const ago = () => Date.now() - 2 * quotaLimits.windowMs;

test.each([
  ['as many are stored as the minute has left', { written: 48, apart: 0 }, justNow, 12],
  ['as many are stored as may be open', { written: 48, apart: 0, open: quotaLimits.open - 12 }, ago, 12],
] as const)(
  'of 24 proposals side by side that each know of none of the others, %s',
  async (_, quota, last, left) => {
    const open = 'open' in quota ? quota.open : 0;
    await arrange(project, { 'quota/ed': storedQuota({ ...quota, last: last() }) });
    // The emulator drops transactions that wait too long for each other; an attacker repeats them.
    const send = async (id: string): Promise<void> => {
      if ((await proposeAt(id, '48')) === 'contended') await send(id);
    };
    await Promise.all(Array.from({ length: 24 }, (_unused, n) => send(`d${n}`)));
    expect(await stored()).toBe(left);
    expect(await store.get('quota/ed')).toMatchObject({ open: open + left, written: 48 + left });
  },
);

test('of 24 proposals that eight senders store side by side, as many are stored as the minute has left', async () => {
  const before = 48;
  await arrange(project, { 'quota/ed': storedQuota({ written: before, apart: 0, last: Date.now() }) });
  let next = 0;
  const send = async () => {
    while (next < 24) {
      const id = `d${next++}`;
      // An attacker who reads and tries again, even in a full minute; in each round at least one write succeeds.
      for (let tries = 0; tries < 12; tries += 1)
        if ((await proposeAt(id, String((await writtenNow()) % quotaLimits.writes))) === 'allowed') break;
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  expect(await stored()).toBe(quotaLimits.writes - before);
  expect(await store.get('quota/ed')).toMatchObject({ open: quotaLimits.writes - before });
});

test('an attacker who leaves each time at the place that was just passed gets no more than a minute takes', async () => {
  await arrange(project, { 'quota/ed': storedQuota({ written: 120, last: ago() }) });
  for (let n = 0; n <= quotaLimits.writes; n += 1)
    await proposeAt(`d${n}`, String((n + quotaLimits.writes - 1) % quotaLimits.writes));
  // One less, since each time is in the slot before its own.
  expect(await stored()).toBe(quotaLimits.writes - 1);
});

const tryOne = (by: Person, before: DocFields) =>
  ask(project, by, {
    kind: 'set',
    path: `delta/${newIdOf('next')}`,
    data: proposal({}, by.uid),
    beside: [counting(by, `create/${newIdOf('next')}`, { [`quota/${by.uid}`]: before })],
  });

test.each([
  ['an author', ed, quotaLimits, undefined],
  ['an author whom a moderator allows more', ed, moderatorLimits, future],
  ['an author whom one has allowed more', ed, quotaLimits, 1],
  ['a moderator', { uid: 'mod', claims: { moderator: true } }, moderatorLimits, undefined],
] as const)(
  '%s may write again exactly when the oldest of the last 60 acts has left the window',
  async (_, by, limits, fastUntil) => {
    const path = `quota/${by.uid}`;
    const soon = storedQuota({ written: 60, last: Date.now(), fastUntil });
    const oldest = (ms: number): DocFields => ({
      ...soon,
      slots: { ...(soon['slots'] as DocFields), 0: at(ms) },
    });
    const early = oldest(Date.now() - limits.windowMs + 10_000);
    await arrange(project, { [path]: early });
    expect(await tryOne(by, early)).toBe('denied');
    const late = oldest(Date.now() - limits.windowMs);
    await arrange(project, { [path]: late });
    expect(await tryOne(by, late)).toBe('allowed');
  },
);

test('fifteen replies in one commit are refused', async () => {
  await arrange(project, { 'delta/d1': storedDelta() });
  const thread = (count: number): DocFields =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [n, { id: `r${n}`, by: 'ed', at: at(1), text: 'x' }]),
    );
  const outcome = await askTogether(project, ed, [
    { path: 'quota/ed', data: advance('reply/d1/0'), merge: true },
    ...Array.from({ length: 15 }, (_, n) => ({
      path: 'delta/d1',
      data: storedDelta({ thread: thread(n + 1) }),
    })),
  ]);
  expect(outcome).not.toBe('allowed');
  expect((await store.get('delta/d1'))?.['thread']).toBeUndefined();
});
