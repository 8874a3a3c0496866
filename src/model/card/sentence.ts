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
  type TakenFacts,
  type TakeOptions,
} from './cardFacts';
import type { DoubtedLine, LineTrouble } from './cardLine';
import { codesOf } from './codes';
import { isDrawn } from './drawn';
import { checkEnding } from './endings';
import { takeHalfPoints } from './halfPoints';
import { takeMedals } from './medals';
import { isCancelled, leftBehind } from './leftover';
import { isPlaceholder } from './placeholder';
import { isCountry, type Side } from './side';
import { sideName, withoutDecoration } from './sideName';
import { takeSideWeights } from './sideWeights';
import { splitSides } from './splitSides';
import { resultAsFacts, takeResults } from './summaryResults';
import { withScoreBehind } from './verbs';
import type { Unsure } from './weightClass';
import { withoutDash, withUnit, wordsOf } from './words';

/** Words for endings and for codes below `choices` can also be names: `Masters`. */
export const mayBeName = (found: CardFacts | FactTrouble): boolean =>
  typeof found !== 'string' &&
  (found.outcome !== undefined || codesOf(found).some(({ path }) => path.startsWith('choices.')));

const isWholeSide: TakeOptions['belongsToName'] = (fact, _words, before) =>
  mayBeName(fact) && splitSides(before) === 'sides';

/**
 * Leaves such words to the name of a side where the side would otherwise be empty, or where one capitalized
 * word looks like a surname: `Ann - Will Walkover`, `Ann - Joe Masters`.
 */
const isOfName =
  (sport: Sport | undefined): TakeOptions['belongsToName'] =>
  (fact, words, before) => {
    if (!mayBeName(fact)) return false;
    const { rest } = takeTrailingFacts(before, sport, { belongsToName: isWholeSide });
    const sides = splitSides(rest);
    if (typeof sides === 'string') return sides === 'sides';
    // After another fact there is no surname.
    const isSecond = rest.length === before.length && !sides.second.includes(' ');
    return isSecond && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  };

/** A fact, or a word for a cancelled match, before both names: `Final - Ann def. Bea`, `Draw: Ann - Bea`. */
const behindFront = /(?::|\s[-–—|•·])\s|、/u;
const mostInFront = 60;

interface Front {
  readonly text: string;
  readonly facts: CardFacts | FactTrouble;
  readonly left?: string;
}

function takeFront(text: string, sport: Sport | undefined): Front {
  const end = behindFront.exec(text);
  const front = end === null || end.index > mostInFront ? '' : text.slice(0, end.index);
  const after = end === null ? '' : text.slice(end.index + end[0].length).trim();
  if (front === '' || after === '') return { text, facts: {} };
  if (isCancelled(front) && typeof splitSides(wordsOf(front)) === 'string')
    return { text: after, facts: {}, left: front };
  const facts = onlyFacts(front, sport);
  if (facts === undefined) return { text, facts: {} };
  // `Draw : Ann` are two names; so are `Draw - Ann` if the rest has no other separator.
  const isName = mayBeName(facts) && typeof splitSides(wordsOf(after)) === 'string';
  return isName ? { text, facts: {} } : { text: after, facts };
}

interface Tail extends Pick<TakenFacts, 'facts' | 'nearest'> {
  readonly rest: readonly string[];
}

/** Takes facts from the end, also before a dash: `Ann - Bea R - Final`. */
function takeBehindDashes(words: readonly string[], sport: Sport | undefined): TakenFacts {
  const taken = takeTrailingFacts(withUnit(words, sport), sport, { belongsToName: isOfName(sport) });
  const rest = withoutDash(taken.rest);
  if (rest.length === taken.rest.length || typeof splitSides(rest) === 'string') return taken;
  const more = takeBehindDashes(rest, sport);
  return { ...more, facts: mergeFacts(more.facts, taken.facts) };
}

/** Takes facts from the end, also before words without meaning: `3-1 by pin`, `3-1 (Arena)`. */
function takeTail(words: readonly string[], sport: Sport | undefined): Tail {
  const first = takeBehindDashes(words, sport);
  const rest = withoutDash(first.rest);
  const sides = splitSides(rest);
  const left = typeof sides === 'string' ? undefined : leftBehind(sides.second).left;
  if (left === undefined) return { ...first, rest };
  const count = wordsOf(left).length;
  const leftWords = rest.slice(-count);
  const more = takeTail(withoutDash(rest.slice(0, -count)), sport);
  // `by pin in round 3` states no stage.
  const isPart = /^(?:in|at|of|during|im|nach|в|на|en|à|w)$/.test(leftWords.at(-1) ?? '');
  const behind = isPart ? words.slice(first.rest.length) : [];
  return {
    rest: [...more.rest, ...leftWords, ...behind],
    facts: isPart ? more.facts : mergeFacts(more.facts, first.facts),
    nearest: more.nearest ?? first.nearest,
  };
}

/** A word after the second name that may be a surname: `Ann Ash - Bea Lima Junior`. */
function unsureWord({ nearest }: Tail): Unsure {
  if (nearest === undefined || typeof nearest.fact !== 'object') return {};
  const words = nearest.words.join(' ');
  const isLikeName = nearest.words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  const isDoubtful = isLikeName && (mayBeName(nearest.fact) || /^man$/i.test(words));
  const [path] = isDoubtful ? Object.keys(nearest.fact) : [];
  return path === undefined ? {} : { [`${path}.word`]: words };
}

export function readSentence(
  sentence: string,
  known: CardFacts,
  sport: Sport | undefined,
): DoubtedLine | LineTrouble {
  let facts: CardFacts | FactTrouble = known;
  const take = (found: CardFacts | FactTrouble) => {
    facts = mergeFacts(facts, found);
  };
  const points = takeHalfPoints(sentence, sport);
  take(points.facts);
  const medals = takeMedals(points.text);
  take(medals.facts);
  const summary = takeResults(medals.text);
  const weights = takeSideWeights(summary.text, sport);
  take(weights.facts);
  // Facts in brackets; other brackets belong to a name.
  const text = weights.text.replace(/[([（［]([^()[\]（）［］]*)[)\]）］]/g, (whole, inside: string) => {
    const found = onlyFacts(inside, sport);
    if (found === undefined) return whole;
    take(found);
    return ' ';
  });
  const front = takeFront(text, sport);
  take(front.facts);
  // A weight in two units is one word.
  const joined = front.text.replace(/((?:kgs?|lbs?)) ?([/=]) ?(?=\d)/gi, '$1$2');
  const tail = takeTail(withScoreBehind(wordsOf(withoutDecoration(joined))), sport);
  take(tail.facts);
  if (typeof facts === 'string') return facts;
  const sides = splitSides(tail.rest);
  const hasWeight = Object.hasOwn(facts, 'between');
  if (typeof sides === 'string') return sides === 'sides' && hasWeight ? 'weight' : sides;
  if (sides.scores) take(scoreOf(...sides.scores, sport));
  if (sides.winner) take({ winner: sides.winner });
  for (const found of resultAsFacts(summary.result, facts)) take(found);
  const all: CardFacts | FactTrouble = facts;
  if (typeof all === 'string') return all;
  const left = front.left === undefined ? [] : [front.left];
  const match = checked(sideName(sides.first), sideName(sides.second), all, sport, left);
  return typeof match === 'string' ? match : withUnsure(match, unsureWord(tail));
}

function withUnsure(match: DoubtedLine, more: Unsure): DoubtedLine {
  const unsure = { ...more, ...match.unsure };
  return Object.keys(unsure).length === 0 ? match : { ...match, unsure };
}

/**
 * The match of two sides, or why there is none. `left` holds further unread words, which become doubts of the
 * second side.
 */
export function checked(
  first: Side,
  second: Side,
  facts: CardFacts,
  sport: Sport | undefined,
  left: readonly string[] = [],
): DoubtedLine | LineTrouble {
  const [player1, player2] = [first.name, second.name];
  if (isNobody(first)) return 'unknownFirst';
  if (isNobody(second)) return 'unknownSecond';
  if (!isName(player1) || !isName(player2)) return lengthOf(player1) && lengthOf(player2) ? 'name' : 'sides';
  if (isCountry(first) || isCountry(second)) return 'country';
  if ([first, second].some(({ name, isQuoted }) => !isQuoted && isDrawn(name))) return 'drawing';
  if (player1 === player2 || nameWords(player1).join(' ') === nameWords(player2).join(' ')) {
    // Names of symbols have no words to compare.
    if (player1 === player2 || nameWords(player1).length > 0) return 'samePlayer';
  }
  const all = [first.left, second.left, ...left].filter((words) => words !== undefined);
  const isFought = facts.score1 !== undefined || facts.winner !== undefined;
  if (!isFought && all.some(isCancelled)) return 'cancelled';
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  const ending = checkEnding(facts);
  if (typeof ending === 'string') return ending;
  const match = { player1, player2, ...ending, ...aboutSides(first, second) };
  return withUnsure(match, unsureOf(first, second, facts, left));
}

const isNobody = ({ name, isQuoted }: Side): boolean => !isQuoted && name !== '' && isPlaceholder(name);

function unsureOf(first: Side, second: Side, facts: CardFacts, left: readonly string[]): Unsure {
  const ofSecond = [second.left, ...left].filter(Boolean).join(' · ');
  const [code1, code2] = [first.code, second.code];
  return {
    ...(first.left !== undefined && { player1: first.left }),
    ...(ofSecond !== '' && { player2: ofSecond }),
    // If both names have a code, both are codes of countries.
    ...(code1 !== undefined && second.country === undefined && { 'player1.country': code1 }),
    ...(code2 !== undefined && first.country === undefined && { 'player2.country': code2 }),
    ...(facts.score1 === 0 &&
      facts.score2 === 0 &&
      facts.outcome === undefined && { 'player1.score': '0-0' }),
  };
}

const aboutSides = (first: Side, second: Side): Omit<DoubtedLine, 'player1' | 'player2'> => ({
  ...(first.country !== undefined && { country1: first.country }),
  ...(second.country !== undefined && { country2: second.country }),
  ...(first.other !== undefined && { other1: first.other }),
  ...(second.other !== undefined && { other2: second.other }),
});
