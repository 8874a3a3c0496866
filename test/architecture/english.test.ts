import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as english from '@/language/en';
import type { Template } from '@/language/template';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';
import { commentsOf } from './comments';
import { commentMarkers, markers, mostMarkedComments } from './markers';

const strings = (template: Template): readonly string[] =>
  typeof template === 'string' ? [template] : Object.values(template);
const isMarked = (text: string, by: readonly RegExp[]) => by.some((marker) => marker.test(text));

test('no text of the interface has a marker of stilted English', () => {
  const texts = Object.values(english).flatMap(
    (file: Readonly<Record<string, { id: string; en: Template }>>) =>
      Object.values(file).flatMap(({ id, en }) => strings(en).map((text) => `${id}: ${text}`)),
  );
  const pages = filesBelow(join(root, 'src/features'))
    .filter((file) => file.endsWith('.md') && !file.endsWith('.ja.md'))
    .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '));
  expect(texts.length).toBeGreaterThan(1000);
  expect(pages.length).toBeGreaterThan(1);
  expect([...texts, ...pages].filter((text) => isMarked(text, markers))).toEqual([]);
});

test('few comments have a marker of stilted English', () => {
  const comments = ['src', 'functions/src', 'scripts', 'test', 'lab', 'ops']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/node_modules|test\/architecture\/markers/.test(file))
    .flatMap((file) => commentsOf(file, readFileSync(file, 'utf8')));
  expect(comments.length).toBeGreaterThan(3000);
  const share =
    (100 * comments.filter((comment) => isMarked(comment, commentMarkers)).length) / comments.length;
  expect(share).toBeLessThan(mostMarkedComments);
});

test.each([
  ['a line', 'const a = 1; // one', ['// one']],
  ['lines below each other', '// one\n  // two\nconst a = 1;', ['// one two']],
  ['comments of two kinds', '/**\n * one\n * two\n */\n// three\nf();', ['/** one two */', '// three']],
  ['none in a string or template', 'f("// no", `/* no ${x /* yes */} // no`, /\\/*no/);', ['/* yes */']],
  [
    'none in the text of an element',
    'const a = <p>{/* yes */} // no <b>c</b> // no</p>; // two',
    ['/* yes */', '// two'],
  ],
])('comments are found as the compiler finds them: %s', (_, text, expected) => {
  expect(commentsOf('a.tsx', text)).toEqual(expected);
});
