import { lengthOf, limits } from '../schema/limits';
import { isLine } from '../texts';
import { nameWords } from './nameSearch';

/** One key for spellings that differ in case, accents and signs; a name of only symbols is its own key. */
export const spellingOf = (name: string): string => nameWords(name).join(' ') || name;

const lettersOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .match(/\P{M}\p{M}+|\P{M}/gu) ?? [];

/**
 * Whether two names of one spelling have different marks on one letter, so that they may be two people: Hùng and Hưng.
 * People leave marks out, but seldom change them.
 */
export function haveOtherMarks(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)];
  return (
    first.length === second.length &&
    first.some((letter, at) => {
      const beside = second[at] ?? '';
      return letter !== beside && letter.length > 1 && beside.length > 1 && letter[0] === beside[0];
    })
  );
}

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
