import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '../../scripts/lib/buildFunctions';

const folder = mkdtempSync(join(tmpdir(), 'armwiki-functions-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the functions bundle lib, model, overlay, language, their own sources and two packages, and nothing else', async () => {
  const metafile = await buildFunctions({ outfile: join(folder, 'index.js') });
  const inputs = Object.keys(metafile.inputs);
  const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  const packages = new Set(inputs.flatMap((path) => packageOf(path) ?? []));
  expect([...packages].sort()).toEqual(['csv-stringify', 'valibot']);
  const own = inputs.filter((path) => packageOf(path) === undefined);
  const folders = new Set(own.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual([
    'functions/src',
    'src/language',
    'src/lib',
    'src/model',
    'src/overlay',
  ]);

  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(outside.filter((path) => !/^(node:|firebase-(admin|functions)\/)/.test(path))).toEqual([]);
});
