import { plainLetters } from '@/model/nameSearch';
import { lookAlikesOf } from '@/model/profileName';

/** The signs that nobody sees, as those that join or part letters. The inside of a character class. */
export const unseen = '\\p{Default_Ignorable_Code_Point}';

/** The marks of accents, which many leave out, and what nobody sees. */
const accents = `[\\u0300-\\u036F${unseen}]*`;

/** The letters in place of which people type one or two plain ones: `ø` for `o`, `œ` for `oe`. */
const lettersTypedAs = (plain: string): readonly string[] =>
  Object.keys(plainLetters).filter((letter) => plainLetters[letter] === plain);

const pairs = [...new Set(Object.values(plainLetters))].filter((plain) => plain.length > 1);
const pairsAndLetters = new RegExp([...pairs, '[^]'].join('|'), 'gu');

/**
 * A pattern of a word in NFD without accents, for texts in NFD: each letter with and without accents, as it is, as people type it,
 * and as another script has one that looks like it. No two ways to read a letter begin alike, so a text is read once.
 */
export function spellingsOf(word: string): string {
  const plain = [...word.toLowerCase()].map((letter) => plainLetters[letter] ?? letter).join('');
  return (plain.match(pairsAndLetters) ?? [])
    .map((typed) => {
      const apart = [...typed]
        .map((letter) => oneOf([letter, ...lettersTypedAs(letter), ...lookAlikesOf(letter)]))
        .join('');
      const together = typed.length > 1 ? lettersTypedAs(typed) : [];
      return together.length === 0 ? apart : `(?:${apart}|${oneOf(together)})`;
    })
    .join('');
}

const oneOf = (letters: readonly string[]): string =>
  (letters.length === 1 ? letters.map(escaped).join('') : `[${letters.join('')}]`) + accents;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
