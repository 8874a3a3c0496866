import { namesIn } from '@/device/folding/withheldNames';

test.each([
  ['ハタ ソラ', 'ハダ ソラ'],
  ['ハタ', 'ハダソラの勝ち'],
  ['मीन राव', 'मीना राव'],
  ['นาน', 'นานี'],
  ['이기', '이김'],
])('the name %s is not found in “%s”', (name, text) => {
  expect(namesIn([name])(text)).toBe(false);
});

test.each([
  ['ハタ ソラ', 'ﾊﾀ ｿﾗ'],
  ['ハタ ソラ', '今日のハタソラさん'],
  ['मीना राव', 'राव मीना ने जीता'],
  ['Zoë Müller', 'zoemuller99'],
])('the name %s is found in “%s”', (name, text) => {
  expect(namesIn([name])(text)).toBe(true);
});
