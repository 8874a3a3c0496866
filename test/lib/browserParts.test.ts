import {
  findDatabases,
  findLocks,
  findRegistration,
  findStorageManager,
  findWorkers,
  keepItem,
  openChannel,
  readItem,
} from '@/lib/browserParts';

const names = ['navigator', 'indexedDB', 'BroadcastChannel', 'localStorage', 'sessionStorage'] as const;
const originals = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  for (const [name, original] of originals)
    if (original) Object.defineProperty(globalThis, name, original);
    else Reflect.deleteProperty(globalThis, name);
});

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const refusing = (...properties: string[]) =>
  Object.defineProperties({}, Object.fromEntries(properties.map((name) => [name, { get: refuse }])));

const is = (name: (typeof names)[number], how: PropertyDescriptor) =>
  Object.defineProperty(globalThis, name, { configurable: true, ...how });

const ways = {
  missing: () => {
    for (const name of names) is(name, { value: undefined });
    is('navigator', { value: {} });
  },
  'refused when it is touched': () => {
    for (const name of names) is(name, { get: refuse });
    is('navigator', { value: refusing('serviceWorker', 'locks', 'storage') });
  },
};

test.each(Object.entries(ways))('a part that is %s is none, and nothing throws', async (_how, make) => {
  make();
  expect(findDatabases()).toBeUndefined();
  expect(findLocks()).toBeUndefined();
  expect(findStorageManager()).toBeUndefined();
  expect(findWorkers()).toBeUndefined();
  expect(await findRegistration()).toBeUndefined();
  expect(openChannel('a')).toBeUndefined();
  for (const area of ['local', 'session'] as const) {
    expect(keepItem(area, 'a', 'b')).toBe(false);
    expect(readItem(area, 'a')).toBeUndefined();
  }
});

test.each([
  ['at once', refuse],
  ['later', async () => refuse()],
])('a browser that refuses %s to look for a worker has none', async (_when, getRegistration) => {
  is('navigator', { value: { serviceWorker: { getRegistration } } });
  expect(await findRegistration()).toBeUndefined();
});

test('a text that does not fit is not kept, and one that does is', () => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  is('localStorage', { value: { getItem, setItem: refuse } });
  is('sessionStorage', { value: { getItem, setItem: (key: string, text: string) => kept.set(key, text) } });
  expect(keepItem('local', 'a', 'b')).toBe(false);
  expect(readItem('local', 'a')).toBeUndefined();
  expect(keepItem('session', 'a', 'b')).toBe(true);
  expect(readItem('session', 'a')).toBe('b');
});
