import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityName } from '@/backend/scope';
import { encodeTable } from '@/device/columns/encodeTable';
import { readTable } from '@/device/columns/readTable';
import { decodeTable, type Doc } from '@/device/columns/storedTable';
import { fieldSpecs, recordSchema, type Collection, collections } from '@/model/schema/recordSchema';
import { recordParsers } from '@/model/parsing/recordParsers';
import { setPaths, type PathEdit } from '@/lib/path';

/** Tables of six weeks' real records as version 4 wrote them, the last one before fields came from the schema. */
const written = JSON.parse(readFileSync(join(__dirname, 'rows4.json'), 'utf8'), (_, value: unknown) => {
  // JSON has no word for what a row lacks.
  if (Array.isArray(value)) return value.map((each: unknown) => each ?? undefined);
  const [name, ...rest] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const arrays = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
  if (rest.length > 0 || name === undefined || !Object.hasOwn(arrays, name[0])) return value;
  return arrays[name[0] as keyof typeof arrays].from(name[1] as number[]);
}) as Record<Collection, { readonly docs: readonly Doc[]; readonly table: { readonly version: number } }>;

test.each(collections)(
  'rows of %s that version 4 wrote are read whole, and move to this version',
  async (entity) => {
    const { docs, table } = written[entity];
    expect(table.version).toBe(4);
    const read = await readTable(entity, structuredClone(table));
    expect(read.docs).toEqual(docs);
    const again = decodeTable(entity, encodeTable(entity, read));
    expect(again).toEqual(read);
  },
);

const text = 'some text';
const valueOf = {
  string: text,
  line: text,
  text: 'two\nlines',
  list: ['A', 'B'],
  names: undefined,
  date: '2024-02-29',
  year: 1990,
  number: 60,
  weight: 94.8,
  enum: 'W',
  flag: true,
  country: 'KZ',
  player: { id: 'p9', name: 'Zed' },
  record: 'p9',
  youtube: 'https://youtu.be/dQw4w9WgXcQ?t=90',
  link: 'https://example.org',
  account: 'x',
  codes: { age: 'U18', para: 'sitting' },
} as const;

/** A record with every field of the schema. */
function fullRecord(entity: Collection): Doc {
  const edits = fieldSpecs[entity].flatMap(({ path, type }) => {
    const value = valueOf[type];
    // Rows with former names are kept whole.
    return value === undefined ? [] : [{ path, value }];
  });
  const [plain] = written[entity].docs;
  const result = recordParsers[entity](
    setPaths(
      plain,
      edits.flatMap(({ path, value }): readonly PathEdit[] =>
        typeof value === 'object' && !Array.isArray(value)
          ? Object.entries(value).map(([key, at]) => ({ path: `${path}.${key}`, value: at }))
          : [{ path, value }],
      ),
    ),
  );
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

test.each(collections)('every field of %s has a column, and comes back from it', (entity) => {
  const full = fullRecord(entity);
  const docs = [full, ...written[entity].docs.slice(1)];
  const table = encodeTable(entity, { docs, held: {} });
  expect(table.whole).toEqual([]);
  const kept = recordSchema[entity].filter(({ path }) => path.endsWith('Note') || path === 'conflict');
  // Few records have these, and are kept whole.
  const rare = ['confidence', 'formerNames', 'withheld', 'replaces', 'minor'];
  const missing = recordSchema[entity]
    .map(({ path, type }) => `${path}${type === 'player' ? '.id' : type === 'codes' ? '.age' : ''}`)
    .filter((path) => !Object.hasOwn(table.columns, path));
  expect(
    missing.filter((path) => !kept.some((field) => field.path === path) && !rare.includes(path)),
  ).toEqual([]);
  expect(decodeTable(entity, table).docs).toEqual(docs);
});

test('a player with former names comes back whole, beside the columns', () => {
  const [plain] = written.player.docs;
  const renamed = { ...plain, formerNames: [{ name: 'Ann', until: '2021-03-04' }] } as unknown as Doc;
  const table = encodeTable('player' satisfies EntityName, { docs: [renamed], held: {} });
  expect(decodeTable('player', table).docs).toEqual([renamed]);
});

test('what a later version wrote into a record stays with it, beside the columns', () => {
  const [plain] = written.match.docs;
  const later = { ...plain, referee: { id: 'r1' }, arm: 'both' } as unknown as Doc;
  const table = encodeTable('match' satisfies EntityName, { docs: [later], held: {} });
  expect(decodeTable('match', table).docs).toEqual([later]);
});
