import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from '../../duplicates/ordinary/faults';
import { judgeOrdinary } from '../../duplicates/ordinary/judgeOrdinary';
import { ordinaryList } from '../../duplicates/ordinary/ordinaryList';
import { readList, writtenList } from '../../duplicates/ordinary/readList';

const list = ordinaryList({ size: 4000, seed: 1 });
const nameOf = new Map(list.players.map(({ id, name }) => [id, name]));
const namesOf = (ids: typeof list.pairs) => ids.map(({ a, b }) => [nameOf.get(a), nameOf.get(b)]);

const folder = mkdtempSync(join(tmpdir(), 'ordinary-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a seed makes the same list each time, another seed another one', () => {
  expect(ordinaryList({ size: 4000, seed: 1 })).toEqual(list);
  expect(ordinaryList({ size: 4000, seed: 2 }).players).not.toEqual(list.players);
});

test('a seventh of the people have a second record, with each kind of fault that people make', () => {
  expect(list.players.length).toBeGreaterThanOrEqual(4000);
  expect(list.pairs.length / list.players.length).toBeGreaterThan(0.12);
  expect(list.pairs.length / list.players.length).toBeLessThan(0.16);
  const made = new Set(list.pairs.map(({ way }) => way));
  expect(faults.filter(({ id }) => !made.has(id) && id !== 'cut off')).toEqual([]);
  expect(namesOf(list.pairs).filter(([a, b]) => a === b)).toEqual([]);
});

test('three in five people are from the regions that are asked for, and relatives are as many times more', () => {
  const koreansOf = (regions: readonly string[]) =>
    ordinaryList({ size: 1000, seed: 1, regions }).players.filter(({ name }) =>
      /^[A-Z][a-z]+(?:-[a-z]+)? (?:Kim|Lee|Park|Choi|Jung|Kang|Cho|Yoon|Jang|Lim)$/.test(name),
    ).length;
  expect(koreansOf(['ko'])).toBeGreaterThan(50);
  expect(koreansOf([])).toBeLessThan(20);
  expect(() => ordinaryList({ size: 10, seed: 1, regions: ['atlantis'] })).toThrow(/found "atlantis"/);
  const sons = (relatives: number) =>
    ordinaryList({ size: 2000, seed: 1, relatives }).players.filter(({ name }) => name.endsWith('Sr.'))
      .length;
  expect(sons(10)).toBeGreaterThan(3 * Math.max(1, sons(1)));
});

test('some people have one name, and common names are more frequent than rare ones', () => {
  const { players } = ordinaryList({ size: 15_000, seed: 1 });
  const counts = new Map<string, number>();
  for (const { name } of players) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts.values()].some((count) => count > 1)).toBe(true);
  const bearers = (word: string) => players.filter(({ name }) => name.split(' ').includes(word)).length;
  expect(bearers('John')).toBeGreaterThan(bearers('Lorenzo'));
  expect(bearers('Smith')).toBeGreaterThan(1);
});

test('a list that was written is read with the same names and pairs', () => {
  const read = readList(written('list.csv', writtenList(list)));
  expect(read.players.map(({ name }) => name)).toEqual(list.players.map(({ name }) => name));
  const keys = (pairs: typeof list.pairs) => pairs.map(({ a, b }) => `${a} ${b}`).sort();
  expect(keys(read.pairs)).toEqual(keys(list.pairs));
});

test('a list of a file has facts in columns, and needs a name and a person', () => {
  const file = written(
    'facts.csv',
    'name,person,country,gender,hand,birthYear\nAnn Lee,1,US,W,R,1990\nAnne Lee,1,,,,\nBob,,,,,\n',
  );
  const { players, pairs } = readList(file);
  expect(players).toEqual([
    { id: 'p0', name: 'Ann Lee', country: 'US', gender: 'W', hand: 'R', birthYear: 1990 },
    { id: 'p1', name: 'Anne Lee' },
    { id: 'p2', name: 'Bob' },
  ]);
  expect(pairs).toEqual([{ a: 'p0', b: 'p1', same: true, way: 'not named' }]);
  expect(() => readList(written('odd.csv', 'name,id\nAnn,1\n'))).toThrow(
    /expected a column "person", found name, id/,
  );
  expect(() => readList(join(folder, 'absent.csv'))).toThrow(/expected a readable file, found .*ENOENT/);
});

test('a report has the figures by threshold, fault and script, and examples if asked', () => {
  const lines = judgeOrdinary('seed 1', list, 3).join('\n');
  expect(lines).toMatch(/from 0\.75 {2}recall 0\.\d{3} {2}precision 0\.\d{3}/);
  expect(lines.match(/best sum/g)).toHaveLength(1);
  expect(lines).toMatch(/by ear +\d+ of +\d+/);
  expect(lines).toMatch(/Cyrillic and Latin +\d+ of +\d+/);
  expect(lines).toMatch(/Two people as a pair: \d+\n {2}\d\.\d\d {2}/);
  expect(judgeOrdinary('seed 1', list, 0).join('\n')).not.toContain('Missed');
});
