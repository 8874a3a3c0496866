import { createLanguage, english, type Language } from './language';
import type { LanguageCode } from './languages';

const loaded = new Map<LanguageCode, Language>([['en', english]]);

export const loadedLanguage = (code: LanguageCode): Language | undefined => loaded.get(code);

/**
 * A language with its texts. English is part of the code; any other is a chunk. Rejects if that cannot be
 * loaded.
 */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const language = createLanguage(code, await catalogs[code]());
  loaded.set(code, language);
  return language;
}

const catalogs = {
  en: async () => ({}),
  ja: async () => (await import('./ja')).catalog,
} as const satisfies Record<LanguageCode, () => Promise<object>>;
