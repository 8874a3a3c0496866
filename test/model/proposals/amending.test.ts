import fc from 'fast-check';
import { amendedDelta, amendedFields, amendedValue, asProposed, restOf } from '@/model/proposals/amending';
import { fieldChanges, type Delta } from '@/model/proposals/delta';
import type { Json, JsonObject } from '@/lib/json';
import { bundleId, userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { runs } from '@test/support/property';

const mod = userId('mod');
const object = (value: Json) => value as JsonObject;
const whole = (fields: Partial<Delta> = {}) =>
  delta('d1', {
    field: '',
    value: { name: 'N', date: '2023-01-01' },
    base: { name: 'M', date: null },
    ...fields,
  });
const made = delta('d1', {
  docId: '',
  field: '',
  value: { name: 'N', date: '2023-01-01', location: 'Dubai', sport: { id: 'armw' } },
});

test('a field takes another value, and its author stays the author of what was proposed', () => {
  const amended = amendedDelta(delta('d1'), 'The right name', mod);
  expect(amended).toEqual({
    ...delta('d1'),
    value: 'The right name',
    amended: { proposed: 'A better name', by: mod },
  });
  expect(asProposed(amended!).value).toBe('A better name');
});

test('the value that was proposed is no amendment', () => {
  expect(amendedDelta(delta('d1'), 'A better name', mod)).toEqual(delta('d1'));
});

test.each<[string, Delta, Parameters<typeof amendedDelta>[1]]>([
  ['of a deletion', delta('d1', { field: '', value: null, note: 'Twice' }), { name: 'N' }],
  ['that deletes', whole(), null],
  ['of more fields than were proposed', whole(), { name: 'N', date: '2023-01-01', location: 'Dubai' }],
  ['of other fields', whole(), { location: 'Dubai' }],
  ['of no field', whole(), {}],
  [
    'of a changed name without the name of before',
    delta('d1', {
      collection: 'player',
      docId: 'ann',
      field: '',
      value: { name: 'Anna', formerNames: [{ name: 'Ann', until: '2021-03-04' }] },
      base: { name: 'Ann', formerNames: null },
    }),
    { name: 'Anna' },
  ],
  [
    'of more fields of a new record',
    made,
    { name: 'N', date: '2023-01-01', country: 'GE', sport: { id: 'armw' } },
  ],
  ['of another sport', made, { name: 'N', date: '2023-01-01', sport: { id: 'judo' } }],
])('an amendment %s is none', (_, of, value) => {
  expect(amendedDelta(of, value, mod)).toBeUndefined();
});

test('a new record may be made with less, and stays where it belongs', () => {
  const value = amendedValue(
    made,
    (fieldChanges(made) ?? []).map((change) =>
      change.field.path === 'location' ? { ...change, value: null } : change,
    ),
  );
  expect(value).toEqual({ name: 'N', date: '2023-01-01', sport: { id: 'armw' } });
  const amended = amendedDelta(made, value, mod)!;
  expect(amendedFields(amended).map(({ field, value: was }) => [field.path, was])).toEqual([
    ['location', 'Dubai'],
  ]);
});

test('a part that is applied and its rest are together what was proposed', () => {
  const value = { name: 'N', date: '2023-01-01', location: 'Dubai', country: 'AE' };
  const base = { name: 'M', date: '2022-01-01', location: null, country: null };
  const proposal = whole({ value, base, note: 'Seen', source: 'Poster', bundle: bundleId('b1') });
  const all = fieldChanges(proposal) ?? [];
  fc.assert(
    fc.property(fc.subarray([...all], { minLength: 1 }), (chosen) => {
      const applied = amendedDelta(proposal, amendedValue(proposal, chosen), mod)!;
      const rest = restOf(applied);
      expect({ ...object(applied.value), ...object(rest?.value ?? {}) }).toEqual(value);
      expect(asProposed(applied)).toMatchObject({ value, base });
      expect(amendedFields(applied)).toEqual([]);
      if (rest === undefined) return expect(chosen).toHaveLength(all.length);
      expect(Object.keys(object(rest.base ?? {}))).toEqual(Object.keys(object(rest.value)));
      expect(rest).toMatchObject({ docId: 'e1', field: '', note: 'Seen', source: 'Poster', bundle: 'b1' });
    }),
    runs(100),
  );
});

test('whatever a moderator writes in place of it, what was proposed can be read and named field by field', () => {
  const anyText = fc.constantFrom('A', 'B', 'C');
  fc.assert(
    fc.property(
      fc.record({ name: anyText, location: anyText }),
      fc.record({ name: anyText, location: anyText }),
      (value, other) => {
        const proposal = whole({ value });
        const changes = fieldChanges({ ...proposal, value: other }) ?? [];
        const amended = amendedDelta(proposal, amendedValue(proposal, changes), mod)!;
        expect(amended.value).toEqual(other);
        expect(asProposed(amended).value).toEqual(value);
        expect(amendedFields(amended).map(({ field }) => field.path)).toEqual(
          (['name', 'location'] as const).filter((path) => value[path] !== other[path]),
        );
      },
    ),
    runs(200),
  );
});
