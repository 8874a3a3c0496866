import { english, inUnit } from '@/language/language';
import type { Choice } from '@/model/schema/choice';
import { choiceAt } from '@/model/sports';
import { choiceCodeName, matchWords } from '@/parts/words/sportWords';
import { armWrestling, match } from '@test/support/factories';

const weight = choiceAt(armWrestling, 'weight');
const inPounds = inUnit(english, 'lb');

test.each([
  ['80kg', '176 lb (80kg)', '176 lb'],
  ['80kg+', 'Over 176 lb (80kg)', 'Over 176 lb'],
  ['75kg', '165 lb (75kg) Lightweight', '165 lb'],
  ['115kg+', 'Over 254 lb (115kg) Super Heavyweight', '254 lb+'],
  ['Open', 'Open class', 'Open class'],
])('who reads pounds finds %s as %s', (code, whole, short) => {
  expect(choiceCodeName(inPounds.t, weight, code)).toBe(whole);
  expect(choiceCodeName(inPounds.t, weight, code, 'short')).toBe(short);
});

test('in kilograms a class is called what it is called', () => {
  expect(choiceCodeName(english.t, weight, '75kg')).toBe('75kg Lightweight');
  expect(choiceCodeName(inUnit(english, 'kg').t, weight, '80kg+')).toBe('Over 80kg');
});

test('a class with a sign and a space keeps the sign', () => {
  const classes: Choice = {
    path: 'weight',
    label: 'Class',
    all: 'All',
    codes: [{ code: 'l', label: '-80 kg' }],
  };
  expect(choiceCodeName(inPounds.t, classes, 'l', 'short')).toBe('-176 lb');
  expect(choiceCodeName(inPounds.t, classes, 'l')).toBe('-176 lb (-80 kg)');
});

test('no other words are taken for weights', () => {
  expect(inPounds.t({ id: '', en: 'Won by 80kg' })).toBe('Won by 80kg');
});

test('an open class and a match open to every gender have different labels', () => {
  expect(matchWords(english.t, armWrestling, match('m', { weight: 'Open', gender: '-' }))).toEqual([
    'Open class',
    'Open',
  ]);
});
