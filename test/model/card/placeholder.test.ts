import { isPlaceholder } from '@/model/card/placeholder';
import { readCardLines as read } from '@test/support/readCardLines';

const nobody = [
  'BYE',
  'bye',
  'TBD',
  'T.B.A.',
  'tbc',
  'to be announced',
  'unknown',
  'Unknown opponent',
  'No opponent',
  'N/A',
  'N.N.',
  '???',
  '—',
  'Winner M3',
  'Winner of match 3',
  'winner of SF1',
  'Loser QF 2',
  'ganador',
  'победитель пары 2',
  'неизвестен',
  'por definir',
  'à confirmer',
  'Freilos',
  'wolny los',
  'belirsiz',
  '未定',
  '不戦勝',
  '対戦相手なし',
  '第3試合の勝者',
  '轮空',
  '미정',
];

test.each(nobody)('%s names nobody', (said) => {
  expect(isPlaceholder(said)).toBe(true);
  const side = said.replace(/^—$/, '…');
  expect(read(`Paul Wirth vs ${side}`)).toEqual(['unknownSecond']);
  expect(read(`${side} vs Paul Wirth`)).toEqual([
    // Small letters beside the word in the middle are not understood.
    /^\p{Lu}.* \p{Ll}+$/u.test(side) ? 'sides' : 'unknownFirst',
  ]);
});

test.each([
  'Bye Hall',
  'Winner Jones',
  'Ann Winner',
  'No',
  'Noa None',
  'Tab',
  'Kim X',
  'Frei Los',
  '勝',
  '山田太郎',
  'A1',
])('%s may be somebody', (said) => {
  expect(isPlaceholder(said)).toBe(false);
});
