import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { rowsVersion } from '@/device/base/version';
import { match } from '@test/support/factories';
import { deviceOfBefore } from '@test/support/deviceOfBefore';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

cloningInOwnRealm();

test('a device of version 6, the last one to keep matches with choices whole, has them all, and gives them columns', async () => {
  const { open, store, written } = await deviceOfBefore(6);
  expect(written).toMatchObject({ head: { version: 6 }, 'match/0/0': { version: 6, count: 1 } });
  const before = await storedRows(open());
  expect(before.entities.match.docs.map(({ id, choices }) => [id, choices])).toEqual([
    ['m1', undefined],
    ['m2', { age: 'U18', para: 'no-such-code' }],
    ['m3', { age: 'Masters' }],
  ]);
  expect(before.entities.sport.docs.map(({ id }) => id)).toEqual(['armw']);
  expect((await open().loadCommands()).commands.map(({ id }) => id)).toEqual(['c1']);

  const rows = open();
  const docs = [match('m4', { updatedAt: 1_600 })];
  await rows.append([{ entity: 'match', scope: 'matchesOfSport/armw', event: { kind: 'added', docs } }]);
  await rows.fold(() => []);
  expect(await store('records').getItem('match/0/0')).toMatchObject({
    version: rowsVersion,
    count: 4,
    whole: [],
  });
  const after = await storedRows(open());
  expect(after.entities.match.docs).toEqual([...before.entities.match.docs, ...docs]);
  expect(after.marks).toEqual(before.marks);
});
