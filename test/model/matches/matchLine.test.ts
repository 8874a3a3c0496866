import { matchLine } from '@/model/matches/matchLine';
import { deriveResults } from '@/model/records/deriveResult';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';

const letters = { W: 'W', L: 'L', D: 'D' } as const;
const met = (
  first: string,
  second: string,
  scores?: readonly [number, number],
  fields: Partial<Match> = {},
) =>
  deriveResults(
    match('m', {
      player1: { id: playerId('a'), name: first, ...(scores && { score: scores[0] }) },
      player2: { id: playerId('b'), name: second, ...(scores && { score: scores[1] }) },
      ...fields,
    }),
  );
const line = (of: Match, codes: readonly string[] = [], names?: 'whole') =>
  matchLine(of, { letters, codes, names });

test.each([
  [
    'Saginashvili 4–1 Larratt · right · open',
    met('Levan Saginashvili', 'Devon Larratt', [4, 1]),
    ['Right', 'Open'],
  ],
  ['Ann 2–2 Bea · 105kg', met('Ann', 'Bea', [2, 2]), ['105kg']],
  ['Saginashvili v Larratt', met('Levan Saginashvili', 'Devon Larratt'), []],
  [
    'Ash L–W Birch · left',
    met('Ann Ash', 'Bea Birch', undefined, { outcome: 'walkover', winner: 'player2' }),
    ['Left'],
  ],
  ['Ash v Birch · NYC style', met('Ann Ash', 'Bea Birch'), ['NYC style']],
])('%s', (text, of, codes) => {
  expect(line(of, codes)).toBe(text);
});

test.each([
  ['Tim van der Berg', 'van der Berg'],
  ['Michael Todd Jr.', 'Todd Jr.'],
  ['John "Godfather" Brzenk', 'Brzenk'],
  ['Levan', 'Levan'],
  ['Bea 80kg', 'Bea 80kg'],
  ['金井 義信', '義信'],
  ['Name withheld', 'Name withheld'],
])('%s is called %s in a line', (name, short) => {
  expect(line(met(name, 'Zoe Zeal'))).toBe(`${short} v Zeal`);
});

test('two of one last name, and players whom an editor checks, keep their whole names', () => {
  expect(line(met('Ann Ash', 'Bea Ash'))).toBe('Ann Ash v Bea Ash');
  expect(line(met('Ann Ash', 'Bea Birch', [3, 1]), [], 'whole')).toBe('Ann Ash 3–1 Bea Birch');
});

test('a name that could turn the line around is kept apart', () => {
  expect(line(met('شاب', 'Bea', [3, 1]))).toBe('\u2068شاب\u2069 3–1 Bea');
});
