import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../../../scripts/build/buildFolder';

let project: string;
beforeEach(() => {
  project = join(mkdtempSync(join(tmpdir(), 'armwiki-')), 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  writeFileSync(join(project, 'src/main.tsx'), '');
});
afterEach(() => rmSync(join(project, '..'), { recursive: true, force: true }));

const folder = (named?: string) =>
  buildFolder(named === undefined ? {} : { ARMWIKI_BUILD_DIR: named }, project);

test('a build goes to build, or to the folder that is named', () => {
  expect(folder()).toBe('build');
  expect(folder('build-tests')).toBe('build-tests');
  expect(folder(join(project, 'out'))).toBe('out');
});

test.each(['', ' ', '.', './', '..', '../..', '/', 'src/..'])(
  'a build is not made in "%s", which it would empty of the project',
  (named) => expect(() => folder(named)).toThrow('which holds the project'),
);

test('a build is not made in a folder that holds anything else', () => {
  expect(() => folder('src')).toThrow('found other files');
});

test('a build takes the place of an earlier one, and an empty folder', () => {
  mkdirSync(join(project, 'build/assets'), { recursive: true });
  writeFileSync(join(project, 'build/app.html'), '');
  mkdirSync(join(project, 'empty'));
  expect([folder(), folder('empty')]).toEqual(['build', 'empty']);
});
