import { nameWords } from './nameSearch';

/** One key for spellings that differ in case, accents and signs; a name of only symbols is its own key. */
export const spellingOf = (name: string): string => nameWords(name).join(' ') || name;

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The spelling without blanks, for names of scripts that need none: 山田太郎, 山田 太郎. `undefined` for others. */
export const spellingWithoutBlanks = (name: string): string | undefined =>
  eastern.test(name) ? nameWords(name).join('') : undefined;
