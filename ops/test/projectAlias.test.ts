import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectIdOf, readAliases, requireFitting } from '../projectAlias';
import { findProjectTarget } from '../projectTarget';
import { newFolder } from './folders';

const aliases = { staging: 'my-wiki-staging', production: 'my-wiki' };

test('a project goes by its name in .firebaserc, or by its id', () => {
  expect(projectIdOf('staging', aliases)).toBe('my-wiki-staging');
  expect(projectIdOf('my-wiki', aliases)).toBe('my-wiki');
  expect(projectIdOf('demo-armwiki', aliases)).toBe('demo-armwiki');
});

test('as long as nobody has put the ids there, every command refuses the names and says what to do', async () => {
  expect(Object.keys(readAliases())).toEqual(['staging', 'production']);
  expect(() => projectIdOf('staging')).toThrow(
    '.firebaserc does not say yet which project "staging" is: it has "ID-OF-YOUR-STAGING-PROJECT".',
  );
  await expect(findProjectTarget({ GOOGLE_APPLICATION_CREDENTIALS: 'k' }, 'production')).rejects.toThrow(
    'Put the id of yours there.',
  );
});

test('a folder without .firebaserc has no names, and what is no text in one is none', () => {
  const folder = newFolder();
  expect(readAliases(folder)).toEqual({});
  writeFileSync(join(folder, '.firebaserc'), '{"projects":{"staging":7,"production":"my-wiki"}}');
  expect(readAliases(folder)).toEqual({ production: 'my-wiki' });
});

test('private parts do not get into staging, nor a seed into production', () => {
  expect(() => requireFitting({}, 'my-wiki-staging', aliases)).toThrow(/Make a seed of it first/);
  expect(() => requireFitting({ anonymised: true }, 'my-wiki', aliases)).toThrow(/Restore the backup itself/);
  requireFitting({ anonymised: true }, 'my-wiki-staging', aliases);
  requireFitting({}, 'my-wiki', aliases);
  requireFitting({}, 'demo-armwiki', aliases);
});
