import { formerNamesOf } from '@/model/formerNames';
import { nameWords } from '@/model/nameSearch';
import { withheldName } from '@/model/withholding';
import type { Doc } from '../columns/storedTable';
import type { PresentId } from './withheldPeople';

/** The names that rows of a device still have of these people. */
export function namesAmong(docs: Iterable<Doc>, presentId: PresentId): ReadonlySet<string> {
  const names = new Set<string>();
  for (const doc of docs) {
    if ('player1' in doc) {
      for (const { id, name } of [doc.player1, doc.player2]) if (presentId(id) !== undefined) names.add(name);
    } else if (presentId(doc.id) !== undefined) {
      if ('name' in doc && typeof doc.name === 'string') names.add(doc.name);
      if ('aliases' in doc) for (const alias of doc.aliases ?? []) names.add(alias);
      if ('formerNames' in doc) for (const name of formerNamesOf(doc)) names.add(name);
    }
  }
  names.delete(withheldName);
  return names;
}

/** Long enough that it stands in another word by no chance, as in the name of an account. */
const longAlone = 5;

/** Shorter ones are codes more often than names. */
const shortestAlone = 3;

/** Words of these scripts have signs between them. */
const wordScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u;

/**
 * A test of whether a text says one of these names: all its words in any order, or the whole name run together. Rather one text too
 * many than one too few, since what goes for it is read again.
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

/** Whole syllables, so that a name is not found in the beginning of another one's. */
const composedWords = (text: string): readonly string[] =>
  nameWords(text).map((word) => word.normalize('NFC'));

/** Tells whether a text has these letters, and no mark behind them that makes another letter of the last. */
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
