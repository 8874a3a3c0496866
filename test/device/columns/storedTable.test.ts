import fc from 'fast-check';
import { Interner } from '@/device/columns/interner';
import { encodeTable } from '@/device/columns/encodeTable';
import { readTable } from '@/device/columns/readTable';
import { decodeTable, type Doc } from '@/device/columns/storedTable';
import type { StoredEntity } from '@/backend/rows';
import type { Match } from '@/model/records/records';
import { match, player } from '@test/support/factories';
import { factories, rowsOf, type FactoryName } from '@test/support/hostileRows';
import { runs } from '@test/support/property';

function textsWith(...known: readonly string[]) {
  const texts = [...known];
  const placeOf = (text: string) => {
    const place = texts.indexOf(text);
    return place < 0 ? texts.push(text) - 1 : place;
  };
  return { list: { number: 7, texts }, placeOf };
}

const normal = ({ docs, held }: StoredEntity<Doc>) => ({
  docs: new Map(docs.map((doc) => [doc.id as string, doc])),
  held: new Map(
    Object.entries(held).flatMap(([scope, ids]) =>
      ids.length > 0 ? [[scope, [...ids].sort()] as const] : [],
    ),
  ),
});

test.each(Object.keys(factories) as FactoryName[])(
  'whatever rows of %s are stored come back as they were, with who holds them',
  (entity) => {
    fc.assert(
      fc.property(rowsOf(entity), (rows) => {
        const record: unknown = structuredClone(encodeTable(entity, rows));
        expect(normal(decodeTable(entity, record))).toEqual(normal(rows));
        const texts = textsWith('ann', 'Ann');
        const listed: unknown = structuredClone(encodeTable(entity, rows, texts));
        expect(normal(decodeTable(entity, listed, new Interner(texts.list)))).toEqual(normal(rows));
      }),
      runs(200),
    );
  },
);

test('a large table is decoded in steps, with a rest after each', async () => {
  const docs = Array.from({ length: 2_500 }, (_, at) => match(`m${at}`));
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const read = await readTable('match', encodeTable('match', { docs, held: {} }), new Interner(), rest);
  expect(rests).toBe(2);
  expect(read.docs).toEqual(docs);
});

test('a scope that holds everything costs no list of ids', () => {
  const docs = Array.from({ length: 50 }, (_, at) => match(`m${at}`));
  const { held } = encodeTable('match', { docs, held: { 'matchesOfSport/armw': docs.map(({ id }) => id) } });
  expect(held).toEqual([['matchesOfSport/armw', true]]);
});

test('documents of this version fit the columns whole', () => {
  const rows = { docs: [match('a', { arm: 'L', order: 3, source: ['x'] }), match('b')], held: {} };
  expect(encodeTable('match', rows)).toMatchObject({ count: 2, whole: [] });
});

test('codes have a column for each name that any row has one for', () => {
  const docs = [
    match('a', { choices: { para: 'sitting', age: 'U18' } }),
    match('b', { choices: { age: 'unknown here' } }),
    match('c'),
  ];
  const table = encodeTable('match', { docs, held: {} });
  expect(table).toMatchObject({ count: 3, whole: [] });
  expect(Object.keys(table.columns).filter((path) => path.startsWith('choices'))).toEqual([
    'choices.age',
    'choices.para',
  ]);
  expect(decodeTable('match', structuredClone(table)).docs).toEqual(docs);
});

const coded = encodeTable('match', { docs: [match('a', { choices: { age: 'U18' } }), match('b')], held: {} });
const index = (at: readonly number[]) => Uint8Array.from(at);

test.each<[string, unknown]>([
  ['a place behind the last', { kind: 'dictionary', values: ['U18'], at: index([0, 1]) }],
  ['too few places', { kind: 'dictionary', values: ['U18'], at: index([0]) }],
  ['a value that is no text', { kind: 'plain', values: ['U18', 18] }],
  ['an object', { kind: 'plain', values: ['U18', { toString: 1 }] }],
  ['numbers', { kind: 'numbers', values: Float64Array.from([1, 2]) }],
  ['places of an unknown list', { kind: 'listed', list: 7, at: index([0, 0]) }],
  ['no column', 'U18'],
])('a damaged column of codes is found: %s', (_, column) => {
  const record = { ...coded, columns: { ...coded.columns, 'choices.age': column } };
  expect(() => decodeTable('match', record)).toThrow('expected');
});

test.each(['__proto__', '', 'a.b', 'age '])(
  'a column of codes under a name that no definition may give them is left out: %j',
  (name) => {
    const columns = { ...coded.columns, [`choices.${name}`]: coded.columns['choices.age'] };
    expect(decodeTable('match', { ...coded, columns }).docs).toEqual(decodeTable('match', coded).docs);
  },
);

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['another version', { ...encodeTable('player', { docs: [player('a')], held: {} }), version: 99 }],
  ['a column too short', { ...encodeTable('player', { docs: [player('a')], held: {} }), count: 2 }],
  ['columns missing', { ...encodeTable('player', { docs: [player('a')], held: {} }), columns: {} }],
])('a damaged record is refused: %s', (_, record) => {
  expect(() => decodeTable('player', record)).toThrow('expected');
});

test('an unknown field that holds an empty object is kept', () => {
  const doc = { ...match('m1'), later: {} } as unknown as Doc;
  const rows: StoredEntity<Doc> = { docs: [doc], held: { wide: ['m1'] } };
  expect(decodeTable('match', structuredClone(encodeTable('match', rows))).docs).toEqual([doc]);
});

test('wrong hashes bring the same rows back, and hashes of another length are damage', () => {
  const rows = { docs: Array.from({ length: 40 }, (_, at) => match(`m${at}`)), held: {} };
  const record = encodeTable('match', rows);
  const withHashes = (hashes: unknown) => ({
    ...record,
    columns: { ...record.columns, 'event.id': { ...record.columns['event.id'], hashes } },
  });
  const column = record.columns['event.id']!;
  const values = 'values' in column ? column.values : [];
  expect(decodeTable('match', withHashes(new Uint32Array(values.length).fill(7))).docs).toEqual(rows.docs);
  expect(() => decodeTable('match', withHashes(new Uint32Array(values.length + 1)))).toThrow('expected');
  expect(() => decodeTable('match', withHashes('many'))).toThrow('expected');
});

test('rows of several records share their texts, also where a player changed the name in between', () => {
  const sharing = new Interner();
  const read = (name: string) => {
    const doc = { ...match('m1'), player1: { ...match('m1').player1, name } } as unknown as Doc;
    const record: unknown = structuredClone(encodeTable('match', { docs: [doc], held: {} }));
    const decoded = decodeTable('match', record, sharing).docs[0];
    expect(decoded).toEqual(doc);
    return decoded as Match;
  };
  const [first, again, renamed] = [read('Ann'), read('Ann'), read('Anna')];
  expect(again.event).toBe(first.event);
  expect(renamed.player1).toMatchObject({ id: first.player1.id, name: 'Anna' });
});

test('rows of several records that name places of one list share what it says', () => {
  const texts = textsWith();
  const records = ['m1', 'm2'].map((id) =>
    structuredClone(encodeTable('match', { docs: [match(id)], held: {} }, texts)),
  );
  const sharing = new Interner(texts.list);
  const [first, second] = records.map((record) => decodeTable('match', record, sharing).docs[0] as Match);
  expect([first, second]).toEqual([match('m1'), match('m2')]);
  expect(second?.event).toBe(first?.event);
  expect(JSON.stringify(records)).not.toContain(match('m1').player1.name);
});

test.each([
  ['without a list', undefined],
  ['beside another list', { number: 8, texts: Array.from({ length: 99 }, (_, at) => `${at}`) }],
  ['beside a list that is too short', { number: 7, texts: ['one'] }],
])('a record that names places of a list is damaged %s', (_, list) => {
  const record = encodeTable('match', { docs: [match('m1')], held: {} }, textsWith());
  expect(() => decodeTable('match', record, new Interner(list))).toThrow('expected');
});
