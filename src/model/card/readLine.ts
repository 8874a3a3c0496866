import { countryOf } from '../records/countryOf';
import { withLeft, type Doubt } from './remarks';
import type { Sport } from '../sports';
import {
  mergeFacts,
  onlyFacts,
  plainDashes,
  takeTrailingFacts,
  type CardFacts,
  type FactProblem,
} from './cardFacts';
import type { DoubtedLine, LineProblem } from './cardLine';
import { isOfCrossTable, numbersAsFacts } from './cellFacts';
import { comma, joinedCells, semicolon, splitCells, type Cell } from './cells';
import { mayBeName, takeFront } from './front';
import { isMatchNumber } from './labels';
import { isCancelled } from './leftover';
import { checked, readSentence } from './sentence';
import { nameIn } from './side';
import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';
import { wordsOf } from './words';

export const numbering =
  /^(?:\(\d{1,3}\)|#\d{1,3}[.:)]?|(?:no|nr)[. ] ?\d{1,3}[.:)]?(?=\s)|(?:№|n[º°]) ?\d{1,3}[.:)]?(?=\s)|\d{1,3}[.):](?=\s|\D)|(?:[IVX]{2,5}[.)]|\p{L}\))(?=\s)|[-–—*•·](?=\s))\s*/iu;
/** When the match begins, which no record has. */
const clockInFront =
  /^[([]?(\d{1,2}(?:[:h]\d{2}(?: ?[ap]m)?| ?[ap]m)(?: ?(?:uhr|h))?)[)\]]?(?:\s*[-–—|:]\s+|\s+)(?=\S*\p{L})/iu;

export function readLine(original: string, sport: Sport | undefined): DoubtedLine | LineProblem {
  const text = original.replace(numbering, '');
  const [clock = '', time = ''] = clockInFront.exec(text) ?? [];
  if (clock === '') return readTimeless(text, sport);
  const found = readTimeless(text.slice(clock.length), sport);
  return typeof found === 'string' ? found : withLeftCells(found, [{ text: time, quoted: false }]);
}

function readTimeless(text: string, sport: Sport | undefined): DoubtedLine | LineProblem {
  // Commas in front of the names divide no cells: `WAF title, right arm: Ann - Bea`.
  const front = text.includes('\t') || semicolon.test(text) ? undefined : takeFront(plainDashes(text), sport);
  const ahead = front === undefined ? '' : text.slice(0, text.length - front.text.length);
  if (front === undefined || ahead.includes('"') || !comma.test(ahead)) return readParts(text, sport, {});
  if (typeof front.facts === 'string') return front.facts;
  const found = readParts(front.text, sport, front.facts);
  return typeof found === 'string' || front.left.length === 0
    ? found
    : withLeftCells(
        found,
        front.left.map((words) => ({ text: words, quoted: false })),
      );
}

function readParts(text: string, sport: Sport | undefined, known: CardFacts): DoubtedLine | LineProblem {
  const cells = splitCells(text).map((cell) =>
    cell.quoted ? cell : { ...cell, text: plainDashes(cell.text) },
  );
  if (isOfCrossTable(cells)) return 'crossTable';
  const joined = joinedCells(cells);
  let found = readCells(joined, sport, 0, known);
  // Without a second name, `Draw` may be one: `Draw, Bea, 3-1`.
  if (found === 'sides') {
    const named = readCells(joined, sport, 2, known);
    if (typeof named === 'object') found = named;
  }
  return typeof found === 'string'
    ? found
    : { ...found, doubts: [...found.doubts, ...doubtedLetters(joined, found, sport)] };
}

/** In a cell behind a name, W may be women or the winner, and L the left arm or, without a score, the loser. */
function doubtedLetters(
  cells: readonly Cell[],
  { gender, arm, score1, winner }: CardFacts,
  sport: Sport | undefined,
): readonly Doubt[] {
  const isDecided = score1 !== undefined || winner !== undefined;
  const isName = (cell: Cell | undefined) =>
    cell !== undefined && !/^\d/.test(cell.text) && onlyFacts(cell.text, sport) === undefined;
  return cells.flatMap(({ text }, at): readonly Doubt[] => {
    const isBetween = isName(cells[at - 1]) && isName(cells[at + 1]);
    const isBehind = isName(cells[at - 1]) && !isDecided;
    if (/^w$/i.test(text) && gender === 'W' && isName(cells[at - 1]))
      return [{ code: 'women', said: text, at: 'gender' }];
    return /^l$/i.test(text) && arm === 'L' && (isBetween || isBehind)
      ? [{ code: 'leftArm', said: text, at: 'arm' }]
      : [];
  });
}

/** The facts of a cell that has nothing else: `3-0 (left)`. */
const factsIn = (text: string, sport: Sport | undefined): CardFacts | FactProblem | undefined =>
  onlyFacts(text, sport) ?? (/^\d/.test(text) ? onlyFacts(text.replace(/[()（）]/g, ' '), sport) : undefined);

/** Reads cells. A cell that may be a name counts as one until `names` names are found. */
function readCells(
  cells: readonly Cell[],
  sport: Sport | undefined,
  names: number,
  known: CardFacts,
): DoubtedLine | LineProblem {
  let facts: CardFacts | FactProblem = known;
  let texts: Cell[] = [];
  const numbers: number[] = [];
  const places: number[] = [];
  for (const [place, cell] of cells.entries()) {
    if (cell.text === '') continue;
    const found = cell.quoted ? undefined : factsIn(cell.text, sport);
    if (found !== undefined && !(mayBeName(found) && texts.length < names)) facts = mergeFacts(facts, found);
    // Before the first name it is the place on the card.
    else if (!cell.quoted && texts.length === 0 && isPlaceOnCard(cell.text)) continue;
    else if (!cell.quoted && /^\d{1,3}$/.test(cell.text)) {
      numbers.push(Number(cell.text));
      places.push(place);
    } else texts.push(cell);
  }
  // `Ann Ash, 23, GER vs Bea Birch, 25, CAN`: apart from each other they are no score.
  if (texts.some(isDivided) && places.some((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1))
    return 'cell';
  if (haveCountries(texts))
    texts = [0, 2].map((at) => ({
      text: `${texts[at]?.text ?? ''} (${texts[at + 1]?.text ?? ''})`,
      quoted: false,
    }));
  const [one, other] = texts;
  if (texts.length === 2 && one && other && !one.quoted && !other.quoted && !isDivided(one)) {
    // `Ann Ash, Bea Birch 3-1`
    const taken = takeTrailingFacts(wordsOf(other.text), sport);
    if (typeof taken.facts === 'object' && taken.facts.score1 !== undefined && taken.rest.length > 0) {
      texts = [one, { text: taken.rest.join(' '), quoted: false }];
      facts = mergeFacts(facts, taken.facts);
    }
  }
  const counted = texts.map(({ text, quoted }) => (quoted ? null : numberBehind.exec(text)));
  if (texts.length === 2 && numbers.length === 0 && counted.every((each) => each !== null))
    for (const [at, [, name = '', number]] of counted.entries()) {
      texts[at] = { text: name, quoted: false };
      numbers.push(Number(number));
    }
  for (const found of numbersAsFacts(numbers, sport)) facts = mergeFacts(facts, found);
  if (typeof facts === 'string') return facts;
  const [first, second, ...more] = texts;
  if (first === undefined) return facts.between === undefined ? 'sides' : 'weight';
  if (second !== undefined && isDivided(first)) {
    if (texts.slice(1).some(isDivided)) return 'manySides';
    // `Ann vs Bea, Lindau 3-1`: facts behind words without meaning are still facts.
    const behind = texts.slice(1).map(({ text }) => takeTrailingFacts(wordsOf(text), sport));
    const all = behind.reduce(
      (before, taken) => mergeFacts(before, taken.facts),
      facts as CardFacts | FactProblem,
    );
    if (typeof all === 'string') return all;
    const match = readSentence(first.text, all, sport);
    const left = behind.map(({ rest }) => ({ text: rest.join(' '), quoted: false }));
    return typeof match === 'string'
      ? match
      : withLeftCells(
          match,
          left.filter(({ text }) => text !== ''),
        );
  }
  const divided = texts.findIndex(isDivided);
  if (divided > 0) return readBehindPlace(texts, divided, facts, sport);
  if (more.length > 0) return 'cell';
  if (second !== undefined) return checked(nameIn(first), nameIn(second), facts, sport);
  return first.quoted ? 'sides' : readSentence(first.text, facts, sport);
}

/** Whether the cells are two full names with a country behind each: `Ann Ash⇥GER⇥Bea Birch⇥CAN`. */
const haveCountries = (cells: readonly Cell[]): boolean =>
  cells.length === 4 &&
  cells.every(({ text, quoted }, at) =>
    quoted || at % 2 === 0
      ? /\p{L} \p{L}/u.test(text)
      : /^(?:[A-Z]{3}|[\u{1F1E6}-\u{1F1FF}]{2})$/u.test(text) && countryOf(text) !== undefined,
  );

/** `Ann Ash 3, Bea Birch 1` */
const numberBehind = /^(\p{L}\S*\s\D*[\p{L}).])[:：]?\s(\d{1,2})$/u;

const isPlaceOnCard = (text: string): boolean => /^\d{1,3}$/.test(text) || isMatchNumber(text);

/** `Ann Ash, Oslo - Bea Birch, Lindau`: words between the first name and the separator. */
function readBehindPlace(
  texts: readonly Cell[],
  divided: number,
  facts: CardFacts,
  sport: Sport | undefined,
): DoubtedLine | LineProblem {
  const [first, ...behind] = texts;
  const isOne = first !== undefined && !texts.some(({ quoted }) => quoted) && first.text.includes(' ');
  // `Ash, Ann - Birch, Bea`: names that are turned around.
  if (!isOne || texts.filter(isDivided).length > 1) return 'cell';
  const words = withVerbs(wordsOf(texts[divided]?.text ?? ''));
  const at = words.findIndex((word, place) => place > 0 && isSurelyBetween(word));
  const before = [...behind.slice(0, divided - 1).map(({ text }) => text), words.slice(0, at).join(' ')];
  const [country1, place1] = codesIn(before);
  const after = behind.slice(divided).map(({ text }) => takeTrailingFacts(wordsOf(text), sport));
  const all = after.reduce((found: CardFacts | FactProblem, taken) => mergeFacts(found, taken.facts), facts);
  if (typeof all === 'string') return all;
  const [country2, place2] = codesIn(after.map(({ rest }) => rest.join(' ')));
  const match = readSentence(
    [first.text, ...country1, ...words.slice(at), ...country2].join(' '),
    all,
    sport,
  );
  if (typeof match === 'string') return match;
  return withLeftCells(
    { ...match, doubts: withLeft(match.doubts, 'player1', place1) },
    place2.filter((text) => text !== '').map((text) => ({ text, quoted: false })),
  );
}

/** Codes of countries, in brackets, and the other texts: `Ann Ash, GER - Bea Birch, Lindau`. */
function codesIn(texts: readonly string[]): readonly [codes: readonly string[], others: readonly string[]] {
  const isCode = (text: string) => /^[A-Z]{3}$/.test(text) && countryOf(text) !== undefined;
  return [texts.filter(isCode).map((code) => `(${code})`), texts.filter((text) => !isCode(text))];
}

/** Whether a cell contains both names: `Ann vs Bea`. */
const isDivided = ({ text, quoted }: Cell): boolean =>
  !quoted &&
  withVerbs(wordsOf(text)).some(
    (word, at, words) => at > 0 && at < words.length - 1 && isSurelyBetween(word),
  );

/** Adds further cells without meaning as a doubt: `Ann vs Bea, Lindau`. */
function withLeftCells(match: DoubtedLine, cells: readonly Cell[]): DoubtedLine | LineProblem {
  const left = cells.map(({ text }) => text);
  const isFought = match.score1 !== undefined || match.winner !== undefined;
  if (!isFought && left.some(isCancelled)) return 'cancelled';
  return { ...match, doubts: withLeft(match.doubts, 'player2', left) };
}
