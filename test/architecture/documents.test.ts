import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const documents = [
  'README.md',
  'src/overlay/SPEC.md',
  ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

/** Paths as documents write them: a file of ours from the root, with its ending. */
const paths = /\b(?:src|functions\/src|scripts|lab|ops|test)\/[\w./-]+?\.(?:tsx?|mjs|json|md)\b/g;

test('every file that a document names is there', () => {
  const named = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(paths)].map(([path]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ path }) => !existsSync(join(root, path)));
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});
