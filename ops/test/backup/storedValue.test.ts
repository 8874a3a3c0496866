import fc from 'fast-check';
import {
  asInBackup,
  asInDatabase,
  collectionOf,
  storedFields,
  type StoredValue,
} from '../../backup/storedValue';
import { runs } from '@test/support/property';

const fromBackup = (fields: Readonly<Record<string, StoredValue>>) => storedFields(fields, asInDatabase('b'));
const toBackup = (fields: Readonly<Record<string, StoredValue>>) => storedFields(fields, asInBackup('a'));

const { fields: anyFields } = fc.letrec<{
  readonly value: StoredValue;
  readonly fields: Readonly<Record<string, StoredValue>>;
}>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constant({ nullValue: null }),
    fc.record({ booleanValue: fc.boolean() }),
    fc.record({ integerValue: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String) }),
    // The form in which JSON is written and read: everything but a number is a text.
    fc.record({
      doubleValue: fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('NaN', '-Infinity'),
      ),
    }),
    fc.record({ stringValue: fc.string({ unit: 'binary' }) }),
    fc.record({ timestampValue: fc.constantFrom('2026-11-26T07:00:00.123456Z', '1969-12-31T23:59:59Z') }),
    fc.record({
      referenceValue: fc.constantFrom(
        'projects/a/databases/(default)/documents/event/e1',
        'projects/other/databases/(default)/documents/event/e1',
      ),
    }),
    fc.record({
      geoPointValue: fc.record({ latitude: fc.constantFrom(-0, 1.5), longitude: fc.constant(2) }),
    }),
    fc.record({
      arrayValue: fc.record({ values: fc.array(tie('value'), { maxLength: 3 }) }, { requiredKeys: [] }),
    }),
    fc.record({ mapValue: fc.record({ fields: tie('fields') }, { requiredKeys: [] }) }),
  ),
  fields: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
}));

test('a document is the same in the backup however often it is written as JSON, restored and backed up again', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const line = JSON.stringify(toBackup(fields));
      const restored = JSON.parse(JSON.stringify(fromBackup(JSON.parse(line)))) as typeof fields;
      expect(JSON.stringify(storedFields(restored, asInBackup('b')))).toBe(line);
    }),
    runs(300),
  );
});

test('references follow the documents into the other project, and what leads elsewhere stays', () => {
  const reference = (name: string) => ({ link: { referenceValue: name } });
  const own = reference('projects/a/databases/(default)/documents/event/e1');
  const foreign = reference('projects/c/databases/(default)/documents/event/e1');
  expect(fromBackup(toBackup(own))).toEqual(reference('projects/b/databases/(default)/documents/event/e1'));
  expect(fromBackup(toBackup(foreign))).toEqual(foreign);
});

test('whole numbers stay whole numbers, others stay what they are, and the negative zero keeps its sign', () => {
  const fields = { whole: { integerValue: '1' }, other: { doubleValue: 1 }, zero: { doubleValue: -0 } };
  expect(JSON.parse(JSON.stringify(toBackup(fields)))).toEqual({
    other: { doubleValue: 1 },
    whole: { integerValue: '1' },
    zero: { doubleValue: '-0' },
  });
});

test('documents are counted by their collection, with those above it', () => {
  expect(collectionOf({ path: 'user/u1/news/n1', fields: {} })).toBe('user/news');
});
