/** The languages of the interface: how each calls itself, and whose habits of writing dates and numbers it follows. */
export const languages = {
  // Day before month in words cannot be misread anywhere.
  en: { name: 'English', locale: 'en-GB' },
  ja: { name: '日本語', locale: 'ja-JP' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly locale: string }>>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = ['en', 'ja'] as const satisfies readonly LanguageCode[];

/** The first of the reader's languages (BCP 47 tags, most wanted first) that there is; English where there is none. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = languageCodes.find((each) => each === tag.toLowerCase().split('-')[0]);
    if (code !== undefined) return code;
  }
  return 'en';
}
