import { codesByName, nameKey, otherNames } from '@/lib/countryNames';
import { once } from '@/lib/once';
import type { CodeOfName } from './countries';

const englishCodes = once(() => codesByName('en', () => true));

export const codeOfEnglishName: CodeOfName = (name) => {
  const key = nameKey(name);
  return Object.hasOwn(otherNames, key) ? otherNames[key] : englishCodes().get(key);
};
