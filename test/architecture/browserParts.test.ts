import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

const src = resolve(__dirname, '../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(join(src, file), 'utf8') }));

/** The code without comments and texts, which may name anything. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

/** Parts that throw or are missing if a reader blocks site data. */
const parts =
  /\b(localStorage|sessionStorage|indexedDB|serviceWorker|BroadcastChannel|caches|cookieStore)\b|\bnavigator\)?\??\.(locks|storage)\b|\bdocument\.cookie\b/;

test('a part of the browser that it may refuse is named by one module', () => {
  const naming = files.filter(({ text }) => parts.test(code(text))).map(({ file }) => file);
  expect(naming).toEqual(['lib/browserParts.ts']);
});

test.each([
  'const { sessionStorage } = page;',
  'await navigator.locks.request(name)',
  'page.navigator.serviceWorker?.controller',
  '(navigator as Partial<Navigator>)?.storage',
  'new BroadcastChannel(name)',
  "await caches.open('x')",
])('such a part is found in `%s`', (line) => {
  expect(parts.test(code(line).replace(/ as Partial<Navigator>/, ''))).toBe(true);
});

test('neither a comment nor a text counts', () => {
  expect(parts.test(code("// localStorage\n/** navigator.locks */ say('caches')"))).toBe(false);
});
