import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/base/root';

const build = join(root, 'node_modules/react-router/dist/production');
const isRouter = (text: string) => text.includes('function createRouter(init)');

/** The loader's output for a text; Node runs it because it is an ES module. */
const loaded = (text: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import loader from ${JSON.stringify(pathToFileURL(join(root, 'scripts/build/clientRouter.mjs')).href)};
       import { readFileSync } from 'node:fs';
       process.stdout.write(loader.call({ resourcePath: 'chunk.mjs' }, readFileSync(0, 'utf8')));`,
    ],
    { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], input: text, maxBuffer: 2 ** 24 },
  );

const modules = readdirSync(build).filter((file) => file.endsWith('.mjs'));
const texts = modules.map((file) => readFileSync(join(build, file), 'utf8'));

test('the router is left out what the app never asks it for, and nothing else', () => {
  const [before, ...others] = texts.filter(isRouter);
  expect(others).toEqual([]);
  const after = loaded(before!);
  const has = (part: string) => after.includes(part);
  expect(
    ['init.instrumentations', 'init.patchRoutes', 'fetch: fetch2', '\nForm.displayName'].filter(has),
  ).toEqual([]);
  const kept = ['init.history', 'getBlocker,', 'enableScrollRestoration,', 'navigate,', 'revalidate,'];
  expect(kept.filter(has)).toEqual(kept);
  expect(before!.length - after.length).toBeLessThan(2_000);
});

test('the other modules of the package are as they are', () => {
  const other = texts.find((text) => !isRouter(text));
  expect(loaded(other!)).toBe(other);
});

test('a version of the package that is written otherwise fails the build', () => {
  expect(() => loaded('function createRouter(init) {}')).toThrow('found none');
});
