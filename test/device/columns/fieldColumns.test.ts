import type { EntityName } from '@/backend/scope';
import { encodeTable } from '@/device/columns/encodeTable';
import { decodeTable, type Doc } from '@/device/columns/storedTable';
import { fieldSpecs, recordSchema, type Collection, collections } from '@/model/schema/recordSchema';
import { recordParsers } from '@/model/parsing/recordParsers';
import { setPaths, type PathEdit } from '@/lib/path';
import { event, match, player } from '@test/support/factories';

const plainOf: Readonly<Record<Collection, readonly Doc[]>> = {
  event: [event('e1'), event('e2', { updatedAt: 2_000 })],
  match: [match('m1'), match('m2', { arm: 'R' })],
  player: [player('ann'), player('bea', { country: 'KZ' })],
};

const text = 'some text';
const valueOf = {
  string: text,
  line: text,
  text: 'two\nlines',
  list: ['A', 'B'],
  names: undefined,
  date: '2024-02-29',
  start: '2026-11-28T18:00+01:00[Europe/Warsaw]',
  year: 1990,
  number: 60,
  points: 2.5,
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

function fullRecord(entity: Collection): Doc {
  const edits = fieldSpecs[entity].flatMap(({ path, type }) => {
    const value = valueOf[type];
    // Rows with former names are stored whole.
    return value === undefined ? [] : [{ path, value }];
  });
  const [plain] = plainOf[entity];
  const slug = entity === 'match' ? [] : [{ path: 'slug', value: 'some-text' }];
  const result = recordParsers[entity](
    setPaths(
      plain,
      [...edits, ...slug].flatMap(({ path, value }): readonly PathEdit[] =>
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
  const docs = [full, ...plainOf[entity].slice(1)];
  const table = encodeTable(entity, { docs, held: {} });
  expect(table.whole).toEqual([]);
  const kept = recordSchema[entity].filter(
    ({ path }) => path.endsWith('Note') || ['conflict', 'rounds'].includes(path),
  );
  // Few records have these; they are stored whole.
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
  const [plain] = plainOf.player;
  const renamed = { ...plain, formerNames: [{ name: 'Ann', until: '2021-03-04' }] } as unknown as Doc;
  const table = encodeTable('player' satisfies EntityName, { docs: [renamed], held: {} });
  expect(decodeTable('player', table).docs).toEqual([renamed]);
});

test('what a later version wrote into a record stays with it, beside the columns', () => {
  const [plain] = plainOf.match;
  const later = { ...plain, referee: { id: 'r1' }, arm: 'both' } as unknown as Doc;
  const table = encodeTable('match' satisfies EntityName, { docs: [later], held: {} });
  expect(decodeTable('match', table).docs).toEqual([later]);
});
