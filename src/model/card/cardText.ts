import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import {
  mergeFacts,
  onlyFacts,
  plainDashes,
  scoreOf,
  type CardFacts,
  type FactTrouble,
  type SectionFacts,
} from './cardFacts';
import type { CardLine, DoubtedLine, LineTrouble } from './cardLine';
import { splitCells, type Cell } from './cells';
import { isTableHead, namedColumns, takeWinner, type Columns } from './columns';
import { isDrawn, withoutFrame } from './drawn';
import { checkEnding, type Winner } from './endings';
import { eventLine, type EventFacts } from './eventLine';
import { enterSection, headingOf, mayHead, sectionFacts, type Section } from './sections';
import { nameIn } from './side';
import { checked, mayBeName, readSentence } from './sentence';
import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';
import { wordsOf } from './words';
import { isCancelled } from './leftover';
import { withClass, type Unsure } from './weightClass';

export type ReadLine =
  | {
      readonly kind: 'match';
      readonly line: number;
      readonly text: string;
      readonly match: CardLine;
      readonly unsure?: Unsure;
    }
  | { readonly kind: 'event'; readonly line: number; readonly text: string; readonly facts: EventFacts }
  | { readonly kind: 'heading'; readonly line: number; readonly text: string; readonly facts: SectionFacts }
  | { readonly kind: 'unread'; readonly line: number; readonly text: string; readonly trouble: LineTrouble };

export const cardLimits = { line: 400, lines: 300 } as const;

export const newline = /\r\n|[\n\r\u2028\u2029]/;

/**
 * Reads a pasted card, one match per line: `Ann - Bea 3-1 R 115kg`, `1. Ann vs Bea 2:0 (left, 95 kg)`,
 * `Ann def. Bea 3–0`, a table separated by tabs, commas or semicolons, or the summary this wiki writes.
 * Leading numbers are dropped.
 *
 * An ending that the scores do not show comes last or in brackets: `Ann def. Bea by injury`,
 * `Ann - Bea (draw)`. Codes of the sport's choices go by any of their names, or with the choice's: `age=U18`.
 * A weight is a class limit, the weight of the side it follows, or otherwise of both sides.
 *
 * A line is about the event if it contains a day or begins with the name of an event's field. So is one above
 * all matches that sounds like an event's name. Drawn frames are ignored.
 *
 * A line of only a gender or codes heads the lines below it; a match's own facts win over the heading. A
 * possible heading that cannot be read ends the section above it. Blank lines, table headings, and lines
 * beginning with `#` or `//` are ignored.
 *
 * Total: a line that cannot be read is returned with the reason. Lines count from 1.
 */
export function readCard(text: string, sport: Sport | undefined): readonly ReadLine[] {
  const read: ReadLine[] = [];
  let section: Section = [];
  let columns: Columns | undefined;
  for (const [at, written] of text.split(newline).entries()) {
    if (read.length > cardLimits.lines) break;
    const original = written.length > cardLimits.line ? written : withoutFrame(written);
    const plain = plainDashes(cleanLine(original.slice(0, cardLimits.line + 1)));
    const place = { line: at + 1, text: cleanLine(written.slice(0, cardLimits.line + 1)) };
    const heads = !read.some(({ kind }) => kind === 'match');
    const isNamed = read.some((each) => each.kind === 'event' && each.facts.name !== undefined);
    const ofEvent =
      original.length > cardLimits.line
        ? undefined
        : eventLine(plain, sport, { heads, mayName: heads && !isNamed && !original.includes('\t') });
    if (ofEvent !== undefined) {
      read.push({ kind: 'event', ...place, facts: ofEvent });
      continue;
    }
    columns = namedColumns(original.slice(0, cardLimits.line), sport) ?? columns;
    const row = takeWinner(original, columns);
    const found = won(readAny(row.text, plain, sport, read.length), row.winner);
    if (found === undefined) continue;
    if (typeof found === 'string') {
      read.push({ kind: 'unread', ...place, trouble: found });
      if (endsSection(found, plain, sport)) section = [];
    } else if ('player1' in found) {
      const { unsure: said, ...facts } = found;
      const { facts: match, unsure: ofClass } = withClass({ ...sectionFacts(section), ...facts }, sport);
      const unsure = said || ofClass ? { unsure: { ...said, ...ofClass } } : {};
      read.push({ kind: 'match', ...place, match, ...unsure });
    } else {
      section = enterSection(section, found);
      read.push({ kind: 'heading', ...place, facts: found });
    }
  }
  return read;
}

/**
 * Adds the winner that the table names. A draw or no contest stays one; a contradicting winner in the line is
 * a trouble.
 */
function won<Found extends DoubtedLine | SectionFacts | LineTrouble | undefined>(
  found: Found,
  winner: Winner | undefined,
): Found | DoubtedLine | LineTrouble {
  if (winner === undefined || typeof found !== 'object' || !('player1' in found)) return found;
  const { outcome } = found;
  if (outcome === 'draw' || outcome === 'noContest') return found;
  if (found.winner !== undefined && found.winner !== winner) return 'twice';
  const all = checkEnding({ ...found, winner });
  return typeof all === 'string' ? all : { ...found, ...all };
}

/** Troubles of a line that may have been a heading: `Women’s finals`, `Women 90 kg`. */
const headingTroubles: readonly LineTrouble[] = ['sides', 'weight', 'twice'];

/**
 * Whether an unreadable line ends the section. Words alone may be a new heading, such as `Super matches`
 * below `Women`. Numbers belong to a match or a time, and a lone ending to the match above.
 */
const endsSection = (trouble: LineTrouble, text: string, sport: Sport | undefined): boolean =>
  (trouble === 'sides' && !/\p{N}/u.test(text) && onlyFacts(text, sport) === undefined) ||
  (headingTroubles.includes(trouble) && mayHead(text, sport));

/** `undefined` for a line to ignore. `before` counts the lines read so far. */
function readAny(
  original: string,
  shown: string,
  sport: Sport | undefined,
  before: number,
): DoubtedLine | SectionFacts | LineTrouble | undefined {
  const heading = shown.startsWith('//') ? undefined : headingOf(shown, sport);
  if (heading === undefined && isSilent(shown, original.slice(0, cardLimits.line + 1), sport))
    return undefined;
  if (before === cardLimits.lines) return 'tooMany';
  if (original.length > cardLimits.line) return 'tooLong';
  const found = heading ?? readLine(original, sport);
  return typeof found === 'string' && isDrawn(original) ? 'drawing' : found;
}

const numbering = /^(?:\(\d{1,3}\)|#\d{1,3}[.:)]?|\d{1,3}[.):](?=\s|\D)|[-–—*•·](?=\s))\s*/u;
const isSilent = (line: string, original: string, sport: Sport | undefined): boolean =>
  line === '' || line.startsWith('//') || /^#(?!\d)/.test(line) || isTableHead(original, sport);

function readLine(original: string, sport: Sport | undefined): DoubtedLine | LineTrouble {
  const cells = splitCells(original.replace(numbering, '')).map((cell) =>
    cell.quoted ? cell : { ...cell, text: plainDashes(cell.text) },
  );
  if (isOfCrossTable(cells)) return 'crossTable';
  const found = readCells(cells, sport, 0);
  if (found !== 'sides') return found;
  // Without a second name, `Draw` may be one: `Draw, Bea, 3-1`.
  const named = readCells(cells, sport, 2);
  return typeof named === 'string' ? found : named;
}

/** Reads cells. A cell that may be a name counts as one until `names` names are found. */
function readCells(
  cells: readonly Cell[],
  sport: Sport | undefined,
  names: number,
): DoubtedLine | LineTrouble {
  let facts: CardFacts | FactTrouble = {};
  const texts: Cell[] = [];
  const numbers: number[] = [];
  for (const cell of cells) {
    if (cell.text === '') continue;
    const found = cell.quoted ? undefined : onlyFacts(cell.text, sport);
    if (found !== undefined && !(mayBeName(found) && texts.length < names)) facts = mergeFacts(facts, found);
    // A number before the first name is the place on the card.
    else if (!cell.quoted && /^\d{1,3}$/.test(cell.text)) {
      if (texts.length > 0) numbers.push(Number(cell.text));
    } else texts.push(cell);
  }
  for (const found of numbersAsFacts(numbers, sport)) facts = mergeFacts(facts, found);
  if (typeof facts === 'string') return facts;
  const [first, second, ...more] = texts;
  if (first === undefined) return facts.between === undefined ? 'sides' : 'weight';
  if (second !== undefined && isDivided(first)) {
    if (texts.slice(1).some(isDivided)) return 'manySides';
    const match = readSentence(first.text, facts, sport);
    return typeof match === 'string' ? match : withLeftCells(match, texts.slice(1));
  }
  if (more.length > 0) return 'cell';
  if (second !== undefined) return checked(nameIn(first), nameIn(second), facts, sport);
  return first.quoted ? 'sides' : readSentence(first.text, facts, sport);
}

/** Whether a cell contains both names: `Ann vs Bea`. */
const isDivided = ({ text, quoted }: Cell): boolean =>
  !quoted &&
  withVerbs(wordsOf(text)).some(
    (word, at, words) => at > 0 && at < words.length - 1 && isSurelyBetween(word),
  );

/** Adds further cells without meaning as a doubt: `Ann vs Bea, Lindau`. */
function withLeftCells(match: DoubtedLine, cells: readonly Cell[]): DoubtedLine | LineTrouble {
  const left = cells.map(({ text }) => text);
  const isFought = match.score1 !== undefined || match.winner !== undefined;
  if (!isFought && left.some(isCancelled)) return 'cancelled';
  const said = [match.unsure?.['player2'], ...left].filter(Boolean).join(' · ');
  return { ...match, unsure: { ...match.unsure, player2: said } };
}

/** Whether the cells are a row of a cross table, with a sign on its diagonal. */
function isOfCrossTable(cells: readonly Cell[]): boolean {
  const said = cells.filter(({ text }) => text !== '');
  const own = said.filter(({ text }) => /^(?:[xX×■█▓*\\/#]+|[-–—]{1,3})$/u.test(text));
  const results = said.filter(({ text }) => /^\d{1,3}(?:[-–:]\d{1,3})?$/.test(text));
  return own.length === 1 && results.length > 0 && said.length - own.length - results.length === 1;
}

/** Bare numbers of a table: two scores, then the weight. */
function numbersAsFacts(
  numbers: readonly number[],
  sport: Sport | undefined,
): readonly (CardFacts | FactTrouble)[] {
  const [a, b, weight, ...more] = numbers;
  if (a === undefined) return [];
  if (b === undefined || more.length > 0) return ['score'];
  return [
    scoreOf(a, b, sport),
    ...(weight === undefined ? [] : [onlyFacts(`${weight}kg`, sport) ?? ('weight' as const)]),
  ];
}
