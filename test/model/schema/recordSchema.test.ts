import { choices } from '@/language/en/choices';
import { fields } from '@/language/en/fields';
import { collections, editableFields, fieldSpecs, recordSchema } from '@/model/schema/recordSchema';

const editable = collections.flatMap((collection) => fieldSpecs[collection]);

test('every field that people may edit has its text, and no text is of another', () => {
  expect([...new Set(editable.map(({ path }) => path))].sort()).toEqual(Object.keys(fields).sort());
});

test('every choice of the schema has its text, and no text is of another', () => {
  const codes = editable.flatMap(({ path, choices: own = [] }) => own.map((code) => `${path}.${code}`));
  expect([...new Set(codes)].sort()).toEqual(Object.keys(choices).sort());
});

test('the schema says of each field once what it is', () => {
  for (const collection of collections) {
    const paths = recordSchema[collection].map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  }
});

test('what nobody edits is no field of a form', () => {
  expect(editableFields([{ path: 'a', type: 'line', kept: true }])).toEqual([]);
  expect(fieldSpecs.player.map(({ path }) => path)).not.toContain('updatedAt');
});
