import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/base/root';

const blob = join(
  root,
  'node_modules/@firebase/webchannel-wrapper/dist/webchannel-blob/esm/webchannel_blob_es2018.js',
);

/** Runs the loader on a file; Node runs it because it is an ES module. */
const loaded = (file: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import loader from ${JSON.stringify(pathToFileURL(join(root, 'scripts/build/withoutNetworkTest.mjs')).href)};
       import { readFileSync } from 'node:fs';
       const resourcePath = ${JSON.stringify(file)};
       process.stdout.write(loader.call({ resourcePath }, readFileSync(resourcePath, 'utf8')));`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );

test("Firestore's transport asks no other host whether there is a network", () => {
  const before = readFileSync(blob, 'utf8');
  expect(before).toContain('cleardot');
  const after = loaded(blob);
  expect(after).not.toMatch(/cleardot|www\.google\.com/);
  // Only the test has changed: the code before and after it is the same.
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const tail = after.slice(after.indexOf('==2?1:2);', at) + '==2?1:2);'.length);
  expect(before.length - after.length).toBeLessThan(300);
  expect(before.endsWith(tail)).toBe(true);
});

test('a version of the package in which the test stands otherwise fails the build', () => {
  expect(() => loaded(join(root, 'package.json'))).toThrow('Expected one network test');
});
