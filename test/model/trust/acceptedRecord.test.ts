import { userId } from '@/model/ids';
import { acceptedRecord } from '@/model/trust/acceptedRecord';
import { byTrust } from '@/model/trust/trustSettings';
import { delta, player } from '@test/support/factories';

const rename = (value: string, before: string, decidedBy = 'mod') =>
  delta('d', {
    collection: 'player',
    docId: 'p',
    field: 'name',
    value,
    before,
    status: 'applied',
    decidedBy: userId(decidedBy),
  });
const nameOf = (live: string, ...newestFirst: ReturnType<typeof rename>[]) =>
  acceptedRecord(player('p', { name: live }), newestFirst).name;

test('what trust has changed since a moderator decided is as it was before, however many steps it took', () => {
  expect(nameOf('Annie', rename('Annie', 'Anne', byTrust), rename('Anne', 'Ann', byTrust))).toBe('Ann');
  expect(nameOf('Annie', rename('Annie', 'Anne', byTrust), rename('Anne', 'Ann'))).toBe('Anne');
  expect(nameOf('Annie', rename('Annie', 'Anne'), rename('Anne', 'Ann', byTrust))).toBe('Annie');
});

test('a record that trust has not changed is the same', () => {
  const live = player('p');
  expect(acceptedRecord(live, [])).toBe(live);
  expect(acceptedRecord(live, [rename('Ann', 'Anna')])).toBe(live);
});
