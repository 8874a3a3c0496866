import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalog } from '@/language/ja';
import { createLanguage, english } from '@/language/language';

const japanese = createLanguage('ja', catalog);

const { players } = JSON.parse(readFileSync(resolve(__dirname, '../../data/armwrestling.json'), 'utf8')) as {
  players: readonly { country?: string }[];
};

test('every country of the data has a Japanese name', () => {
  const countries = [...new Set(players.flatMap(({ country }) => country ?? []))];
  expect(countries.length).toBeGreaterThan(30);
  expect(countries.filter((country) => /[a-z]/i.test(japanese.country(country)))).toEqual([]);
});

test.each([
  ['Turkey', 'トルコ'],
  ['United States', 'アメリカ'],
  ['USA', 'アメリカ'],
  ['England', 'イングランド'],
  ['germany', 'ドイツ'],
  ['Russia', 'ロシア'],
  ['Ruritania', 'Ruritania'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s is %s', (stored, name) => {
  expect(japanese.country(stored)).toBe(name);
  expect(english.country(stored)).toBe(stored);
});

test.each([
  ['Istanbul, Turkey', 'Istanbul, トルコ'],
  ['Poland', 'ポーランド'],
  ['Hall 5, Las Vegas, United States ', 'Hall 5, Las Vegas, アメリカ '],
  ['somewhere', 'somewhere'],
  [',', ','],
])('the place %s is %s', (stored, name) => {
  expect(japanese.place(stored)).toBe(name);
  expect(english.place(stored)).toBe(stored);
});
