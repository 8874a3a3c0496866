import { clockText, readTimestamps } from '@/model/matches/timestamps';

test.each([
  ['0:00 Intro', [[0, 'Intro']]],
  ['1:23:45 - Ann Ash vs Bea Birch', [[5025, 'Ann Ash vs Bea Birch']]],
  ['[12:34] Ann v Bea', [[754, 'Ann v Bea']]],
  ['(00:12:34) Ann v Bea', [[754, 'Ann v Bea']]],
  ['125:30 Ann v Bea', [[7530, 'Ann v Bea']]],
  ['3. 12:34 Ann v Bea', [[754, 'Ann v Bea']]],
  ['3) Ann v Bea – 12:34', [[754, 'Ann v Bea']]],
  ['Ann v Bea (12:34)', [[754, 'Ann v Bea']]],
  ['12:34 – 15:00 Ann v Bea', [[754, 'Ann v Bea']]],
  ['１２：３４　Ann 対 Bea', [[754, 'Ann 対 Bea']]],
  ['1h23m45s Ann v Bea', [[5025, 'Ann v Bea']]],
  ['1時間2分3秒 Ann v Bea', [[3723, 'Ann v Bea']]],
  ['https://youtu.be/dQw4w9WgXcQ?t=754 Ann v Bea', [[754, 'Ann v Bea']]],
  [
    '0:00 Intro 5:12 Ann v Bea 10:33 Cem v Dev',
    [
      [0, 'Intro'],
      [312, 'Ann v Bea'],
      [633, 'Cem v Dev'],
    ],
  ],
  ['Ann beat Bea 3:2 at 95 kg, see https://example.com/12:34', []],
  ['Subscribe! ▶ https://youtu.be/dQw4w9WgXcQ', []],
] as const)('%s', (line, expected) => {
  expect(readTimestamps(line).map(({ second, text }) => [second, text])).toEqual(expected);
});

test('times in lines of their own belong to the words below them, or above them if the list begins with words', () => {
  const [intro, match] = [
    { second: 0, text: 'Intro' },
    { second: 754, text: 'Ann v Bea' },
  ];
  expect(readTimestamps('0:00\nIntro\n\n12:34\nAnn v Bea\n')).toEqual([intro, match]);
  expect(readTimestamps('Intro\r\n0:00\r\nAnn v Bea\r\n12:34')).toEqual([intro, match]);
});

test('a second is written as players of videos write it', () => {
  expect([0, 59, 60, 3599, 3600, 36_000].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
    '10:00:00',
  ]);
});
