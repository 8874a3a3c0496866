import { romanize } from '@/model/identity/romanize';

const latin = (word: string) => romanize(word, () => '').text;

test.each([
  ['Цыпленков', 'tsyplenkov'],
  ['Қыдырғали', 'kydyrghali'],
  ['Ђоковић', 'djokovich'],
  ['ლევან', 'levan'],
  ['Մելքումյան', 'melkumyan'],
  ['Վոսկան', 'voskan'],
  ['Γιώργος', 'giorgos'],
  ['Παπαδόπουλος', 'papadopulos'],
  ['שווילי', 'shvyly'],
  ['الغامدي', 'alghamdy'],
  ['サギナシュヴィリ', 'saginashuviri'],
  ['ジョン', 'jon'],
  ['かない', 'kanai'],
  ['김', 'gim'],
  ['민준', 'minjun'],
  ['शर्मा', 'sharma'],
  ['Łukasz', 'lukasz'],
  ["O'Neil", 'oneil'],
])('%s is %s', (word, text) => {
  expect(latin(word)).toBe(text);
});

test('an accent is read in two ways: left out, and as it sounds', () => {
  expect(romanize('Müller', () => '').sayings).toEqual(['muller', 'mueller']);
  expect(romanize('Pliškova', () => '').sayings).toEqual(['pliskova', 'plishkova']);
});

test('a script without a table is left to the function that was given', () => {
  expect(romanize('สมชาย', () => 'x').text).toMatch(/^x+$/);
  expect(latin('สมชาย')).toBe('');
});
