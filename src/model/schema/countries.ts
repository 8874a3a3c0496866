import iso from 'i18n-iso-countries/codes.json';
import { groupBy } from '@/lib/groupBy';

/** Nations of the United Kingdom (ISO 3166-2) with teams of their own. */
const nations = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const;

const ofTwoLetters = iso.flatMap(([code]) => code ?? []).sort();

/** ISO 3166-1 alpha-2, Kosovo's XK and the four nations: what a country is stored as. */
export const countryCodes: readonly string[] = [...ofTwoLetters, ...nations].sort();

const known: ReadonlySet<string> = new Set(countryCodes);

export const isCountryCode = (value: unknown): value is string =>
  typeof value === 'string' && known.has(value);

/** The pattern of a code, for the rules. */
export const countrySource = [
  ...[...groupBy(ofTwoLetters, ([first = '']) => first)].map(
    ([first, codes]) => `${first}[${codes.map((code) => code.slice(1)).join('')}]`,
  ),
  `GB-(${nations.map((code) => code.slice(3)).join('|')})`,
].join('|');
