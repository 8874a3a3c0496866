import { readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };
const won = { ...ab, winner: 'player1', outcome: 'winner' };

test.each([
  ['Ann Ash, vs Bea Birch', ab],
  ['Ann Ash vs, Bea Birch', ab],
  ['Ann Ash,vs,Bea Birch', ab],
  ['Ann Ash , VS , Bea Birch', ab],
  ['Ann Ash\tvs\tBea Birch\t3-1', { ...ab, score1: 3, score2: 1 }],
  ['Ann Ash\t\tvs\t\tBea Birch', ab],
  ['Ann Ash\t-\tBea Birch\t3-1\tR', { ...ab, score1: 3, score2: 1, arm: 'R' }],
  ['Ann Ash\t3\tvs\t1\tBea Birch', { ...ab, score1: 3, score2: 1 }],
  ['Ann Ash;def.;Bea Birch', won],
  ['Ann Ash\t>\tBea Birch', won],
  ['Ann Ash, beaten by Bea Birch', { ...ab, winner: 'player2', outcome: 'winner' }],
  ['Ann Ash，对，Bea Birch', ab],
  ['Match 1, Ann Ash vs Bea Birch', ab],
  ['Ann Ash,Beat Birch', { player1: 'Ann Ash', player2: 'Beat Birch' }],
])('%j has two names, with a separator of its own or beside one', (line, match) => {
  expect(read(line)).toEqual([match]);
});

test.each([
  ['Ann Ash, 23, vs Bea Birch, 25', 'score'],
  ['"Ann Ash",vs,"Bea Birch"', 'cell'],
  ['Ann Ash,vs,Bea Birch,vs,Cid Cole', 'manySides'],
])('%j is not understood: %s', (line, problem) => {
  expect(read(line)).toEqual([problem]);
});

test.each([
  ['山田太郎対佐藤花子', '山田太郎', '佐藤花子'],
  ['山田太郎VS佐藤花子', '山田太郎', '佐藤花子'],
  ['山田太郎－佐藤花子', '山田太郎', '佐藤花子'],
  ['王伟对李强', '王伟', '李强'],
  ['김민수vs이영호', '김민수', '이영호'],
  ['محمد علي ضد أحمد حسن', 'محمد علي', 'أحمد حسن'],
  ['राम लाल बनाम श्याम राव', 'राम लाल', 'श्याम राव'],
  ['Ann Ash vs.Bea Birch', 'Ann Ash', 'Bea Birch'],
])('%s is a match, and a place behind a comma is none of its names', (line, player1, player2) => {
  expect(read(`${line} 3-1`)).toEqual([{ player1, player2, score1: 3, score2: 1 }]);
  expect(read(`${line}、Lindau`)).toEqual([{ player1, player2 }]);
});
