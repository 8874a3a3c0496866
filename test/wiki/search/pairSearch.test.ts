import { pairsIn, type Pair } from '@/wiki/search/pairSearch';
import { createNameIndex } from '@/wiki/search/nameIndex';
import { compareText } from '@/lib/compareText';

const index = createNameIndex();
for (const name of ['devon larratt', 'levan saginashvili', 'john brzenk', 'john wick', 'levan v'])
  index.put({ id: name, name: name.split(' '), aliases: [], facts: [] });

const pairs = (text: string, limit = 1): readonly Pair[] =>
  pairsIn(text.split(' '), limit, (words) => index.search(words), compareText);

test.each([
  ['larratt levan saginashvili', ['devon larratt', 'levan saginashvili']],
  ['levan saginashvili larratt', ['levan saginashvili', 'devon larratt']],
  ['devon larratt john brzenk', ['devon larratt', 'john brzenk']],
  ['saginashvily vs lerratt', ['levan saginashvili', 'devon larratt']],
  ['devon larratt v brzenk', ['devon larratt', 'john brzenk']],
])('%s names two players in this order', (text, pair) => {
  expect(pairs(text)).toEqual([pair]);
});

test.each([
  'devon',
  'devon larratt',
  'larratt devon',
  'devon nobody',
  'v levan',
  'larratt vs',
  'larratt larratt',
])('%s names no pair', (text) => {
  expect(pairs(text)).toEqual([]);
});

test('of namesakes each may be meant', () => {
  expect(pairs('john larratt', 9)).toEqual([
    ['john brzenk', 'devon larratt'],
    ['john wick', 'devon larratt'],
  ]);
});
