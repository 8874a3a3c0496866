import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { circleIn, filesIn, foldersOf, importsOf, located, type Import } from './importGraph';

/**
 * The floors of `src`, the lowest first. A floor may import those of the lines above its own, but nothing listed in
 * `but`.
 */
const floors: readonly (readonly string[])[] = [
  ['lib', 'types'],
  ['language', 'model'],
  ['overlay'],
  ['backend'],
  ['sync'],
  ['firebase', 'store', 'ui'],
  ['wiki'],
  ['device', 'parts'],
  ['features'],
  ['app'],
];

/** Lower folders that a folder must not import anyway. */
const but: Readonly<Record<string, readonly string[]>> = {
  // Rules and data contain no text.
  overlay: ['language'],
  backend: ['language'],
  sync: ['language'],
  firebase: ['language'],
  store: ['language'],
  device: ['language', 'ui', 'firebase'],
  // Components know props, and no rules.
  ui: ['model', 'overlay', 'backend', 'sync'],
  wiki: ['ui', 'firebase'],
  parts: ['firebase'],
  features: ['firebase', 'device'],
};

/** The folders that each folder of `src` may import besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  floors.flatMap((floor, at) =>
    floor.map((folder) => [
      folder,
      floors
        .slice(0, at)
        .flat()
        .filter((other) => !but[folder]?.includes(other)),
    ]),
  ),
);

const layerOf = (path: string) => (path.startsWith('src/') ? path.split('/')[1]! : undefined);
const clientFiles = filesIn('src');
const imports = clientFiles.flatMap(importsOf);
const show = ({ file, target }: Import) => `${file} → ${target}`;

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.map(show)).toContain('src/app/navigation/pages.ts → src/features/home/HomePage');
});

test('every folder of src is a floor of the table', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !Object.hasOwn(mayImport, name))).toEqual([]);
});

test('imports point to lower floors; types point down in store/typed.ts alone', () => {
  const wrong = imports.filter(({ file, target, typeOnly }) => {
    const from = layerOf(file)!;
    const to = layerOf(target);
    if (to === undefined || to === from || mayImport[from]?.includes(to)) return false;
    return !(file === 'src/store/typed.ts' && typeOnly);
  });
  expect(wrong.map(show)).toEqual([]);
});

// Definitions of sports are data beside the code, without an alias.
const isData = ({ target }: Import) => target.startsWith('data/');

test('an import across folders is by alias, inside one relative', () => {
  const wrong = clientFiles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from\s+'(\.{1,2}\/[^']+)'/g)]
      .map(([, target]) => ({ file, target: located(file, target!), typeOnly: false }))
      .filter((one) => layerOf(one.target) !== layerOf(file) && !isData(one)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test("a feature uses another feature's slice and selectors only", () => {
  const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const wrong = imports.filter(({ file, target }) => {
    const from = featureOf(file);
    const to = featureOf(target);
    if (from === undefined || to === undefined || from === to) return false;
    return !/(Slice|Selectors)$/.test(target);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('a page imports thirty modules at most', () => {
  const pages = clientFiles.filter((file) => /^src\/features\/.*Page\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(30);
  const wrong = pages.flatMap((file) => {
    const modules = new Set(imports.flatMap((one) => (one.file === file ? one.target : [])));
    return modules.size > 30 ? [`${file}: ${modules.size}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('only src/firebase imports the Firebase SDK', () => {
  const wrong = imports.filter(
    ({ file, target }) => /^@?firebase(\/|$)/.test(target) && layerOf(file) !== 'firebase',
  );
  expect(wrong.map(show)).toEqual([]);
});

test('only src/app reaches Firebase, and lazily', () => {
  const wrong = imports.filter(
    ({ file, target }) => layerOf(target) === 'firebase' && layerOf(file) === 'app',
  );
  expect(wrong.map(({ file }) => file)).toEqual(['src/app/boot/wikiBoot.ts']);
  expect(readFileSync(join(root, 'src/app/boot/main.tsx'), 'utf8')).not.toMatch(/^import[^(]*wikiBoot/m);
});

test('what serves the devtools is loaded by the start of a development build alone', () => {
  const wrong = imports.filter(
    ({ file, target }) => target.startsWith('src/app/devtools/') && !file.startsWith('src/app/devtools/'),
  );
  expect(wrong.map(({ file }) => file)).toEqual(['src/app/boot/main.tsx']);
  expect(readFileSync(join(root, 'src/app/boot/main.tsx'), 'utf8')).toMatch(
    /process\.env\.NODE_ENV === 'production' \? undefined : \(await import\('..\/devtools\/replica'\)\)/,
  );
});

test('of the client, the functions use lib, model, overlay and language only', () => {
  const wrong = filesIn('functions/src')
    .flatMap(importsOf)
    .filter(({ target }) => {
      const layer = layerOf(target);
      return layer !== undefined && !['lib', 'model', 'overlay', 'language'].includes(layer);
    });
  expect(wrong.map(show)).toEqual([]);
});

test.each([
  // The languages and their readers import each other: a text's type comes from its English.
  ...['model', 'sync', 'ui', 'wiki', 'device', 'parts', 'features', 'app'].map((layer) => `src/${layer}`),
  'functions/src',
  'scripts',
])('no folders of %s need each other', (layer) => {
  const graph = foldersOf(layer);
  expect(graph.size).toBeGreaterThan(0);
  expect(circleIn(graph)).toBeUndefined();
});

test('the rooms of a floor leave few files beside them', () => {
  const loose = (floor: string) =>
    readdirSync(join(root, floor), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose('src/model').length).toBeLessThanOrEqual(6);
  expect(loose('src/firebase').length).toBeLessThanOrEqual(6);
  expect(loose('src/features/moderation')).toEqual([]);
  expect(loose('src/parts')).toEqual([]);
});

test('the functions have eight folders, and no two files share a name', () => {
  const entries = readdirSync(join(root, 'functions/src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([
    'accounts',
    'base',
    'calls',
    'clock',
    'publish',
    'react',
    'serve',
    'write',
  ]);
  const names = filesIn('functions/src').map((file) => file.split('/').at(-1) ?? file);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what lies loose in scripts is a command, which nothing imports', () => {
  const wrong = ['scripts', 'test']
    .flatMap(filesIn)
    .flatMap(importsOf)
    .filter(({ target }) => /^scripts\/[^/]+$/.test(target));
  expect(wrong.map(show)).toEqual([]);
});

test('neither the product nor its gate needs the lab or the tools of operators', () => {
  const wrong = ['src', 'functions/src', 'scripts', 'test']
    .flatMap(filesIn)
    .flatMap(importsOf)
    .filter(({ target }) => /^(lab|ops)\//.test(target));
  expect(wrong.map(show)).toEqual([]);
  expect(located('scripts/start/saves.ts', '../../ops/backup/parts')).toBe('ops/backup/parts');
});

test('folders that need each other are found, also by way of a third', () => {
  expect(foldersOf('src/wiki').get('records')).toContain('deltas');
  const graph = (edges: Record<string, readonly string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));
  expect(circleIn(graph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
  expect(circleIn(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
});

test('nothing reads what lies beside the project', () => {
  const beside = ['..', 'shared'].join('/');
  const files = ['src', 'functions/src', 'scripts', 'test', 'lab', 'ops'].flatMap(filesIn);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes(beside))).toEqual([]);
});

test('no source file of the client is longer than 300 lines', () => {
  const long = clientFiles.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});
