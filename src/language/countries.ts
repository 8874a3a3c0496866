import { once } from '@/lib/once';

/** The name of a country stored by its code or by its English name; one that nobody knows stays as it is. */
export type CountryName = (stored: string) => string;

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

/** The four nations of the United Kingdom: their codes of ISO 3166-2 by the English names that `Intl` does not have. */
const nationCodes = {
  England: 'GB-ENG',
  'Northern Ireland': 'GB-NIR',
  Scotland: 'GB-SCT',
  Wales: 'GB-WLS',
} as const;

const isCode = (stored: string): boolean => /^[A-Z]{2}(-[A-Z]{3})?$/.test(stored);

/** The code of a country that is stored by its code or by an English name; `undefined` for what nobody knows. */
export function countryCode(stored: string): string | undefined {
  const name = stored.trim();
  if (isCode(name)) return name;
  codes ??= codesByName();
  return (
    Object.entries(nationCodes).find(([nation]) => nation === name)?.[1] ?? codes.get(name.toLowerCase())
  );
}

/** The further English names of a country however it is stored, for whoever looks for it: `TR` is Turkey as well. */
export function otherCountryNames(stored: string): readonly string[] {
  const code = countryCode(stored);
  return Object.entries(aliases).flatMap(([name, of]) => (of === code ? [name] : []));
}

const keys = new Map<string, string>();

/** One key for all ways a country is stored in: its code, where it has one. */
export function countryKey(stored: string): string {
  const known = keys.get(stored) ?? countryCode(stored) ?? stored;
  keys.set(stored, known);
  return known;
}

/** Names of countries in a language. `nation` says those of the United Kingdom, by their English name. */
export function createCountryName(locale: string, nation: (english: string) => string): CountryName {
  const names = once(
    () => new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' }),
  );
  const isEnglish = locale.startsWith('en');
  return (stored) => {
    // A name stored in English is the one its author used.
    if (isEnglish && !isCode(stored)) return stored;
    const code = countryCode(stored);
    if (code === undefined) return stored;
    const [english] = Object.entries(nationCodes).find(([, each]) => each === code) ?? [];
    if (english !== undefined) return nation(english);
    // A code that no country has stays as it is.
    return (/^[A-Z]{2}$/.test(code) ? names().of(code) : undefined) ?? stored;
  };
}
