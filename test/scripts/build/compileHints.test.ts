import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { compileHint, compileHints } from '../../../scripts/build/compileHints';

test('the scripts that a page preloads begin with the hint, also when they are made small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hints-'));
  writeFileSync(join(folder, 'main.js'), "/* words */ console.log('main'); import('./late');");
  writeFileSync(join(folder, 'late.js'), "console.log('late');");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path: join(folder, 'out'), filename: '[name].[contenthash].js' },
    plugins: [
      compileHints((compilation) => [...(compilation.namedChunkGroups.get('main')?.getFiles() ?? [])]),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => compiler.close((closing) => ((error ?? closing) ? reject(error) : resolve()))),
  );
  const files = readdirSync(join(folder, 'out')).map((name) => ({
    name,
    code: readFileSync(join(folder, 'out', name), 'utf8'),
  }));
  expect(files.filter(({ code }) => code.startsWith(compileHint)).map(({ name }) => name)).toEqual([
    expect.stringMatching(/^main\./),
  ]);
  expect(files.map(({ code }) => code).join()).not.toContain('words');
  expect(files).toHaveLength(2);
});
