import { readBackupOptions, readRestoreOptions } from '../../backup/backupOptions';

test('a backup needs a folder and takes a project', () => {
  expect(readBackupOptions(['--into', 'there'])).toEqual({ into: 'there', project: undefined });
  expect(readBackupOptions(['--project', 'wiki', '--into', 'there'])).toEqual({
    into: 'there',
    project: 'wiki',
  });
});

test.each([
  [[]],
  [['--into']],
  [['there']],
  [['--into', 'there', 'more']],
  [['--into', '--project', 'wiki']],
])('npm run backup -- %j says how it is used', (args) => {
  expect(() => readBackupOptions(args)).toThrow(/Usage: npm run backup/);
});

test('restoring needs a folder and the project, which is never guessed', () => {
  expect(readRestoreOptions(['there', '--into-project', 'wiki'])).toEqual({
    folder: 'there',
    project: 'wiki',
  });
});

test.each([[[]], [['there']], [['--into-project', 'wiki']], [['there', 'more', '--into-project', 'wiki']]])(
  'npm run restore -- %j says how it is used',
  (args) => {
    expect(() => readRestoreOptions(args)).toThrow(/Usage: npm run restore/);
  },
);

test('a seed is made of a backup that is there, without a project', () => {
  expect(readBackupOptions(['--anonymise', 'backup', '--into', 'seed'])).toEqual({
    into: 'seed',
    project: undefined,
    anonymise: 'backup',
  });
  expect(() => readBackupOptions(['--anonymise', '--into', 'seed'])).toThrow(/Usage/);
  expect(() => readBackupOptions(['--anonymise', 'backup', '--into', 'seed', '--project', 'wiki'])).toThrow(
    /Usage/,
  );
});
