import { hasOtherScript } from '@/model/nameSound';

type Transliterate = (text: string) => string;
let transliterate: Transliterate | undefined;
let loading: Promise<void> | undefined;

/** Tells whether the letters of all scripts are loaded. */
export const hasLatin = (): boolean => transliterate !== undefined;

/** Tells whether a text can be written in Latin letters only once `loadLatin` is through. */
export const needsLatin = (text: string): boolean => transliterate === undefined && hasOtherScript(text);

/** Loads the letters of all scripts, once; a failed attempt may be repeated. */
export function loadLatin(): Promise<void> {
  loading ??= import('transliteration').then(
    (library) => {
      transliterate = (text) => library.transliterate(text);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** A text in Latin letters: Леван gives Levan. Unchanged while the letters of other scripts are not loaded. */
export function inLatin(text: string): string {
  if (transliterate === undefined || !hasOtherScript(text)) return text;
  return transliterate(
    text
      .normalize('NFC')
      // Between the words of a name written in kana stands a dot, and signs that lengthen have no letter of their own.
      .replace(/[・･＝]/g, ' ')
      .replace(/[っッー]/g, ''),
  );
}
