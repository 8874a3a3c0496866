import { readMigrateOptions } from '../../migrations/migrateOptions';

test.each([
  [['list'], { what: 'list', project: undefined }],
  [['run', 'some-step'], { what: 'run', step: 'some-step', project: undefined }],
  [['--project', 'wiki', 'undo', 'some-step'], { what: 'undo', step: 'some-step', project: 'wiki' }],
  [['require', '2'], { what: 'require', version: 2, project: undefined }],
])('npm run migrate -- %j is understood', (args, options) => {
  expect(readMigrateOptions(args)).toEqual(options);
});

test.each([
  [[]],
  [['list', 'more']],
  [['run']],
  [['run', '--project']],
  [['require', 'two']],
  [['run', 'a', 'b']],
])('npm run migrate -- %j says how it is used', (args) => {
  expect(() => readMigrateOptions(args)).toThrow(/Usage: npm run migrate/);
});
