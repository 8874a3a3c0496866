import { found } from '@/model/found';
import { limits } from '@/model/schema/limits';
import { whyProblem } from '@/model/proposals/why';

test.each([
  ['nothing said', {}],
  [
    'the longest, counted as the rules count',
    { note: '😀'.repeat(limits.note), source: 'ä'.repeat(limits.source) },
  ],
  ['a note of several lines', { note: 'one\r\n\ttwo' }],
])('sound: %s', (_, why) => {
  expect(whyProblem(why)).toBeUndefined();
});

test.each([
  ['note', 'x'.repeat(limits.note + 1)],
  ['note', ''],
  ['note', 'a\u202eb'],
  ['source', 'x'.repeat(limits.source + 1)],
  ['source', 'one\ntwo'],
  ['source', ' padded'],
  ['source', 'a\u200bb'],
])('not sound: a %s of %j', (key, text) => {
  expect(whyProblem({ [key]: text })?.values.said).toMatch(
    new RegExp(`^${key}: expected .* characters, none of them hidden$`),
  );
});

test('a message shows what its reader would not see', () => {
  expect(found('a\u202eb\u{e0041}')).toBe('"a\\u{202e}b\\u{e0041}"');
});
