import { formerNamesOf } from '@/model/records/formerNames';
import { nameWords } from '@/model/names/nameSearch';
import { withheldName } from '@/model/privacy/withholding';
import type { Doc } from '../columns/storedTable';
import type { PresentId } from './withheldPeople';

export function namesAmong(docs: Iterable<Doc>, presentId: PresentId): ReadonlySet<string> {
  const names = new Set<string>();
  for (const doc of docs) {
    if ('player1' in doc) {
      for (const { id, name } of [doc.player1, doc.player2]) if (presentId(id) !== undefined) names.add(name);
    } else if (presentId(doc.id) !== undefined) {
      if ('name' in doc && typeof doc.name === 'string') names.add(doc.name);
      if ('aliases' in doc) for (const alias of doc.aliases ?? []) names.add(alias);
      if ('spellings' in doc) for (const spelling of doc.spellings ?? []) names.add(spelling);
      if ('formerNames' in doc) for (const name of formerNamesOf(doc)) names.add(name);
    }
  }
  names.delete(withheldName);
  return names;
}

/** Long enough not to be part of another word, such as an account's name, by chance. */
const longAlone = 5;

/** Shorter words are codes more often than names. */
const shortestAlone = 3;

/** Scripts that separate words. */
const wordScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u;

/**
 * Whether a text mentions one of these names: all its words in any order, or the whole name without spaces.
 * Prefers a false hit, because the server sends the removed text again.
 */
export function namesIn(names: Iterable<string>): (text: string) => boolean {
  const sought = [...names]
    .map(composedWords)
    .filter(
      (words) => words.length > 1 || words.some((word) => word.length >= shortestAlone || runsOn(word)),
    );
  return (text) => {
    const said = composedWords(decoded(text));
    const known = new Set(said);
    const together = said.join('');
    const says = (part: string) => (part.length >= longAlone || runsOn(part)) && hasLetters(together, part);
    return sought.some(
      (words) => words.every((word) => known.has(word) || says(word)) || says(words.join('')),
    );
  };
}

/** NFC keeps syllables whole, so that a name is not found at the beginning of another. */
const composedWords = (text: string): readonly string[] =>
  nameWords(text).map((word) => word.normalize('NFC'));

/** Whether the letters occur without a following mark that would change the last one. */
function hasLetters(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!/^\p{Mark}/u.test(text.slice(at + part.length))) return true;
  return false;
}

const runsOn = (word: string): boolean => !wordScripts.test(word);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
