import { assignMoments, type NamedMatch } from '@/model/matches/assignMoments';
import { readTimestamps } from '@/model/matches/timestamps';

const card: readonly NamedMatch[] = [
  { id: 'm1', sides: [['Ann Ash'], ['Bea Birch']], arm: 'R' },
  { id: 'm2', sides: [['Cem Can'], ['Dávid Dudáš', 'Давид Дудаш']], arm: 'L' },
  { id: 'm3', sides: [['Devon Larratt'], ['Levan Saginashvili']], arm: 'R' },
];

const assigned = (text: string, matches = card) => {
  const { moments, doubts, others } = assignMoments(readTimestamps(text), matches);
  return {
    moments: Object.fromEntries(moments),
    doubts: doubts.map(({ second, matches: offered }) => [second, ...offered]),
    others: others.map(({ text: words }) => words),
  };
};

test('a description with rubbish assigns the matches that it names, in any order of the sides', () => {
  const description = [
    'Welcome to the Cup! Doors at 19:00. Subscribe: https://example.com',
    '0:00 Intro',
    '1. 5:10 - ANN ASH vs BEA BIRCH (95 kg)',
    '2. [1:02:03] Dudas x Can',
    '1:10:00 Interview with Levan Saginashvili',
    '1:23:45 Saginashvili - Larratt',
  ].join('\n');
  expect(assigned(description)).toEqual({
    moments: { m1: 310, m2: 3723, m3: 5025 },
    doubts: [],
    others: ['Welcome to the Cup! Doors at', 'Intro', 'Interview with Levan Saginashvili'],
  });
});

test('another spelling of a player counts', () => {
  expect(assigned('12:34 Can против Дудаш').moments).toEqual({ m2: 754 });
});

test.each([
  ['first names only', '12:34 Devon vs Levan', ['m3']],
  ['a slip in a name', '12:34 Laratt vs Saginashvili', ['m3']],
  ['one side only', '12:34 Larratt vs John Brzenk', ['m3']],
])('%s are asked about', (_name, line, offered) => {
  expect(assigned(line)).toEqual({ moments: {}, doubts: [[754, ...offered]], others: [] });
});

test('several times for one match are all asked about', () => {
  expect(assigned('5:00 Ash vs Birch walkouts\n6:00 Ash vs Birch')).toEqual({
    moments: {},
    doubts: [
      [300, 'm1'],
      [360, 'm1'],
    ],
    others: [],
  });
});

test('two matches of one pair are distinguished by the arm, or asked about', () => {
  const twice = [...card, { ...card[0]!, id: 'm4', arm: 'L' }];
  expect(assigned('5:00 Ash vs Birch right arm\n9:00 Ash vs Birch (left)', twice).moments).toEqual({
    m1: 300,
    m4: 540,
  });
  expect(assigned('5:00 Ash vs Birch', twice).doubts).toEqual([[300, 'm1', 'm4']]);
});

test('a family name that two players share names the match whose other player is there', () => {
  const sisters: readonly NamedMatch[] = [
    { id: 's1', sides: [['Ann Smith'], ['Bea Smith']] },
    { id: 's2', sides: [['Ann Smith'], ['Cem Can']] },
  ];
  expect(assigned('5:00 Smith vs Can', sisters).moments).toEqual({ s2: 300 });
  expect(assigned('5:00 The Smith show', sisters).doubts).toEqual([]);
});

test('words that name nobody are no question', () => {
  expect(assigned('5:00 Foo vs Bar\n6:00')).toEqual({ moments: {}, doubts: [], others: ['Foo vs Bar', ''] });
});
