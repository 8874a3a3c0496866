import { readCard } from '@/model/card/cardText';
import { withoutMatches } from '@/model/card/remainingText';
import { armWrestling } from '@test/support/factories';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };
const kinds = (text: string) => readFlat(text, armWrestling).map(({ kind }) => kind);

test.each([
  ['East vs West 12', 'East vs West 12'],
  ['East vs West XII', 'East vs West XII'],
  ['King of the Table 9', 'King of the Table 9'],
  ['Supermatch Series - Tokyo', 'Supermatch Series - Tokyo'],
  ['Tokyo Open', 'Tokyo Open'],
  ['World Championships - Kyoto', 'World Championships - Kyoto'],
  ['全日本選手権', '全日本選手権'],
  ['——— East vs West 12 ———', 'East vs West 12'],
  ['──── Tokyo Open ────', 'Tokyo Open'],
])('“%s” above all matches is the name of the event', (line, name) => {
  expect(readFlat(`${line}\nAnn Ash - Bea Birch 3-1`, armWrestling)).toEqual([
    expect.objectContaining({ kind: 'event', facts: { name } }),
    expect.objectContaining({ kind: 'match', match: { ...ab, score1: 3, score2: 1 } }),
  ]);
});

test.each([
  ['Ann Ash - Bea Birch', 'match'],
  ['Ann Ash - Bea Birch 3-1', 'match'],
  ['Ann vs Bea Open', 'match'],
  ['Supermatch: Ann Ash vs Bea Birch', 'match'],
  ['Women Open', 'heading'],
  ['Round 2', 'heading'],
  ['Table 2', 'unread'],
  ['Women open 90 kg', 'unread'],
  ['Main card', 'unread'],
])('“%s” is no name of an event', (line, kind) => {
  expect(kinds(line)).toEqual([kind]);
});

test('an event has one name, which stands above the matches', () => {
  expect(kinds('Tokyo Open\nSupermatch Series')).toEqual(['event', 'unread']);
  expect(kinds('Ann Ash - Bea Birch\nTokyo Open')).toEqual(['match', 'unread']);
});

const framed = [
  '┌──────────┬───────────┬─────┐',
  '│ Player 1 │ Player 2  │ Arm │',
  '├──────────┼───────────┼─────┤',
  '│ Ann Ash  │ Bea Birch │ R   │',
  '└──────────┴───────────┴─────┘',
];

test('a framed table is read as its cells', () => {
  expect(read(framed.join('\n'))).toEqual([{ ...ab, arm: 'R' }]);
  expect(read('| Ann Ash | Bea Birch | 3-1 |\n|---|---|---|')).toEqual([{ ...ab, score1: 3, score2: 1 }]);
});

test('the head of a framed table stays with the rows that are left', () => {
  const text = [...framed, '│ Ann Ash  │           │ R   │'].join('\n');
  const lines = readCard(text, armWrestling);
  const left = withoutMatches(text, lines, new Set([4]), { sport: armWrestling });
  expect(left.split('\n')).toEqual([framed[1], '│ Ann Ash  │           │ R   │']);
});

test('the lines of a drawn bracket are named as such, and none becomes a match', () => {
  const bracket = [
    'Ann Ash ────┐',
    '            ├── Ann Ash',
    'Bea Birch ──┘',
    'Cyd Cox ____ Dee Dow',
    '─┬─',
  ];
  expect(read(bracket.join('\n'))).toEqual(['drawing', 'drawing', 'drawing', 'drawing']);
});

test.each([
  ['🥇 Ann Ash - 🥈 Bea Birch 3-1', { score1: 3, score2: 1 }],
  ['🥇 Ann Ash 3-1 🥈 Bea Birch', { score1: 3, score2: 1 }],
  ['🏆 Ann Ash 🥈 Bea Birch 3:1', { score1: 3, score2: 1 }],
  ['🥈 Ann Ash 🥇 Bea Birch', { outcome: 'winner', winner: 'player2' }],
  ['1. Ann Ash 🥇 Bea Birch 🥈', { outcome: 'winner', winner: 'player1' }],
  ['🏆 Ann Ash def. Bea Birch 3-1', { score1: 3, score2: 1 }],
  ['🏆 Ann Ash vs Bea Birch', {}],
])('medals: “%s”', (line, facts) => {
  expect(read(line)).toEqual([{ ...ab, ...facts }]);
});

test('a score that disagrees with the medals is refused', () => {
  expect(read('🥇 Ann Ash - 🥈 Bea Birch 1-3')).toEqual(['winner']);
});
