import { plainLetters } from '@/model/names/nameSearch';
import { lookAlikesOf } from '@/model/names/profileName';

export const unseen = '\\p{Default_Ignorable_Code_Point}';

const accents = `[\\u0300-\\u036F${unseen}]*`;

const lettersTypedAs = (plain: string): readonly string[] =>
  Object.keys(plainLetters).filter((letter) => plainLetters[letter] === plain);

const pairs = [...new Set(Object.values(plainLetters))].filter((plain) => plain.length > 1);
const pairsAndLetters = new RegExp([...pairs, '[^]'].join('|'), 'gu');

/**
 * A pattern for a word in NFD without accents, for texts in NFD. It matches each letter with or without
 * accents, as typed plainly, and as a lookalike from another script. No two alternatives start alike, so
 * matching never backtracks.
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
