import { pairsIn, type Pair } from '@/wiki/search/pairSearch';
import { NameIndex } from '@/wiki/search/nameIndex';
import { compareText } from '@/lib/compareText';

const index = new NameIndex();
for (const name of ['devon larratt', 'levan saginashvili', 'john brzenk', 'john wick', 'levan v'])
  index.put({ id: name, name: name.split(' '), aliases: [], facts: [], rank: 0 });

function pairs(text: string, limit = 1, met: Pair = ['', '']): readonly Pair[] {
  const [first = '', second] = text.split(' | ');
  const words = first.split(' ');
  return pairsIn(second === undefined ? [words] : [words, second.split(' ')], limit, {
    search: (each) => index.search(each),
    compare: compareText,
    haveMet: (pair) => met.every((id) => pair.includes(id)),
  });
}

test.each([
  ['larratt levan saginashvili', ['devon larratt', 'levan saginashvili']],
  ['levan saginashvili larratt', ['levan saginashvili', 'devon larratt']],
  ['devon larratt john brzenk', ['devon larratt', 'john brzenk']],
  ['saginashvily | lerratt', ['levan saginashvili', 'devon larratt']],
  ['devon larratt | brzenk', ['devon larratt', 'john brzenk']],
  ['levan saginashvili nearly | devon larratt', ['levan saginashvili', 'devon larratt']],
  ['i heard that levan saginashvili | devon larratt in 2022', ['levan saginashvili', 'devon larratt']],
])('%s names two players in this order', (text, pair) => {
  expect(pairs(text)).toEqual([pair]);
});

test.each(['devon', 'devon larratt', 'larratt devon', 'devon nobody', 'nobody | levan', 'larratt | larratt'])(
  '%s names no pair',
  (text) => {
    expect(pairs(text)).toEqual([]);
  },
);

test('two misspelled names without a word between them mean a pair that has met, and no other', () => {
  const met = ['levan saginashvili', 'devon larratt'] as const;
  expect(pairs('saginashvily lerratt', 1, met)).toEqual([met]);
  expect(pairs('saginashvily lerratt', 1, ['john wick', 'devon larratt'])).toEqual([]);
});

test('of namesakes each may be meant', () => {
  expect(pairs('john larratt', 9)).toEqual([
    ['john brzenk', 'devon larratt'],
    ['john wick', 'devon larratt'],
  ]);
});
