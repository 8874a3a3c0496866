/**
 * ISO 3166-1 codes (officially assigned, two letters) and Kosovo's, by first letter; a test compares them
 * with a package.
 */
const byFirstLetter =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY ' +
  'QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS XK YET ZAMW';

/** Nations of the United Kingdom (ISO 3166-2) with teams of their own. */
const nations = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const;

export const countryCodes: readonly string[] = [
  ...byFirstLetter.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second)),
  ...nations,
].sort();

const known: ReadonlySet<string> = new Set(countryCodes);

export const isCountryCode = (value: unknown): value is string =>
  typeof value === 'string' && known.has(value);

export const countrySource = [
  ...byFirstLetter.split(' ').map(([first = '', ...seconds]) => `${first}[${seconds.join('')}]`),
  `GB-(${nations.map((code) => code.slice(3)).join('|')})`,
].join('|');
