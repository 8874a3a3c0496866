import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nestedFolders } from '../../../scripts/install/nestedPackages';
import { root } from '../../../scripts/base/root';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
// The form of npm's own files.
const locks = ['.', ...nestedFolders].map(
  (folder) => read(`${folder}/package-lock.json`) as { readonly packages: Readonly<Record<string, Locked>> },
);
const manifests = ['.', 'functions', ...nestedFolders].map(
  (folder) =>
    read(`${folder}/package.json`) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
);

const installed = locks
  .flatMap(({ packages }) => Object.entries(packages))
  .flatMap(([path, { version, ...rest }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && version !== undefined && !rest.link
      ? [{ name, version, ...rest }]
      : [];
  });

/**
 * Vulnerabilities rated critical, and releases with malicious code, each with the affected versions: from the first up
 * to, but without, the sound one. `npm audit` knows more, but needs a registry that answers.
 */
const flaws: readonly (readonly [name: string, from: string, sound: string])[] = [
  ['@babel/traverse', '0.0.0', '7.23.2'],
  ['ansi-styles', '6.2.2', '6.2.3'],
  ['chalk', '5.6.1', '5.6.2'],
  ['cipher-base', '0.0.0', '1.0.5'],
  ['crypto-js', '0.0.0', '4.2.0'],
  ['debug', '4.4.2', '4.4.3'],
  ['ejs', '0.0.0', '3.1.7'],
  ['elliptic', '0.0.0', '6.6.1'],
  ['flat', '0.0.0', '5.0.1'],
  ['form-data', '0.0.0', '2.5.4'],
  ['form-data', '3.0.0', '3.0.4'],
  ['form-data', '4.0.0', '4.0.4'],
  ['handlebars', '0.0.0', '4.7.7'],
  ['happy-dom', '0.0.0', '20.0.0'],
  ['immer', '0.0.0', '9.0.6'],
  ['json-schema', '0.0.0', '0.4.0'],
  ['jsonpath-plus', '0.0.0', '10.3.0'],
  ['loader-utils', '0.0.0', '1.4.1'],
  ['loader-utils', '2.0.0', '2.0.3'],
  ['lodash', '0.0.0', '4.17.12'],
  ['minimist', '0.0.0', '1.2.6'],
  ['pbkdf2', '0.0.0', '3.1.3'],
  ['protobufjs', '0.0.0', '7.2.5'],
  ['sha.js', '0.0.0', '2.4.12'],
  ['shell-quote', '0.0.0', '1.7.3'],
  ['underscore', '0.0.0', '1.12.1'],
  ['vm2', '0.0.0', '999.0.0'],
];

/** Negative if `a` is the older of two releases. */
function compare(a: string, b: string): number {
  const parts = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);
  const [left, right] = [parts(a), parts(b)];
  return [0, 1, 2].map((at) => (left[at] ?? 0) - (right[at] ?? 0)).find((gap) => gap !== 0) ?? 0;
}

const isFlawed = (name: string, version: string) =>
  flaws.some(
    ([flawed, from, sound]) => flawed === name && compare(version, from) >= 0 && compare(version, sound) < 0,
  );

test('nothing is installed in a version whose flaw is critical', () => {
  expect(installed.length).toBeGreaterThan(1_000);
  expect(installed.filter(({ name, version }) => isFlawed(name, version))).toEqual([]);
  expect(isFlawed('form-data', '4.0.3')).toBe(true);
  expect(isFlawed('debug', '4.4.1')).toBe(false);
});

test('what is installed is what was locked: from the registry, with its sum', () => {
  const strange = installed.filter(
    ({ resolved = '', integrity = '' }) =>
      // npm omits the address of the registry.
      (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/')) ||
      !integrity.startsWith('sha512-'),
  );
  expect(strange.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
});

test('no package runs code while it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('every dependency of ours is one version, chosen by hand', () => {
  const ranges = manifests
    .flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
  expect(ranges).toEqual([]);
});
