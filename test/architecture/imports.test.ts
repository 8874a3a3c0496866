import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const root = resolve(__dirname, '../..');

/** The table of the layers: what each folder of `src` may import besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  types: [],
  language: ['lib'],
  model: ['lib'],
  overlay: ['lib', 'model'],
  backend: ['lib', 'model', 'overlay'],
  firebase: ['lib', 'model', 'overlay', 'backend'],
  store: ['lib', 'model', 'overlay', 'backend'],
  ui: ['lib', 'language'],
  features: ['lib', 'model', 'overlay', 'backend', 'store', 'language', 'ui'],
  app: ['lib', 'model', 'overlay', 'backend', 'firebase', 'store', 'language', 'ui', 'features'],
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file).split(sep).join('/'));

/** Every import and re-export, static or not, with its target as a path from the root or a package's name. */
function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statics = [...text.matchAll(/^(?:import|export)\s+(type\b)?[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm)];
  const bare = [...text.matchAll(/(?:^import\s*|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?)['"]([^'"]+)['"]/gm)];
  const found = [
    ...statics.map(([, type, target]) => ({ target: target!, typeOnly: type !== undefined })),
    ...bare.map(([, target]) => ({ target: target!, typeOnly: false })),
  ];
  return found.map(({ target, typeOnly }) => ({ file, typeOnly, target: located(file, target) }));
}

function located(file: string, target: string): string {
  if (target.startsWith('@/')) return `src/${target.slice(2)}`;
  if (!target.startsWith('.')) return target;
  return relative(root, resolve(root, dirname(file), target))
    .split(sep)
    .join('/');
}

const layerOf = (path: string) => (path.startsWith('src/') ? path.split('/')[1]! : undefined);
const clientFiles = filesIn('src');
const imports = clientFiles.flatMap(importsOf);
const show = ({ file, target }: Import) => `${file} → ${target}`;

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.map(show)).toContain('src/app/pages.ts → src/features/home/HomePage');
});

test('every folder of src is a layer of the table', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !Object.hasOwn(mayImport, name))).toEqual([]);
});

test('imports point up the layers; types point down in store/typed.ts alone', () => {
  const wrong = imports.filter(({ file, target, typeOnly }) => {
    const from = layerOf(file)!;
    const to = layerOf(target);
    if (to === undefined || to === from || mayImport[from]?.includes(to)) return false;
    return !(file === 'src/store/typed.ts' && typeOnly);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('an import across folders is by alias, inside one relative', () => {
  const wrong = clientFiles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from\s+'(\.{1,2}\/[^']+)'/g)]
      .map(([, target]) => ({ file, target: located(file, target!), typeOnly: false }))
      .filter((one) => layerOf(one.target) !== layerOf(file)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test("a feature uses another feature's slice and selectors only, and anything of the wiki", () => {
  const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const wrong = imports.filter(({ file, target }) => {
    const from = featureOf(file);
    const to = featureOf(target);
    if (from === undefined || to === undefined || from === to || to === 'wiki') return false;
    return !/(Slice|Selectors)$/.test(target);
  });
  expect(wrong.map(show)).toEqual([]);
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
  expect(wrong.map(({ file }) => file)).toEqual(['src/app/wikiBoot.ts']);
  expect(readFileSync(join(root, 'src/app/main.tsx'), 'utf8')).not.toMatch(/^import[^(]*wikiBoot/m);
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

test('nothing reads what lies beside the project', () => {
  const beside = ['..', 'shared'].join('/');
  const files = ['src', 'functions/src', 'scripts', 'test'].flatMap(filesIn);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes(beside))).toEqual([]);
});

test('no source file of the client is longer than 300 lines', () => {
  const long = clientFiles.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});
