import { readCard } from '@/model/card/cardText';
import { withoutMatches } from '@/model/card/remainingText';
import { armWrestling } from '@test/support/factories';
import { readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };
const table = (...lines: readonly (readonly string[])[]) => lines.map((cells) => cells.join('\t')).join('\n');

test('a table of winners and losers says who won, in either order of its columns', () => {
  expect(read(table(['Winner', 'Loser', 'Arm'], ['Ann Ash', 'Bea Birch', 'R']))).toEqual([
    { ...ab, arm: 'R', outcome: 'winner', winner: 'player1' },
  ]);
  expect(read(table(['Loser', 'Winner'], ['Ann Ash', 'Bea Birch']))).toEqual([
    { ...ab, outcome: 'winner', winner: 'player2' },
  ]);
});

test('scores that say the same are enough, those that say another are refused, and even ones have the winner', () => {
  const lines = [
    ['Winner', 'Loser', 'Score'],
    ['Ann Ash', 'Bea Birch', '3-1'],
    ['Ann Ash', 'Bea Birch', '1-3'],
    ['Ann Ash', 'Bea Birch', '2-2'],
    ['Ann Ash', 'Bea Birch', 'draw'],
  ];
  expect(read(table(...lines))).toEqual([
    { ...ab, score1: 3, score2: 1 },
    'winner',
    { ...ab, score1: 2, score2: 2, outcome: 'winner', winner: 'player1' },
    { ...ab, outcome: 'draw' },
  ]);
});

test('a column of winners beside two players repeats the name of one', () => {
  const lines = [
    ['No', 'Player 1', 'Player 2', 'Winner'],
    ['1', 'Ann Ash', 'Bea Birch', 'bea birch'],
    ['2', 'Ann Ash', 'Bea Birch', ''],
    ['3', 'Ann Ash', 'Bea Birch', 'Cid Cedar'],
  ];
  expect(read(table(...lines))).toEqual([{ ...ab, outcome: 'winner', winner: 'player2' }, ab, 'cell']);
});

test('lines that are left keep the names of their columns, and empty cells name none', () => {
  const text = table(['Loser', 'Winner'], ['', ''], ['Ann Ash', 'Bea Birch'], ['Ann Ash', 'Cid Cedar']);
  const left = withoutMatches(text, readCard(text, armWrestling), new Set([3]), { sport: armWrestling });
  expect(left).toBe(table(['Loser', 'Winner'], ['Ann Ash', 'Cid Cedar']));
  expect(read(left)).toEqual([
    { player1: 'Ann Ash', player2: 'Cid Cedar', outcome: 'winner', winner: 'player2' },
  ]);
});

test('a list of people with their countries has no matches, unless a name is quoted', () => {
  const list = [
    ['Rank', 'Name', 'Country'],
    ['1', 'Ann Ash', 'USA'],
    ['2', 'Bea Birch', 'Georgia'],
    ['3', 'Cid Cedar', '🇯🇵'],
    ['4', 'Dan Dale', '日本', '92 kg'],
  ];
  expect(read(table(...list))).toEqual(['cell', 'country', 'country', 'sides', 'country']);
  expect(read('1. Ann Ash - USA\nAnn Ash, Kazakhstan\nAnn Ash vs Jordan')).toEqual(Array(3).fill('country'));
  expect(read('"Jordan"\tAnn Ash\nJordan Reed - Ann Ash (USA)')).toEqual([
    { player1: 'Jordan', player2: 'Ann Ash' },
    { player1: 'Jordan Reed', player2: 'Ann Ash', country2: 'US' },
  ]);
});
