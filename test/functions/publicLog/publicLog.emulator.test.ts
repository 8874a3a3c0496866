import { longAgo } from '../documents';
import { fillPublicLog } from '../../../functions/src/publicLog/fillPublicLog';
import { publishEntry } from '../../../functions/src/publicLog/publishEntry';
import { openStore } from '../support';

const store = openStore('demo-public-log');
beforeEach(() => store.empty());
afterAll(() => store.close());

const deletion = (id: string, rest = {}) => ({
  ...{ kind: 'deleteRecord', by: 'mod', at: longAgo, records: 2, done: true, before: { name: 'Ann' } },
  target: { collection: 'player', id, name: 'Ann' },
  ...rest,
});
const publicEntries = async () =>
  (await store.db.collection('publicLog').get()).docs.map(({ id }) => id).sort();

test('an entry is published as it stands now, without what is private', async () => {
  await store.put({ 'actLog/a': deletion('p1') });
  await publishEntry(store.db, 'actLog', 'a');
  await store.put({ 'actLog/a': deletion('p1', { restoredBy: 'b' }) });
  await publishEntry(store.db, 'actLog', 'a');
  expect(await store.get('publicLog/actLog-a')).toEqual({
    ...{ kind: 'deleteRecord', by: 'mod', at: longAgo, records: 2, isTakenBack: true },
    target: { collection: 'player', id: 'p1', name: 'Ann' },
  });
});

test('earlier entries are filled in, page by page, on where a night before broke off, and then never read again', async () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => [`actLog/${id}`, deletion(id)] as const);
  await store.put({
    ...Object.fromEntries(entries),
    'actLog/part': deletion('x', { part: 'a' }),
    'banLog/f': { uid: 'ed', by: 'mod', ban: true, at: longAgo },
    'roleLog/g': { uid: 'ed', by: 'console', role: 'admin', grant: true, at: longAgo },
  });
  let left = 1;
  expect(await fillPublicLog(store.db, () => (left -= 1) >= 0, 2)).toBe(2);
  expect(await fillPublicLog(store.db, () => true, 2)).toBe(5);
  expect(await publicEntries()).toEqual([
    ...['a', 'b', 'c', 'd', 'e'].map((id) => `actLog-${id}`),
    'banLog-f',
    'roleLog-g',
  ]);
  await store.put({ 'actLog/z': deletion('z') });
  expect(await fillPublicLog(store.db, () => true)).toBe(0);
});
