import 'fake-indexeddb/auto';
import { alone, aloneIfPossible, together } from '@/device/base/locks';
import { openObjectStore } from '@/device/base/database';

const databases = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError');
};
const browserHas = (locks: object | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });

afterEach(() => Object.defineProperty(globalThis, 'indexedDB', databases));

const noLocks = [
  ['are missing', undefined],
  ['are refused', { request: async () => refuse() }],
  ['throw', { request: refuse }],
] as const;

test.each(noLocks)('where locks %s, a lease in the database gives the turn', async (_how, locks) => {
  browserHas(locks);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  await Promise.all([alone(`turn ${_how}`, work('a')), alone(`turn ${_how}`, work('b'))]);
  const [first, ...rest] = order.map((line) => line[0]);
  expect(rest).toEqual([first, rest[1], rest[1]]);
  expect(rest[1]).not.toBe(first);
});

test.each(noLocks)('where locks %s and no database is there, it is said at once', async (_how, locks) => {
  browserHas(locks);
  Object.defineProperty(globalThis, 'indexedDB', { get: refuse, configurable: true });
  const work = jest.fn(async () => undefined);
  await expect(together('a', work)).rejects.toThrow('a: expected a storage to agree in, found none');
  await expect(openObjectStore('a', 'b').run('readonly', () => () => 1)).rejects.toThrow('found none');
  expect(work).not.toHaveBeenCalled();
  await aloneIfPossible('a', work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails in its turn is not done again', async () => {
  browserHas({ request: (_name: string, _options: object, work: () => Promise<void>) => work() });
  const work = jest.fn(() => Promise.reject(new Error('failed')));
  await expect(aloneIfPossible('a', work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledTimes(1);
});
