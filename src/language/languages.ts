export const languages = {
  // British order with the month in words cannot be misread.
  en: { name: 'English', locale: 'en-GB' },
  ja: { name: '日本語', locale: 'ja-JP' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly locale: string }>>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = ['en', 'ja'] as const satisfies readonly LanguageCode[];

/** The first supported one of the reader's languages (BCP 47 tags, most wanted first); otherwise English. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = languageCodes.find((each) => each === tag.toLowerCase().split('-')[0]);
    if (code !== undefined) return code;
  }
  return 'en';
}
