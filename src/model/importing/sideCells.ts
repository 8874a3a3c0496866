import type { CardFacts } from '../card/cardFacts';
import type { Winner } from '../card/endings';
import { sideName } from '../card/sideName';
import { nameWords } from '../names/nameSearch';

export const sidesByWord: Readonly<Record<string, Winner>> = {
  '1': 'player1',
  '2': 'player2',
  a: 'player1',
  b: 'player2',
  player1: 'player1',
  player2: 'player2',
  'player 1': 'player1',
  'player 2': 'player2',
  red: 'player1',
  blue: 'player2',
  赤: 'player1',
  青: 'player2',
};

/** `Winner: Ann Ash` */
export const winnerLabel =
  /^(?:winner|sieger(?:in)?|ganadora?|vencedora?|vainqueur|победитель|勝者)\s?[:：]\s?/iu;

/** `M. Holt` for Max Holt, and the family name alone of 山田太郎. */
function isShortened(said: readonly string[], name: readonly string[]): boolean {
  const [first = '', ...more] = said;
  if (more.length === 0)
    return /^[\p{Script=Han}\p{Script=Hangul}]/u.test(first) && (name[0] ?? '').startsWith(first);
  const initials = said.filter((word) => [...word].length === 1);
  const begins = initials.every((initial) => name.some((word) => word.startsWith(initial)));
  return (
    initials.length === 1 && begins && said.every((word) => initials.includes(word) || name.includes(word))
  );
}

const wordsOf = (name: string) => nameWords(name).toSorted().join(' ');

/**
 * The side meant by a name: the whole name, also without trailing words, or a part that only one side has.
 */
export function sideIn(said: string, names: readonly [string, string]): CardFacts | undefined {
  const { name, other } = sideName(said.replace(winnerLabel, ''));
  const text = name === '' ? said : name;
  const words = wordsOf(text);
  const isWhole = (each: string) =>
    words !== '' && (wordsOf(each) === words || (other !== undefined && wordsOf(each) === wordsOf(other)));
  const part = nameWords(text);
  const withPart = names.filter(
    (each) => part.length > 0 && part.every((word) => nameWords(each).includes(word)),
  );
  const likely = withPart.length > 0 ? withPart : names.filter((each) => isShortened(part, nameWords(each)));
  const [only, ...more] = likely;
  const whole = names.findIndex(isWhole);
  const at = whole < 0 && only !== undefined && more.length === 0 ? names.indexOf(only) : whole;
  const side = at < 0 ? sidesByWord[text.toLowerCase()] : at === 0 ? 'player1' : 'player2';
  return side === undefined ? undefined : { winner: side };
}
