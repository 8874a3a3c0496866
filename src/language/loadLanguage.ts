import { createLanguage, english, type Language } from './language';
import type { LanguageCode } from './languages';

const loaded = new Map<LanguageCode, Language>([['en', english]]);

/** A language that is at hand, without waiting. */
export const loadedLanguage = (code: LanguageCode): Language | undefined => loaded.get(code);

/** A language with its texts; English comes with the code, any other is a chunk of its own. Rejects where it cannot be fetched. */
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
