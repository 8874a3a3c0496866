import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDuplicates } from '@/model/identity/findDuplicates';
import { root } from '../../../scripts/base/root';
import { bestThreshold, keyOf, scoreAll, verdictOf, type Method } from '../../duplicates/judge';
import { labelledLists } from '../../duplicates/labelled';
import { listPairs } from '../../duplicates/listPairs';
import { manyPlayers } from '../../duplicates/manyPlayers';
import { ownMethod, threshold } from '../../duplicates/methods';
import { readPlayers } from '../../duplicates/readPlayers';
import { editDistance } from '@/lib/editDistance';

const lists = labelledLists();

test.each(Object.entries(lists))('on the list %s, recall and precision are at least 0.9', (_, list) => {
  const { recall, precision } = verdictOf(list, ownMethod.score(list.players), threshold);
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('a plain edit distance does worse, with its best threshold', () => {
  const plain: Method['score'] = (players) =>
    scoreAll(
      players.slice(0, 160),
      (name) => name.toLowerCase(),
      (a, b) => 1 - editDistance(a, b, 8) / Math.max(a.length, b.length, 1),
    );
  const ids = new Set(lists.held.players.slice(0, 160).map(({ id }) => id));
  const list = {
    ...lists.held,
    players: lists.held.players.slice(0, 160),
    pairs: lists.held.pairs.filter(({ a, b }) => ids.has(a) && ids.has(b)),
  };
  const scores = plain(list.players);
  expect(verdictOf(list, scores, bestThreshold(list, scores)).f1).toBeLessThan(
    verdictOf(list, ownMethod.score(list.players), threshold).f1 - 0.1,
  );
});

test('labelled lists are the same in every run, of at least four scripts, and their parts have no person in common', () => {
  expect(labelledLists().held).toEqual(lists.held);
  const names = lists.held.players.map(({ name }) => name).join('');
  for (const script of [
    'Cyrillic',
    'Georgian',
    'Armenian',
    'Greek',
    'Arabic',
    'Hebrew',
    'Katakana',
    'Hangul',
  ])
    expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
  const tuned = new Set(lists.tuning.players.map(({ name }) => name));
  const both = lists.held.players.filter(({ name }) => tuned.has(name));
  expect(both.length).toBeLessThan(5);
});

test('what makes labelled pairs knows no table of what is judged by them', () => {
  const makers = readdirSync(join(root, 'lab/duplicates/ordinary')).filter(
    (file) => file !== 'judgeOrdinary.ts',
  );
  for (const file of [
    ...['ways.ts', 'standards.ts', 'labelled.ts', 'typing.ts', '../../scripts/base/random.ts'],
    ...makers.map((maker) => `ordinary/${maker}`),
  ]) {
    const text = readFileSync(join(root, 'lab/duplicates', file), 'utf8');
    const imports = [...text.matchAll(/^import (type )?.*'(@\/model[^']*)'/gm)];
    expect(imports.filter(([, type]) => type === undefined)).toEqual([]);
  }
  expect(readdirSync(join(root, 'lab/duplicates/data'))).toEqual([
    'athletes.txt',
    'callNames.txt',
    'handPairs.txt',
    'lastPairs.txt',
    'secondPairs.txt',
  ]);
});

test('a verdict counts what was missed, and each false pair of a complete list', () => {
  const pairs = [
    { a: '1', b: '2', same: true, way: '' },
    { a: '3', b: '4', same: true, way: '' },
  ];
  const scores = new Map([
    [keyOf('2', '1'), 0.9],
    [keyOf('1', '3'), 0.8],
  ]);
  const of = (isComplete: boolean) => verdictOf({ players: [], pairs, isComplete }, scores, 0.5);
  expect(of(true)).toMatchObject({ recall: 0.5, precision: 0.5 });
  expect(of(false)).toMatchObject({ recall: 0.5, precision: 1 });
});

test('a long list is made of the names that are given', () => {
  const players = manyPlayers(['Devon Larratt', 'Levan Saginashvili'], 500);
  expect(new Set(players.map(({ id }) => id)).size).toBe(500);
  expect(players.every(({ name }) => /^(Devon|Levan) [A-Z]?[a-z]+$/i.test(name))).toBe(true);
});

const folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('players are read from a data file, a list, and lines of text', () => {
  const { players, matches, events } = readPlayers(join(root, 'data/armwrestling.json'));
  expect([players.length, matches.length, events.length]).toEqual([211, 346, 52]);
  expect(readPlayers(written('list.json', '[{"id":"a","name":"Ann"}]')).players).toEqual([
    { id: 'a', name: 'Ann' },
  ]);
  const lines = readPlayers(written('names.csv', 'name,country\n"Larratt, Devon",CA\n\nJohn Brzenk,US\n'));
  expect(lines.players).toEqual([
    { id: '2', name: 'Larratt, Devon' },
    { id: '4', name: 'John Brzenk' },
  ]);
});

test.each([
  ['absent.json', undefined, /expected a readable file, found .*ENOENT.*Name a JSON file/],
  ['broken.json', '{', /expected JSON, found .*Name a JSON file/],
  ['number.json', '7', /expected a list "players", found number/],
  ['other.json', '{"events":[]}', /expected a list "players", found none/],
  ['empty.json', '{"players":[]}', /expected players, found none/],
  ['odd.json', '{"players":[{"id":"a","name":"A"},{"id":1}]}', /found {"id":1} as number 2\. Correct it/],
  ['empty.txt', '\n\n', /expected players, found none/],
])('of %s it says what is wrong and what to do', (name, text, problem) => {
  const file = text === undefined ? join(folder, name) : written(name, text);
  expect(() => readPlayers(file)).toThrow(problem);
});

test('pairs are listed with names and reasons', () => {
  const players = [
    { id: 'a', name: 'Devon Larratt', country: 'CA' },
    { id: 'b', name: 'Devon Laratt' },
  ];
  const lines = listPairs(findDuplicates(players), { players, matches: [], events: [] });
  expect(lines).toEqual([
    expect.stringMatching(
      /^0\.\d\d {2}Devon Larratt \[a, CA\] {2}~ {2}Devon Laratt \[b\]\n +spelling \(larratt, laratt\)$/,
    ),
    '1 pair among 2 players',
  ]);
});
