import { namedIn, reasonText } from '@/features/duplicates/reasonText';
import { catalog } from '@/language/ja';
import { createLanguage } from '@/language/language';
import { reasonCodes, type ReasonCode } from '@/model/identity/reasons';
import { builtInSports } from '@/model/sports';

const english = createLanguage('en');
const japanese = createLanguage('ja', catalog);
const say = (
  code: ReasonCode,
  about?: readonly string[],
  names: readonly string[] = [],
  language = english,
) => reasonText(language, builtInSports, { code, ...(about && { about }) }, names);

const cases: readonly (readonly [
  text: string,
  code: ReasonCode,
  about: readonly string[],
  names?: readonly string[],
])[] = [
  ['spelling: saginashvili / saginashvilli', 'spelling', ['saginashvili', 'saginashvilli']],
  ['accents: muller', 'accents', ['muller', 'muller']],
  ['but another initial or word', 'wordDiffers', []],
  ['but different Jr. or Sr.: jr', 'suffixDiffers', ['jr', '']],
  ['same account: Instagram account: levan', 'sameAccount', ['instagram', 'levan']],
  ['but different countries: Georgia / Russia', 'countryDiffers', ['GE', 'RU']],
  ['but man and woman: Man / Woman', 'genderDiffers', ['M', 'W']],
  ['but different hands: Left / Right', 'handDiffers', ['L', 'R']],
  ['same year of birth: 1990', 'sameBirthYear', ['1990', '1990']],
  ['same opponents: Ann and Bea', 'sameOpponents', ['ann', 'bea'], ['Ann', 'Bea']],
  ['but on the same card: King of the Table', 'sameCard', ['kott'], ['King of the Table']],
  ['same match twice: Bea, 6 May 2023', 'sameMatch', ['2023-05-06 R bea'], ['Bea']],
  ['same match twice: Bea, 6 May 2023', 'sameMatch', ['2023-05-06  bea'], ['Bea']],
  ['but elsewhere on the same day: 6 May 2023', 'sameDayElsewhere', ['2023-05-06']],
  ['same name', 'sameName', []],
];
test('reasons read as short words, with what they are about', () => {
  expect(cases.map(([, code, about, names]) => say(code, about, names))).toEqual(cases.map(([text]) => text));
});

test('every reason has words in every language, with or without what it is about', () => {
  for (const language of [english, japanese])
    for (const code of reasonCodes) {
      expect(say(code, undefined, [], language)).not.toBe('');
      expect(say(code, ['x y', ''], ['X', 'Y'], language)).not.toMatch(/undefined|\{/);
    }
  expect(say('spelling', ['a', 'b'], [], japanese)).toBe('綴り：a / b');
});

test('the records that a reason names are told, of a match the opponent', () => {
  expect(namedIn({ code: 'sameMatch', about: ['2023-05-06 R bea', 'odd'] })).toEqual([
    { collection: 'player', id: 'bea' },
    { collection: 'player', id: 'odd' },
  ]);
  expect(namedIn({ code: 'sameCard', about: ['kott'] })).toEqual([{ collection: 'event', id: 'kott' }]);
  expect(namedIn({ code: 'spelling', about: ['a', 'b'] })).toEqual([]);
});
