import { parseDuplicates } from '@/model/published/publishedDuplicates';

const pair = { a: 'ann', b: 'bea', score: 0.9, reasons: [{ code: 'spelling', about: ['an', 'ann'] }] };
const listOf = (...pairs: readonly unknown[]) => ({ version: 1, at: 5, pairs });

test('a list is read; fields that are not known are left out, and so are reasons', () => {
  const reasons = [...pair.reasons, { code: 'sameShoes', about: ['42'] }];
  expect(parseDuplicates({ ...listOf({ ...pair, reasons, more: 1 }), more: 2 })).toEqual({
    ok: true,
    value: listOf(pair),
  });
});

test.each<[string, unknown, RegExp]>([
  ['no object', null, /^duplicates\.json: the document: /],
  ['a page in place of it', '<!doctype html>', /^duplicates\.json: the document: /],
  ['another version', { ...listOf(pair), version: 2 }, /^duplicates\.json: version: /],
  ['no time', { ...listOf(pair), at: null }, /^duplicates\.json: at: /],
  ['a pair without an id', listOf({ ...pair, a: '' }), /^duplicates\.json: pairs\.0\.a: /],
  ['an endless id', listOf({ ...pair, b: 'x'.repeat(1_501) }), /^duplicates\.json: pairs\.0\.b: /],
  [
    'a player with themselves',
    listOf({ ...pair, b: 'ann' }),
    /^duplicates\.json: pairs\.0: expected the smaller id first/,
  ],
  ['a pair twice', listOf(pair, pair), /^duplicates\.json: pairs: expected each pair once/],
  ['a score above one', listOf({ ...pair, score: 2 }), /^duplicates\.json: pairs\.0\.score: /],
  [
    'reasons that are none',
    listOf({ ...pair, reasons: [{ code: 1 }] }),
    /^duplicates\.json: pairs\.0\.reasons\.0\.code: /,
  ],
  [
    'too many pairs',
    listOf(...Array.from({ length: 501 }, (_, at) => ({ ...pair, b: `b${at}` }))),
    /^duplicates\.json: pairs: /,
  ],
])('%s is refused with a sentence', (_, input, sentence) => {
  const read = parseDuplicates(input);
  expect(read.ok ? '' : read.error).toMatch(sentence);
});
