import { catalog, codeOfEnglishName } from '@/language/ja';
import { createLanguage, english } from '@/language/language';
import { countryCodes } from '@/model/schema/countries';

const japanese = createLanguage('ja', catalog, codeOfEnglishName);

test('each country has one name, of its own, in every language', () => {
  for (const { country } of [english, japanese]) {
    const names = countryCodes.map(country);
    expect(names.filter((name, at) => name === countryCodes[at])).toEqual([]);
    expect(new Set(names).size).toBe(countryCodes.length);
  }
  expect(countryCodes.map(japanese.country).filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

test.each([
  ['TR', 'Türkiye', 'トルコ'],
  ['US', 'United States', 'アメリカ'],
  ['GB', 'United Kingdom', '英国'],
  ['XK', 'Kosovo', 'コソボ'],
  ['GB-ENG', 'England', 'イングランド'],
  ['XX', 'XX', 'XX'],
  ['Ruritania', 'Ruritania', 'Ruritania'],
  ['constructor', 'constructor', 'constructor'],
  ['', '', ''],
])('%s is %s', (stored, inEnglish, inJapanese) => {
  expect(english.country(stored)).toBe(inEnglish);
  expect(japanese.country(stored)).toBe(inJapanese);
});

test.each([
  ['Istanbul, Turkey', 'Istanbul, トルコ'],
  ['Poland', 'ポーランド'],
  ['Leeds, England', 'Leeds, イングランド'],
  ['Austin, USA', 'Austin, アメリカ'],
  ['Berlin, germany', 'Berlin, ドイツ'],
  ['constructor', 'constructor'],
  ['Hall 5, Las Vegas, United States ', 'Hall 5, Las Vegas, アメリカ '],
  ['somewhere', 'somewhere'],
  [',', ','],
])('the place %s is %s', (stored, name) => {
  expect(japanese.place(stored)).toBe(name);
  expect(english.place(stored)).toBe(stored);
});
