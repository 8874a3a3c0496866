import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

const pages = readdirSync(join(root, 'docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);
const documents = ['README.md', 'src/overlay/SPEC.md', ...pages];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const bytesOf = (file: string) => statSync(join(root, file)).size;

/** Paths in documents: a file of ours from the root, with its ending. */
const paths = /\b(?:src|functions\/src|scripts|lab|ops|test)\/[\w./-]+?\.(?:tsx?|mjs|json|md)\b/g;

test('every file that a document names is there', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(paths)].map(([path]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ path }) => !existsSync(join(root, path)));
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('every link between documents leads to a page and a heading', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = '', heading]) => ({
        file,
        to: path === '' ? file : relative(root, resolve(root, dirname(file), path)),
        heading,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ to, heading }) =>
      !existsSync(join(root, to)) || (heading !== undefined && !headingsOf(read(to)).includes(heading)),
  );
  expect(broken).toEqual([]);
});

test('the documents stay short enough to be read', () => {
  expect(pages.length).toBeLessThanOrEqual(28);
  expect(pages.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(230_000);
  expect(bytesOf('README.md')).toBeLessThanOrEqual(10_000);
  const words =
    read('docs/glossary.md')
      .match(/^- .*$/gm)
      ?.flatMap((line) => line.match(/\*\*/g) ?? []) ?? [];
  expect(words.length / 2).toBeLessThanOrEqual(60);
  expect(words.length).toBeGreaterThan(0);
});

const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
