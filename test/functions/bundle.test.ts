import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '../../scripts/build/buildFunctions';
import { root } from '../../scripts/base/root';

const folder = mkdtempSync(join(tmpdir(), 'armwiki-functions-'));
// Inside the project, where Node finds the external packages.
const beside = join(root, 'functions/lib', `bundle-test-${process.pid}`);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(beside, { recursive: true, force: true });
});

test('the functions bundle lib, model, overlay, language, definitions of sports, their own sources and eight packages, and nothing else', async () => {
  const metafile = await buildFunctions({ outfile: join(folder, 'index.js') });
  const inputs = Object.keys(metafile.inputs);
  const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  const packages = new Set(inputs.flatMap((path) => packageOf(path) ?? []));
  // Packages of `ics`, which writes calendars.
  const ofCalendars = ['ics', 'nanoid', 'property-expr', 'runes2', 'tiny-case', 'toposort', 'yup'];
  expect([...packages].sort()).toEqual(
    [
      'country-flag-icons',
      'csv-stringify',
      'dequal',
      'i18n-iso-countries',
      'ipaddr.js',
      'transliteration',
      'valibot',
      ...ofCalendars,
    ].sort(),
  );
  const own = inputs.filter((path) => packageOf(path) === undefined);
  const folders = new Set(own.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual([
    'data/sports',
    'functions/src',
    'src/language',
    'src/lib',
    'src/model',
    'src/overlay',
  ]);

  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(
    // Node's modules, including a name without prefix in an older package.
    outside.filter((path) => !/^(node:|crypto$|@resvg\/resvg-js$|firebase-(admin|functions)\/)/.test(path)),
  ).toEqual([]);
});

test('what draws previews is loaded with the first picture, not with every function', async () => {
  const outfile = join(beside, 'index.js');
  await buildFunctions({ outfile });
  const tell = `require(${JSON.stringify(outfile)}); console.log(JSON.stringify(Object.keys(require.cache)))`;
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-armwiki' };
  const loaded = JSON.parse(
    execFileSync(process.execPath, ['-e', tell], { env, encoding: 'utf8' }),
  ) as string[];
  expect(loaded.some((file) => file.includes('firebase-functions'))).toBe(true);
  expect(loaded.filter((file) => /resvg|\.node$/.test(file))).toEqual([]);
});
