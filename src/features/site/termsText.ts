import type { LanguageCode } from '@/language/languages';
import type { SiteFacts } from '@/model/operating/siteFacts';
import english from './terms.md';
import japanese from './terms.ja.md';

const texts = { en: english, ja: japanese } as const satisfies Record<LanguageCode, string>;

type WithTerms = Extract<SiteFacts, { readonly terms: object }>;

export const termsText = (code: LanguageCode, facts: WithTerms): string => filledIn(texts[code], facts);

export function filledIn(text: string, { operator, terms }: WithTerms): string {
  const { name, url } = terms.licence;
  const values: Readonly<Record<string, string>> = {
    operator: plain(operator.name),
    licence: url === undefined ? plain(name) : `[${plain(name)}](<${url}>)`,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const plain = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (sign) => `\\${sign}`);
