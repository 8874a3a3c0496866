import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeOf, places } from '../../../../functions/src/write/withholding/places';
import { personOf } from '../../../../functions/src/write/withholding/person';
import { everyPlace, namelessPlaces } from './places';

const root = resolve(__dirname, '../../../..');

/** Collections that rules or functions name; a subcollection counts as its parent. */
function namedCollections(): readonly string[] {
  const below: Readonly<Record<string, string>> = {
    news: 'user',
    pick: 'user',
    act: 'trust',
    part: 'pickTable',
  };
  const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, 'functions/src', file), 'utf8'));
  const patterns = [/\.collection(?:Group)?\('(\w+)'\)/g, /\.(?:doc|collection)\([`'](\w+)\//g];
  const found = [
    ...readFileSync(join(root, 'firestore.rules'), 'utf8').matchAll(/^\s+match \/(\w+)\/\{\w+\} \{/gm),
    ...sources.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)])),
  ].map(([, name = '']) => below[name] ?? name);
  return [...new Set(found)].sort();
}

test('every collection is known to name players in one of the places that a take-down is tested with, or not at all', () => {
  const named = namedCollections();
  expect(named.length).toBeGreaterThan(25);
  const places = new Set(Object.keys(everyPlace).map((path) => path.split('/')[0] ?? ''));
  expect(named.filter((each) => !places.has(each) && !namelessPlaces.includes(each))).toEqual([]);
  expect(namelessPlaces.filter((each) => places.has(each))).toEqual([]);
});

describe('what an act replaced', () => {
  const person = personOf({ players: ['p1'], names: ['Jane Example'], calledNames: [], moved: {} });
  const actLog = places.find(({ name }) => name === 'actLog')!;
  const doc = { id: 'a', ref: { path: 'actLog/a' } } as Parameters<typeof changeOf>[1];
  const jane = { name: 'Jane Example', slug: 'jane-example', aliases: ['Jane Example'] };
  const changed = (id: string, before: object) =>
    changeOf(actLog, doc, { target: { collection: 'player', id, name: jane.name }, before }, person);

  test('keeps the name and the slug of a namesake, whose page is restored by it', () => {
    expect(changed('namesake', jane)).toBeUndefined();
    expect(changed('namesake', { ...jane, note: 'Not Jane Example' })).toMatchObject({
      before: { ...jane, note: expect.not.stringContaining('Jane') },
    });
  });

  test('loses both of the person', () => {
    expect(JSON.stringify(changed('p1', jane))).not.toMatch(/jane/i);
  });
});

test.each(['report', 'personRequest'])('a %s whose id says the name goes, whoever it is about', (name) => {
  const person = personOf({ players: ['p1'], names: ['Jane Example'], calledNames: [], moved: {} });
  const place = places.find((each) => each.name === name)!;
  const data = { collection: 'event', docId: 'e1', text: 'The date is wrong' };
  const of = (id: string) =>
    changeOf(place, { id, ref: { path: `${name}/${id}` } } as Parameters<typeof changeOf>[1], data, person);
  expect(of('JaneExample000000000')).toBe('remove');
  expect(of('Mb4kT9wQx2LrV7cYn5Hd')).toBeUndefined();
});
