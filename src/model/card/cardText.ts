import { dequal } from 'dequal';
import { trimEnds } from '@/lib/trimEnds';
import { isName } from '../recordNames';
import { lengthOf } from '../schema/limits';
import { nameWords } from '../nameSearch';
import { cleanLine, cleanName } from '../texts';
import {
  mergeFacts,
  onlyFacts,
  scoreOf,
  takeTrailingFacts,
  type CardFacts,
  type FactTrouble,
} from './cardFacts';
import { splitCells, type Cell } from './cells';
import { enterSection, headingOf, mayHead, sectionFacts, type Section, type SectionFacts } from './sections';
import { splitSides } from './splitSides';

/** A match as one line tells it, with the names as they are written there. */
export interface CardLine extends CardFacts {
  readonly player1: string;
  readonly player2: string;
}

/**
 * Why a line was not understood: `sides` no two names with something between them, `manySides` more than two,
 * `name` a name no player may have, `samePlayer` one name twice, `score` out of range, `weight` no class of the sport,
 * `twice` one fact said in two ways, `winner` the named winner has the lower score, `cell` a cell that means nothing here,
 * `tooLong` and `tooMany` more than anybody writes.
 */
export type LineTrouble =
  FactTrouble | 'sides' | 'manySides' | 'name' | 'samePlayer' | 'winner' | 'cell' | 'tooLong' | 'tooMany';

export type ReadLine =
  | { readonly kind: 'match'; readonly line: number; readonly text: string; readonly match: CardLine }
  | { readonly kind: 'heading'; readonly line: number; readonly text: string; readonly facts: SectionFacts }
  | { readonly kind: 'unread'; readonly line: number; readonly text: string; readonly trouble: LineTrouble };

/** Beyond these a text is no card. */
export const cardLimits = { line: 400, lines: 300 } as const;

const newline = /\r\n|[\n\r\u2028\u2029]/;

/**
 * Reads a pasted card, one match a line: `Ann - Bea 3-1 R 115kg`, `1. Ann vs Bea 2:0 (left, 95 kg)`, `Ann def. Bea 3–0`,
 * a table separated by tabs, commas or semicolons, or the summary this wiki writes itself. Numbers in front are dropped.
 * A line that says a gender, an arm or a class and nothing else heads the lines below it; what a line says itself counts
 * for that line alone. Blank lines, headings of tables and other lines that begin with `#`, or with `//`, say nothing.
 * Total: a line that is not understood comes back with the reason. Lines count from 1.
 */
export function readCard(text: string, sport: string): readonly ReadLine[] {
  const read: ReadLine[] = [];
  let section: Section = [];
  for (const [at, original] of text.split(newline).entries()) {
    if (read.length > cardLimits.lines) break;
    const place = { line: at + 1, text: cleanLine(original.slice(0, cardLimits.line + 1)) };
    const found = readAny(original, place.text, sport, read.length);
    if (found === undefined) continue;
    if (typeof found === 'string') {
      read.push({ kind: 'unread', ...place, trouble: found });
      if (headingTroubles.includes(found) && mayHead(place.text, sport)) section = [];
    } else if ('player1' in found)
      read.push({ kind: 'match', ...place, match: { ...sectionFacts(section), ...found } });
    else {
      section = enterSection(section, found);
      read.push({ kind: 'heading', ...place, facts: found });
    }
  }
  return read;
}

/** How a line is refused that was perhaps meant as a heading: `Women’s finals`, `Women 90 kg`. */
const headingTroubles: readonly LineTrouble[] = ['sides', 'weight', 'twice'];

/** A match, a heading or a trouble, after so many lines that said something; `undefined` for a line that says nothing. */
function readAny(
  original: string,
  shown: string,
  sport: string,
  before: number,
): CardLine | SectionFacts | LineTrouble | undefined {
  const heading = shown.startsWith('//') ? undefined : headingOf(shown, sport);
  if (heading === undefined && isSilent(shown, original.slice(0, cardLimits.line + 1))) return undefined;
  if (before === cardLimits.lines) return 'tooMany';
  if (original.length > cardLimits.line) return 'tooLong';
  return heading ?? readLine(original, sport);
}

/**
 * The rest of a text once the matches of some lines are taken: the other lines as they were written, with the headings
 * above them.
 */
export function withoutMatches(text: string, read: readonly ReadLine[], taken: ReadonlySet<number>): string {
  const lines = new Map(read.map((each) => [each.line, each]));
  const end = read.find((each) => each.kind === 'unread' && each.trouble === 'tooMany')?.line ?? Infinity;
  const isLeft = (line: number): boolean => {
    const found = lines.get(line);
    return line >= end || found?.kind === 'unread' || (found?.kind === 'match' && !taken.has(line));
  };
  const numbered = text.split(newline).map((original, at) => ({ original, line: at + 1 }));
  const last = numbered.findLast(({ line }) => isLeft(line))?.line ?? 0;
  return numbered
    .filter(({ line }) => isLeft(line) || (line < last && lines.get(line)?.kind === 'heading'))
    .map(({ original }) => original)
    .join('\n');
}

/** A match as a line that `readCard` reads as the same match. */
export function printCardLine(match: CardLine, sport: string): string {
  const { player1, player2 } = match;
  const plain = `${player1} - ${player2}${printFacts(match)}`;
  const [only, ...others] = readCard(plain, sport);
  if (others.length === 0 && only?.kind === 'match' && dequal(only.match, match)) return plain;
  // Names that look like something else are put in quotation marks, and a tab is in none.
  return `${quoted(player1)}\t${quoted(player2)}\t${printFacts(match)}`;
}

const genderWords = { M: 'men', W: 'women', '-': 'mixed' } as const;

function printFacts({ score1, score2, arm, weight, gender }: CardFacts): string {
  return [
    score1 !== undefined && score2 !== undefined ? `${score1}-${score2}` : undefined,
    arm,
    weight,
    gender !== undefined && Object.hasOwn(genderWords, gender) ? genderWords[gender] : undefined,
  ]
    .filter((part) => part !== undefined)
    .map((part) => ` ${part}`)
    .join('');
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A number in front: `1.`, `#2`, `(3)`, `4)`, a bullet. */
const numbering = /^(?:\(\d{1,3}\)|#\d{1,3}[.:)]?|\d{1,3}[.):](?=\s|\D)|[-–—*•·](?=\s))\s*/u;
/** The names of columns; a line of nothing else is a heading. */
const headings =
  /^(?:#|no\.?|nr\.?|order|match|player ?[12a-b]?|name ?[12]?|winner|loser|red|blue|score ?[12]?|result|arm|hand|weight|class|gender|sex|選手|スコア|腕|階級|性別)$/i;
const isSilent = (line: string, original: string): boolean =>
  line === '' || line.startsWith('//') || /^#(?!\d)/.test(line) || isHeading(splitCells(original));

const isHeading = (cells: readonly Cell[]): boolean =>
  cells.length > 1 && cells.every(({ text, quoted }) => text === '' || (!quoted && headings.test(text)));

/** Results that stand behind names in the summary: `Ann (W) v Bea (L) 3-1 (L, 75kg)`. */
const firstResult = / \(([WLD])\) v /g;
const secondResult = / \(([WLD])\)/;

/** The summary without its results, where both are there and agree; else the text as it is. */
function withoutResults(text: string): string {
  const first = [...text.matchAll(firstResult)].at(-1);
  const behind = first && text.slice(first.index + first[0].length);
  const second = behind && secondResult.exec(behind);
  if (!first || !behind || !second || !['WL', 'LW', 'DD'].includes(`${first[1]}${second[1]}`)) return text;
  const one = text.slice(0, first.index);
  const two = behind.slice(0, second.index);
  return `${one} v ${two}${behind.slice(second.index + second[0].length)}`;
}

/** The match of one line, or why there is none. */
function readLine(original: string, sport: string): CardLine | LineTrouble {
  const cells = splitCells(original.replace(numbering, ''));
  let facts: CardFacts | FactTrouble = {};
  const texts: Cell[] = [];
  const numbers: number[] = [];
  for (const cell of cells) {
    if (cell.text === '') continue;
    const found = cell.quoted ? undefined : onlyFacts(cell.text, sport);
    if (found !== undefined) facts = mergeFacts(facts, found);
    // A number before the first name is the place on the card.
    else if (!cell.quoted && /^\d{1,3}$/.test(cell.text)) {
      if (texts.length > 0) numbers.push(Number(cell.text));
    } else texts.push(cell);
  }
  for (const found of numbersAsFacts(numbers, sport)) facts = mergeFacts(facts, found);
  if (typeof facts === 'string') return facts;
  const [first, second, ...more] = texts;
  if (first === undefined) return 'sides';
  if (more.length > 0) return 'cell';
  if (second !== undefined) return checked(nameIn(first), nameIn(second), facts);
  return first.quoted ? 'sides' : readSentence(first.text, facts, sport);
}

/** Bare numbers of a table: two scores, then the weight. */
function numbersAsFacts(numbers: readonly number[], sport: string): readonly (CardFacts | FactTrouble)[] {
  const [a, b, weight, ...more] = numbers;
  if (a === undefined) return [];
  if (b === undefined || more.length > 0) return ['score'];
  return [
    scoreOf(a, b),
    ...(weight === undefined ? [] : [onlyFacts(`${weight}kg`, sport) ?? ('weight' as const)]),
  ];
}

function readSentence(sentence: string, known: CardFacts, sport: string): CardLine | LineTrouble {
  let facts: CardFacts | FactTrouble = known;
  const take = (found: CardFacts | FactTrouble) => {
    facts = mergeFacts(facts, found);
  };
  // Facts in brackets; other brackets belong to a name.
  let text = withoutResults(sentence).replace(
    /[([（［]([^()[\]（）［］]*)[)\]）］]/g,
    (whole, inside: string) => {
      const found = onlyFacts(inside, sport);
      if (found === undefined) return whole;
      take(found);
      return ' ';
    },
  );
  const colon = text.indexOf(': ');
  const before = colon < 0 ? undefined : onlyFacts(text.slice(0, colon), sport);
  if (before !== undefined) {
    take(before);
    text = text.slice(colon + 2);
  }
  const tail = takeTrailingFacts(text.split(/[\s\u3000]+/).filter(Boolean), sport);
  take(tail.facts);
  if (typeof facts === 'string') return facts;
  const sides = splitSides(tail.rest);
  if (typeof sides === 'string') return sides;
  if (sides.scores) take(scoreOf(...sides.scores));
  const all: CardFacts | FactTrouble = facts;
  if (typeof all === 'string') return all;
  if (sides.won && all.score1 !== undefined && all.score2 !== undefined && all.score1 < all.score2)
    return 'winner';
  return checked(plainName(sides.first), plainName(sides.second), all);
}

const nameIn = ({ text, quoted: verbatim }: Cell) => (verbatim ? text : plainName(text));

/** A name without what lists put around it: flags, countries in brackets, stray punctuation. */
const plainName = (text: string): string =>
  cleanName(
    trimEnds(
      text.replace(/[\u{1F1E6}-\u{1F1FF}]/gu, '').replace(/\([A-Z]{2,3}\)/g, ' '),
      /[\s,.;:*]/,
      /[\s,;:*]/,
    ),
  );

function checked(player1: string, player2: string, facts: CardFacts): CardLine | LineTrouble {
  if (!isName(player1) || !isName(player2)) return lengthOf(player1) && lengthOf(player2) ? 'name' : 'sides';
  if (player1 === player2 || nameWords(player1).join(' ') === nameWords(player2).join(' ')) {
    // Names of signs alone have no words to tell them apart by.
    if (player1 === player2 || nameWords(player1).length > 0) return 'samePlayer';
  }
  return { player1, player2, ...facts };
}
