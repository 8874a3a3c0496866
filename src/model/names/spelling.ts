import { lengthOf, limits } from '../schema/limits';
import { isLine } from '../texts';
import { nameWords } from './nameSearch';

/** One key for spellings that differ in case, accents and signs; a name of only symbols is its own key. */
export const spellingOf = (name: string): string => nameWords(name).join(' ') || name;

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The spelling without blanks, for names of scripts that need none: 山田太郎, 山田 太郎. `undefined` for others. */
export const spellingWithoutBlanks = (name: string): string | undefined =>
  eastern.test(name) ? nameWords(name).join('') : undefined;

/** A Chinese character counts as two letters: two characters are a full name, such as 白鵬. */
const ideograph = /\p{Script=Han}/gu;

/**
 * Whether a written name may identify a player from now on. A single short word is rarely unique: once
 * stored, every later "Ali" or "Kim" would resolve to that player without a question.
 */
export function canTeach(written: string): boolean {
  const [first, ...others] = nameWords(written);
  if (first === undefined || !isLine(written, limits.name)) return false;
  return others.length > 0 || lengthOf(first.replace(ideograph, '$&$&')) >= 4;
}
