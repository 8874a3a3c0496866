import iso from 'i18n-iso-countries';
import { catalog } from '@/language/ja';
import { createLanguage, english } from '@/language/language';
import { sideName } from '@/model/card/sideName';
import { countryOf, countryOfCode } from '@/model/records/countryOf';
import { countryCodes } from '@/model/schema/countries';

const alpha3 = iso.getAlpha3Codes();

test('every code of ISO 3166-1, and that of Kosovo, is one of a country, and besides those of the four nations there is none', () => {
  expect(countryCodes.filter((code) => !code.startsWith('GB-')).toSorted()).toEqual(
    Object.values(alpha3).toSorted(),
  );
});

test('every code of three letters stands for its country, but for the one that is of two', () => {
  const wrong = Object.entries(alpha3).filter(
    ([three, two]) => three !== 'BRN' && countryOfCode(three) !== two,
  );
  expect(wrong).toEqual([]);
  expect(countryOfCode('BRN')).toBeUndefined();
});

test.each([
  ['KOS', 'XK'],
  ['XKX', 'XK'],
  ['XK', 'XK'],
  ['Kosovo', 'XK'],
  ['LUX', 'LU'],
  ['DOM', 'DO'],
  ['FIJ', 'FJ'],
  ['LIE', 'LI'],
  ['ETH', 'ET'],
  ['CIV', 'CI'],
  ['SUI', 'CH'],
  ['ALG', 'DZ'],
  ['ZIM', 'ZW'],
  ['🇽🇰', 'XK'],
  ['Côte d’Ivoire', 'CI'],
  ["cote d'ivoire", 'CI'],
  ['Turkiye', 'TR'],
  ['Turkey', 'TR'],
  ['St Lucia', 'LC'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Deutschland', 'DE'],
  ['Казахстан', 'KZ'],
  ['トルコ', 'TR'],
  ['독일', 'DE'],
  ['德国', 'DE'],
  ['대한민국', 'KR'],
  ['Hrvatska', 'HR'],
  ['Suomi', 'FI'],
  ['Magyarország', 'HU'],
  ['Ελλάδα', 'GR'],
  ['Црна Гора', 'ME'],
  ['Alemanha', 'DE'],
  ['EE.UU.', 'US'],
  ['Éire', 'IE'],
  ['Islamic Republic of Iran', 'IR'],
  ['Кыргызстан', 'KG'],
])('%s is %s', (said, code) => {
  expect(countryOf(said)).toBe(code);
});

test('every country is understood by its code and by the name that each language shows', () => {
  for (const { country } of [english, createLanguage('ja', catalog)])
    expect(
      countryCodes.filter((code) => countryOf(code) !== code || countryOf(country(code)) !== code),
    ).toEqual([]);
});

test('a code in brackets is a country where it is known, and is told where it is not', () => {
  expect(sideName('Ana Prado (DOM)')).toEqual({ name: 'Ana Prado', country: 'DO' });
  expect(sideName('Eva Lind (KOS)')).toEqual({ name: 'Eva Lind', country: 'XK' });
  expect(sideName('Ida Marsh (ZZZ)')).toEqual({ name: 'Ida Marsh', left: '(ZZZ)' });
});
