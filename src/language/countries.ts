import { once } from '@/lib/once';

/** The name of a country stored by code or English name; an unknown one is returned as is. */
export type CountryName = (stored: string) => string;

/**
 * Common English names that `Intl` spells differently. The nations of the United Kingdom have teams of their
 * own but no ISO 3166-1 code.
 */
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

function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  for (const first of letters)
    for (const second of letters) {
      const name = english.of(first + second)?.toLowerCase();
      // Some obsolete codes have the same name as a current one. The first in the alphabet wins, and the
      // exceptions are listed.
      if (name !== undefined && !found.has(name)) found.set(name, first + second);
    }
  for (const [name, code] of Object.entries(aliases)) found.set(name, code);
  return found;
}

let codes: ReadonlyMap<string, string> | undefined;

/** The nations of the United Kingdom: English names that `Intl` lacks, with their codes of ISO 3166-2. */
const nationCodes = {
  England: 'GB-ENG',
  'Northern Ireland': 'GB-NIR',
  Scotland: 'GB-SCT',
  Wales: 'GB-WLS',
} as const;

const isCode = (stored: string): boolean => /^[A-Z]{2}(-[A-Z]{3})?$/.test(stored);

/** The code of a country stored by code or English name; `undefined` if unknown. */
export function countryCode(stored: string): string | undefined {
  const name = stored.trim();
  if (isCode(name)) return name;
  codes ??= codesByName();
  return (
    Object.entries(nationCodes).find(([nation]) => nation === name)?.[1] ?? codes.get(name.toLowerCase())
  );
}

/** Other English names of a country, for searching: `TR` is Turkey as well. */
export function otherCountryNames(stored: string): readonly string[] {
  const code = countryCode(stored);
  return Object.entries(aliases).flatMap(([name, of]) => (of === code ? [name] : []));
}

const keys = new Map<string, string>();

/** The same key for all ways to store a country: its code, if it has one. */
export function countryKey(stored: string): string {
  const known = keys.get(stored) ?? countryCode(stored) ?? stored;
  keys.set(stored, known);
  return known;
}

/** Country names in a language. `nation` translates those of the United Kingdom from English. */
export function createCountryName(locale: string, nation: (english: string) => string): CountryName {
  const names = once(
    () => new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' }),
  );
  const isEnglish = locale.startsWith('en');
  return (stored) => {
    // Keep a name stored in English as its author wrote it.
    if (isEnglish && !isCode(stored)) return stored;
    const code = countryCode(stored);
    if (code === undefined) return stored;
    const [english] = Object.entries(nationCodes).find(([, each]) => each === code) ?? [];
    if (english !== undefined) return nation(english);
    // An unknown code is returned as is.
    return (/^[A-Z]{2}$/.test(code) ? names().of(code) : undefined) ?? stored;
  };
}
