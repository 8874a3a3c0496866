import fc from 'fast-check';
import { conflictingFields, fieldChanges, sameFieldValue, type Delta } from '@/model/proposals/delta';
import { fieldValue } from '@/model/records/fields';
import { userId } from '@/model/ids';
import { supersessionOf } from '@/model/proposals/supersession';
import { delta, event, match } from '@test/support/factories';

const applied = delta('d1', { value: 'N', base: 'Old' });
const standing = event('e1', { name: 'N' });
const other = (fields: Partial<Delta>) => delta('d2', { author: userId('eve'), base: 'Old', ...fields });

test.each<[string, Partial<Delta>, ReturnType<typeof supersessionOf>]>([
  ['of what was there before', { value: 'M' }, 'superseded'],
  ['of the very same', { value: 'N' }, 'cameTrue'],
  ['made after seeing what stands', { value: 'M', base: 'N' }, undefined],
  ['of a stranger time', { value: 'M', base: 'Older still' }, 'superseded'],
  ['of another field', { field: 'location', value: 'Dubai', base: null }, undefined],
  ['of another record', { docId: 'e2', value: 'M' }, undefined],
  ['of the same author', { author: applied.author, value: 'M' }, undefined],
  ['that is decided', { status: 'rejected', value: 'M' }, undefined],
  ['to delete the record', { field: '', value: null, note: 'Twice' }, undefined],
  [
    'of the record with the same alone',
    { field: '', value: { name: 'M' }, base: { name: 'Old' } },
    'superseded',
  ],
  [
    'of the record that says something else besides',
    { field: '', value: { name: 'M', location: 'Dubai' }, base: { name: 'Old', location: null } },
    undefined,
  ],
  [
    'of the record that says something else besides, which stands already',
    { field: '', value: { name: 'M', date: '2023-05-06' }, base: { name: 'Old', date: '2020-01-01' } },
    'superseded',
  ],
])('a proposal %s', (_, fields, outcome) => {
  expect(supersessionOf(other(fields), applied, standing)).toBe(outcome);
});

test('players are the same by their ids, whatever they were called', () => {
  const side = (id: string, name: string) =>
    ({ collection: 'match', docId: 'm1', field: 'player1', value: { id, name } }) as const;
  const made = delta('d1', { ...side('cem', 'Cem'), base: { id: 'ann', name: 'Ann' } });
  const record = match('m1', { player1: { ...match('m1').player1, ...side('cem', 'Cem').value } as never });
  const rival = other({ ...side('cem', 'Cem as he was called'), base: { id: 'ann', name: 'An' } });
  expect(supersessionOf(rival, made, record)).toBe('cameTrue');
});

const anyName = fc.constantFrom('A', 'B', 'C');
const anyPlace = fc.constantFrom(null, 'Dubai', 'Sofia');
const anyEdit = fc.oneof(
  fc.record({ field: fc.constant('name'), value: anyName, base: anyName }),
  fc.record({ field: fc.constant('location'), value: anyPlace, base: anyPlace }),
  fc.record({
    field: fc.constant(''),
    value: fc.record({ name: anyName, location: anyPlace }),
    base: fc.record({ name: anyName, location: anyPlace }),
  }),
);

test('what ends could not be applied as it is, or would change nothing; what can be stays open', () => {
  fc.assert(
    fc.property(anyEdit, anyEdit, anyName, anyPlace, (one, two, name, place) => {
      const record = event('e1', { name, ...(place !== null && { location: place }) });
      const rival = other(two);
      const outcome = supersessionOf(rival, delta('d1', one), record);
      const isSaid = (fieldChanges(rival) ?? []).every(({ field, value }) =>
        sameFieldValue(field, fieldValue(record, field), value),
      );
      if (outcome === 'cameTrue') expect(isSaid).toBe(true);
      if (outcome === 'superseded') expect(conflictingFields(rival, record)).not.toEqual([]);
      if (outcome === 'superseded') expect(isSaid).toBe(false);
      if (conflictingFields(rival, record).length === 0 && !isSaid) expect(outcome).toBeUndefined();
    }),
  );
});
