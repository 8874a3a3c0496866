import { hasOtherScript } from '@/model/names/nameSound';

type Transliterate = (text: string) => string;
let transliterate: Transliterate | undefined;
let loading: Promise<void> | undefined;

export const hasLatin = (): boolean => transliterate !== undefined;

export const needsLatin = (text: string): boolean => transliterate === undefined && hasOtherScript(text);

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

/** Леван becomes Levan. Unchanged until the transliteration is loaded. */
export function inLatin(text: string): string {
  if (transliterate === undefined || !hasOtherScript(text)) return text;
  return transliterate(
    text
      .normalize('NFC')
      // A dot separates the words of a name in kana. Signs for long sounds have no letter of their own.
      .replace(/[・･＝]/g, ' ')
      .replace(/[っッー]/g, ''),
  );
}
