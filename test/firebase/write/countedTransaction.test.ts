import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import { transactCounted } from '@/firebase/write/countedTransaction';
import { causeOf } from '@/model/cause';

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  doc: () => ({}),
  collection: () => ({}),
  getDocFromServer: () => new Promise(() => undefined),
  runTransaction: (_: unknown, work: (transaction: object) => Promise<unknown>) => work({}),
}));

const db = {} as Firestore;
const user = { uid: 'ed' } as User;

test('acts that count go one after the other, the next also after one that failed', async () => {
  const said: string[] = [];
  const act = (name: string, fails = false) =>
    transactCounted(db, user, async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([act('one', true), act('two'), act('three')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('one that hangs holds up the others for a while only', async () => {
  jest.useFakeTimers();
  void transactCounted(db, user, () => new Promise<never>(() => undefined));
  const next = transactCounted(db, user, () => Promise.resolve('done'));
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(next).resolves.toBe('done');
  jest.useRealTimers();
});

test('what is refused is refused at once, with or without a reason', async () => {
  for (const options of [{}, { reason: causeOf('banned') }]) {
    const work = jest.fn(() => Promise.reject(new BackendError('permission-denied', 'No', options)));
    await expect(transactCounted(db, user, work)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(work).toHaveBeenCalledTimes(1);
  }
});
