import fc from 'fast-check';
import { DamagedRowsError } from '@/device/base/damage';
import { docCodecs } from '@/device/columns/docCodecs';
import { Interner } from '@/device/columns/interner';
import type { Doc } from '@/device/columns/storedTable';
import { fieldCharacter, isPacked, packDocs, unpackDocs, type PackedDocs } from '@/device/journal/packedDocs';
import { match } from '@test/support/factories';
import { factories, rowsOf, type FactoryName } from '@test/support/hostileRows';
import { runs } from '@test/support/property';

const byId = (docs: readonly Doc[]) => new Map(docs.map((doc) => [doc.id as string, doc]));

function packed(docs: readonly Doc[]): PackedDocs {
  const found = packDocs('match', docs);
  if (!isPacked(found)) throw new Error('expected packed documents, found whole ones');
  return found;
}

const unpacked = (docs: unknown) => unpackDocs('match', docs as PackedDocs, new Interner());

test.each(Object.keys(factories) as FactoryName[])('packed rows of %s come back as they were', (entity) => {
  fc.assert(
    fc.property(rowsOf(entity), ({ docs }) => {
      const found: unknown = structuredClone(packDocs(entity, docs));
      const back = isPacked(found) ? unpackDocs(entity, found, new Interner()) : (found as readonly Doc[]);
      expect(byId(back)).toEqual(byId(docs));
    }),
    runs(200),
  );
});

test('a change of a match is packed in less than three quarters of its size', () => {
  const doc = match('m1', { arm: 'R', weight: '95kg', choices: { age: 'U18' }, source: ['a sheet'] });
  const { whole, ...rest } = packed([doc]);
  expect(whole).toEqual([]);
  expect(JSON.stringify(rest).length).toBeLessThan(JSON.stringify(doc).length * 0.75);
});

test('many documents stay whole, which costs the page less time', () => {
  const docs = Array.from({ length: 51 }, (_, at) => match(`m${at}`));
  expect(packDocs('match', docs)).toBe(docs);
  expect(packed(docs.slice(1)).whole).toEqual([]);
});

test.each(Object.entries(docCodecs))('no two fields of %s share a character', (_, { fields }) => {
  const characters = Object.keys(fields).map(fieldCharacter);
  expect(new Set(characters).size).toBe(characters.length);
  // Journals on devices have these characters, so a field keeps its own.
  expect(fieldCharacter('player1.id')).toBe('\u7c0c');
});

const good = packed([match('a', { choices: { age: 'U18' } }), match('b')]);
const at = (path: string) => [...good.fields].indexOf(fieldCharacter(path)) * 2;
const withCell = (path: string, value: unknown) => good.cells.with(at(path), value);

test.each<[string, object]>([
  ['a field that is unknown', { fields: `${good.fields.slice(1)}x` }],
  ['a cell too few', { cells: good.cells.slice(1) }],
  ['a required value that is missing', { cells: withCell('id', undefined) }],
  ['a value of another type', { cells: withCell('order', 'first') }],
  ['codes that are a text', { cells: withCell('choices', 'U18') }],
  ['a code that is a number', { cells: withCell('choices', { age: 18 }) }],
])('%s is damage', (_, damage) => {
  expect(unpacked(good)).toHaveLength(2);
  expect(() => unpacked({ ...good, ...damage })).toThrow(DamagedRowsError);
});
