import { nameWords } from '@/model/names/nameSearch';
import { hasOtherScript } from '@/model/names/nameSound';
import { spellingWithoutBlanks } from '@/model/names/spelling';

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
      .normalize('NFKC')
      // Points of Hebrew and Arabic, which people leave out.
      .replace(/[\u0591-\u05c7\u064b-\u065f\u0670]/g, '')
      // A dot separates the words of a name in kana. Signs for long sounds have no letter of their own.
      .replace(/[・=]/g, ' ')
      .replace(/[っッー]/g, ''),
  );
}

const keyOf = (name: string): string => nameWords(name).toSorted().join(' ');

/**
 * Whether two texts are one name, in any order of its words and in Latin or another script. Within a script only
 * the spelling counts, because many names are alike in Latin: 王伟 and 王维, ジュン and ジユン.
 */
export const isOneName = (one: string, other: string): boolean =>
  keyOf(one) === keyOf(other) ||
  (spellingWithoutBlanks(one) ?? '') === spellingWithoutBlanks(other) ||
  (hasOtherScript(one) !== hasOtherScript(other) &&
    !/\p{Script=Han}/u.test(one + other) &&
    keyOf(inLatin(one)) === keyOf(inLatin(other)));
