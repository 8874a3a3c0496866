import { once } from '@/lib/once';

/** The name of a country by its code; anything else is returned as is. */
export type CountryName = (code: string) => string;

/** English names that `Intl` shortens to `US` and `UK`. */
const englishNames: Readonly<Record<string, string>> = { US: 'United States', GB: 'United Kingdom' };

/** Country names in a language. `nation` names those of the United Kingdom, which `Intl` lacks. */
export function createCountryName(locale: string, nation: (code: string) => string | undefined): CountryName {
  const names = once(
    () => new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' }),
  );
  const own = locale.startsWith('en') ? englishNames : {};
  return (code) => {
    if (!/^[A-Z]{2}$/.test(code)) return nation(code) ?? code;
    return own[code] ?? names().of(code) ?? code;
  };
}

export type CodeOfName = (name: string) => string | undefined;

/** Translates the country at the end of a place that was written in English: `Istanbul, Turkey`. */
export const createPlaceName =
  (codeOf: CodeOfName, country: CountryName) =>
  (stored: string): string => {
    const last = stored.lastIndexOf(',') + 1;
    const translated = (name: string) => {
      const code = codeOf(name);
      return code === undefined ? name : country(code);
    };
    return stored.slice(0, last) + stored.slice(last).replace(/\S.*\S/, translated);
  };
