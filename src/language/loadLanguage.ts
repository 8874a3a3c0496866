import type { CodeOfName } from './countries';
import { createLanguage, english, type Catalog, type Language } from './language';
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
  const { catalog, codeOfEnglishName } = await codes[code]();
  const language = createLanguage(code, catalog, codeOfEnglishName);
  loaded.set(code, language);
  return language;
}

interface LoadedTexts {
  readonly catalog: Catalog;
  readonly codeOfEnglishName?: CodeOfName;
}

const codes: Record<LanguageCode, () => Promise<LoadedTexts>> = {
  en: async () => ({ catalog: {} }),
  ja: () => import('./ja'),
};
