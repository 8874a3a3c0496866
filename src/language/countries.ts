/** The name of a country stored by its English name; one that nobody knows stays as it is. */
export type CountryName = (english: string) => string;

/** Common English names that `Intl` has under another one; the nations of the United Kingdom have teams of their own but no code. */
const aliases: Readonly<Record<string, string>> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  'north macedonia': 'MK',
  macedonia: 'MK',
  'republic of korea': 'KR',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  bosnia: 'BA',
  'bosnia and herzegovina': 'BA',
  'hong kong': 'HK',
  palestine: 'PS',
  'democratic republic of the congo': 'CD',
  myanmar: 'MM',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every English name the browser knows, lower case, to its code. */
function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const name = english.of(first + second)?.toLowerCase();
      // Some old codes share the name of the one in use, which then comes first by its alphabet in all cases but these.
      if (name !== undefined && !found.has(name)) found.set(name, first + second);
    }
  for (const [name, code] of Object.entries(aliases)) found.set(name, code);
  return found;
}

let codes: ReadonlyMap<string, string> | undefined;

/** Names of countries in a language; English is what is stored, so it needs nothing. `own` says those without a code. */
export function createCountryName(locale: string, own: (english: string) => string | undefined): CountryName {
  if (locale.startsWith('en')) return (name) => name;
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' });
  return (english) => {
    codes ??= codesByName();
    const code = codes.get(english.trim().toLowerCase());
    return (code === undefined ? own(english) : names.of(code)) ?? english;
  };
}
