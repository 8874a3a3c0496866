import { readFlat, readCardLines as read } from '@test/support/readCardLines';
import { armWrestling } from '@test/support/factories';

const match = { player1: 'Ann Ash', player2: 'Bea Birch', score1: 3, score2: 1 };

test.each(
  '3~1|3～1|3〜1|3x1|3X1|3 × 1|3∶1|3ー1|3比1|3 대 1|3 to 1|3 zu 1|3 a 1|３：１|३-१|٣-١|3⁃1'.split('|'),
)('%s is a score, behind, between and beside the names', (said) => {
  expect(read(`Ann Ash - Bea Birch ${said}`)).toEqual([match]);
  expect(read(`Ann Ash def. Bea Birch ${said} left 85 kg`)).toMatchObject([
    { ...match, arm: 'L', weight: '85kg' },
  ]);
  expect(read(`Ann Ash\tBea Birch\t${said}`)).toEqual([match]);
});

test('between two names the sign of a score divides them', () => {
  expect(read('Ann Ash 3~1 Bea Birch\nAnn Ash 3x1 Bea Birch')).toEqual([match, match]);
});

test.each([
  'Ann Ash (3-1) Bea Birch',
  'Ann Ash [3:1] Bea Birch',
  'Ann Ash 3, Bea Birch 1',
  'Ann Ash: 3, Bea Birch: 1',
  'Ann Ash W 3-1 L Bea Birch',
])('%s has the score beside the names', (line) => {
  expect(readFlat(line, armWrestling)).toEqual([expect.objectContaining({ match })]);
});

test.each([
  'Round 1, Match 2',
  'Day 1, Table 2',
  'Ann Ash, 23, GER vs Bea Birch, 25, CAN',
  'Ann Ash, 3, vs Bea Birch, 1',
])('%s has no score', (line) => {
  expect(readFlat(line, armWrestling)).not.toMatchObject([
    { match: { score1: expect.any(Number) as number } },
  ]);
});

test.each(['3–1*', '3-1†', '3:1!', '3-1²', '*3-1', '3~1 *', '3-1**'])(
  'the footnote of %s is shown, and belongs to no name and no number',
  (said) => {
    const [line] = readFlat(`Ann Ash - Bea Birch ${said}`, armWrestling);
    expect(line).toMatchObject({
      match,
      doubts: { 'player2.left': expect.stringMatching(/^[*†!]+$/) as string },
    });
  },
);

test.each(['Ann Ash* - Bea Birch 3-1', 'Ann Ash - Bea Birch † 3-1', 'Ann Ash 3:1* Bea Birch'])(
  'so is that of a name: %s',
  (line) => {
    expect(readFlat(line, armWrestling)).toMatchObject([{ match, doubts: expect.anything() as unknown }]);
  },
);

test.each(['Ann Ash - Bea Birch 2 x 85 kg', 'Ann Ash - Bea Birch 2x85kg', 'Ann Ash - Bea Birch 12.5x3'])(
  '%s has no score',
  (line) => {
    expect(readFlat(line, armWrestling)).not.toMatchObject([
      { match: { score2: expect.any(Number) as number } },
    ]);
  },
);

test.each([
  ['山田太郎 対 佐藤次郎 三対一', { player1: '山田太郎', player2: '佐藤次郎', score1: 3, score2: 1 }],
  ['王伟 vs 李强 三比二', { player1: '王伟', player2: '李强', score1: 3, score2: 2 }],
  ['山田 太郎 三対〇 佐藤 次郎', { player1: '山田 太郎', player2: '佐藤 次郎', score1: 3, score2: 0 }],
  ['鈴木一 対 三浦太郎', { player1: '鈴木一', player2: '三浦太郎' }],
  ['王伟 VS李强(CHN)3比1', { player1: '王伟', player2: '李强', country2: 'CN', score1: 3, score2: 1 }],
])('%s has its score in kanji, and no name loses a sign', (line, match) => {
  expect(read(line)).toEqual([match]);
});
