import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSave } from '../../../scripts/start/chooseSave';
import {
  beginSave,
  commitSave,
  contentDigest,
  listSaves,
  saveDamage,
  setAside,
} from '../../../scripts/start/saves';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'armwiki-saves-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const plain = { dev: false, fresh: false, previous: false };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

function save(text: string, minute: number) {
  const path = beginSave(folder);
  mkdirSync(join(path, 'firestore'));
  writeFileSync(join(path, 'firestore', 'output-0'), text);
  return commitSave(folder, path, at(minute));
}
const textOf = (path: string | undefined) =>
  path && readFileSync(join(path, 'firestore', 'output-0'), 'utf8');

test('without a save there is nothing to restore', () => {
  expect(chooseSave(join(folder, 'absent'), plain)).toEqual({ save: undefined, unwanted: [] });
});

test('the last two saves are kept and the newest is restored', () => {
  for (const [text, minute] of [
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ] as const)
    save(text, minute);
  expect(listSaves(folder).map(({ path }) => textOf(path))).toEqual(['three', 'two']);
  expect(textOf(chooseSave(folder, plain).save?.path)).toBe('three');
});

test('a save that was interrupted does not count and does not disturb the next one', () => {
  save('one', 1);
  writeFileSync(join(beginSave(folder), 'output-0'), 'half');
  expect(textOf(chooseSave(folder, plain).save?.path)).toBe('one');
  expect(readdirSync(beginSave(folder))).toEqual([]);
});

test.each([
  [
    'changed',
    (path: string) => writeFileSync(join(path, 'firestore/output-0'), 'owt'),
    'is not what was written',
  ],
  [
    'cut',
    (path: string) => writeFileSync(join(path, 'firestore/output-0'), 't'),
    'has 1 bytes where 3 were written',
  ],
  ['missing', (path: string) => rmSync(join(path, 'firestore/output-0')), 'is missing'],
  [
    'without a manifest',
    (path: string) => rmSync(join(path, 'save.json')),
    'save.json is missing or unreadable',
  ],
  [
    'without a readable manifest',
    (path: string) => writeFileSync(join(path, 'save.json'), '{'),
    'unreadable',
  ],
  [
    'of a later version',
    (path: string) => writeFileSync(join(path, 'save.json'), '{"version":2,"files":{}}'),
    'version 2',
  ],
])('a save that is %s stops the start, says what to do, and stays as it is', (_, damage, says) => {
  save('one', 1);
  const { path } = save('two', 2);
  damage(path);
  expect(() => chooseSave(folder, plain)).toThrow(says);
  expect(() => chooseSave(folder, plain)).toThrow(/--previous[^]*--fresh/);
  expect(listSaves(folder)).toHaveLength(2);
});

test('where the one before is damaged too, only a fresh start is offered', () => {
  for (const [text, minute] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    writeFileSync(join(save(text, minute).path, 'firestore/output-0'), '');
  }
  expect(() => chooseSave(folder, plain)).toThrow(/^(?![^]*--previous)[^]*--fresh/);
});

test('--previous restores the one before and sets the newest aside', () => {
  save('one', 1);
  const newest = save('two', 2);
  writeFileSync(join(newest.path, 'save.json'), '');
  const choice = chooseSave(folder, { ...plain, previous: true });
  expect(textOf(choice.save?.path)).toBe('one');
  const place = setAside(folder, choice.unwanted, at(3));
  expect(listSaves(folder).map(({ path }) => textOf(path))).toEqual(['one']);
  expect(textOf(join(place, `save-${newest.time}`))).toBe('two');
});

test('--previous without a save before the newest one changes nothing', () => {
  save('one', 1);
  expect(() => chooseSave(folder, { ...plain, previous: true })).toThrow('no save before the newest one');
});

test('--fresh removes nothing: later saves leave what was set aside alone', () => {
  save('one', 1);
  save('two', 2);
  const { save: chosen, unwanted } = chooseSave(folder, { ...plain, fresh: true });
  expect(chosen).toBeUndefined();
  const place = setAside(folder, unwanted, at(3));
  for (const minute of [4, 5, 6]) save('later', minute);
  expect(readdirSync(place)).toHaveLength(2);
  expect(listSaves(folder)).toHaveLength(2);
});

test('a save says the same of its content before and after it is complete, whenever it was made', () => {
  const path = beginSave(folder);
  writeFileSync(join(path, 'output-0'), 'one');
  writeFileSync(join(path, 'x.export_metadata'), 'at noon');
  const before = contentDigest(path);
  const { path: committed } = commitSave(folder, path, at(1));
  writeFileSync(join(committed, 'x.export_metadata'), 'at one');
  expect(contentDigest(committed)).toBe(before);
  expect(saveDamage({ path: committed, time: '' })).toMatch('x.export_metadata');
});
