import { nameWords } from '../nameSearch';
import { isName } from '../recordNames';
import { lengthOf } from '../schema/limits';
import type { Sport } from '../sports';
import {
  mergeFacts,
  onlyFacts,
  scoreOf,
  takeTrailingFacts,
  type CardFacts,
  type FactTrouble,
  type TakeOptions,
} from './cardFacts';
import type { CardLine, LineTrouble } from './cardLine';
import { codesOf } from './codes';
import { isDrawn } from './drawn';
import { checkEnding } from './endings';
import { takeMedals } from './medals';
import { isCountry, type Side } from './side';
import { sideName } from './sideName';
import { takeSideWeights } from './sideWeights';
import { splitSides } from './splitSides';
import { resultAsFacts, takeResults } from './summaryResults';
import { withoutDash, withUnit, wordsOf } from './words';

/** Endings, and codes that have no field of their own in every match, are called by words that are names as well: `Masters`. */
export const mayBeName = (found: CardFacts | FactTrouble): boolean =>
  typeof found !== 'string' &&
  (found.outcome !== undefined || codesOf(found).some(({ path }) => path.startsWith('choices.')));

const isWholeSide: TakeOptions['belongsToName'] = (fact, _words, before) =>
  mayBeName(fact) && splitSides(before) === 'sides';

/**
 * Claims words that would be such a fact for the name of a side: where the side would have no other words, and where a
 * single word with a capital letter stands as a surname: `Ann - Will Walkover`, `Ann - Joe Masters`.
 */
const isOfName =
  (sport: Sport | undefined): TakeOptions['belongsToName'] =>
  (fact, words, before) => {
    if (!mayBeName(fact)) return false;
    const { rest } = takeTrailingFacts(before, sport, { belongsToName: isWholeSide });
    const sides = splitSides(rest);
    if (typeof sides === 'string') return sides === 'sides';
    // Behind another fact there is no surname.
    const isSecond = rest.length === before.length && !sides.second.includes(' ');
    return isSecond && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  };

/** The match of a line, or of a cell, that has both names. */
export function readSentence(
  sentence: string,
  known: CardFacts,
  sport: Sport | undefined,
): CardLine | LineTrouble {
  let facts: CardFacts | FactTrouble = known;
  const take = (found: CardFacts | FactTrouble) => {
    facts = mergeFacts(facts, found);
  };
  // Facts in brackets; other brackets belong to a name.
  const medals = takeMedals(sentence);
  take(medals.facts);
  const summary = takeResults(medals.text);
  const weights = takeSideWeights(summary.text, sport);
  take(weights.facts);
  let text = weights.text.replace(/[([（［]([^()[\]（）［］]*)[)\]）］]/g, (whole, inside: string) => {
    const found = onlyFacts(inside, sport);
    if (found === undefined) return whole;
    take(found);
    return ' ';
  });
  const colon = text.indexOf(': ');
  const before = colon < 0 ? undefined : onlyFacts(text.slice(0, colon), sport);
  const after = text.slice(colon + 2);
  // `Draw : Ann` are two names.
  if (before !== undefined && !(mayBeName(before) && typeof splitSides(wordsOf(after)) === 'string')) {
    take(before);
    text = after;
  }
  // A weight in two units is one word.
  const joined = text.replace(/((?:kgs?|lbs?)) ?([/=]) ?(?=\d)/gi, '$1$2');
  const tail = takeTrailingFacts(withUnit(wordsOf(joined), sport), sport, { belongsToName: isOfName(sport) });
  take(tail.facts);
  if (typeof facts === 'string') return facts;
  const sides = splitSides(withoutDash(tail.rest));
  const hasWeight = Object.hasOwn(facts, 'between');
  if (typeof sides === 'string') return sides === 'sides' && hasWeight ? 'weight' : sides;
  if (sides.scores) take(scoreOf(...sides.scores, sport));
  if (sides.won) take({ winner: 'player1' });
  for (const found of resultAsFacts(summary.result, facts)) take(found);
  const all: CardFacts | FactTrouble = facts;
  if (typeof all === 'string') return all;
  return checked(sideName(sides.first), sideName(sides.second), all, sport);
}

/** The match of two sides, or why there is none. */
export function checked(
  first: Side,
  second: Side,
  facts: CardFacts,
  sport: Sport | undefined,
): CardLine | LineTrouble {
  const [player1, player2] = [first.name, second.name];
  if (!isName(player1) || !isName(player2)) return lengthOf(player1) && lengthOf(player2) ? 'name' : 'sides';
  if (isCountry(first) || isCountry(second)) return 'country';
  if ([first, second].some(({ name, isQuoted }) => !isQuoted && isDrawn(name))) return 'drawing';
  if (player1 === player2 || nameWords(player1).join(' ') === nameWords(player2).join(' ')) {
    // Names of signs alone have no words to tell them apart by.
    if (player1 === player2 || nameWords(player1).length > 0) return 'samePlayer';
  }
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  const all = checkEnding(facts);
  if (typeof all === 'string') return all;
  return { player1, player2, ...all, ...aboutSides(first, second) };
}

/** Facts that a line has of the people on its sides besides their names. */
const aboutSides = (first: Side, second: Side): Omit<CardLine, 'player1' | 'player2'> => ({
  ...(first.country !== undefined && { country1: first.country }),
  ...(second.country !== undefined && { country2: second.country }),
  ...(first.other !== undefined && { other1: first.other }),
  ...(second.other !== undefined && { other2: second.other }),
});
