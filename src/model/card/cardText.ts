import { withLeft, type Doubt } from './remarks';
import { rowSide, type Row } from './row';
import { hasAmbiguousDay } from '../days/numberedDays';
import type { Sport } from '../sports';
import { cleanLine } from '../texts';
import { mergeFacts, onlyFacts, plainDashes, type CardFacts, type SectionFacts } from './cardFacts';
import type { CardLine, DoubtedLine, LineProblem } from './cardLine';
import { unaccounted } from './accounting';
import { splitCells } from './cells';
import { asWritten } from './asWritten';
import { utcTimeIn } from './dayWords';
import { isTableHead, namedColumns, takeWinner, type Columns } from './columns';
import { isDrawn, withoutFrame } from './drawn';
import { checkEnding, type Winner } from './endings';
import { isSeveralTitles } from './labels';
import { withCrossTables } from './crossTables';
import { headingDoubts, withFactsBelow } from './factsBelow';
import { joinedLines } from './joinedLines';
import type { LineAt, ReadLine, SourceLine } from './cardLines';
import { numbering, readLine } from './readLine';
import { eventLine, takeEventName } from './eventLine';
import { takeHashtags, takeLinks } from './links';
import { enterSection, headingOf, isLoneMark, mayHead, sectionFacts, type Section } from './sections';
import { withPlainSigns } from './plainSigns';
import { takeStruck } from './struck';
import { withClass } from './weightClass';

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
export function readCard(
  text: string,
  sport: Sport | undefined,
  options: CardOptions = {},
): readonly ReadLine[] {
  const more = joinedLines(text.split(newline), sport);
  const read = (source: readonly SourceLine[]) => {
    const reader = new CardReader(sport, options);
    const known = [...source];
    for (const line of known) reader.read(line);
    // A reading that is full leaves the rest to the next one.
    while (!reader.isFull) {
      const { value } = more.next();
      if (value === undefined) break;
      known.push(value);
      reader.read(value);
    }
    return { lines: reader.lines, source: known };
  };
  const alone = read([]);
  const below = withFactsBelow(alone.source, alone.lines, sport);
  const lines = withCrossTables((below === undefined ? alone : read(below)).lines);
  return lines.some(hasRightArm) ? lines.map(withSureArm) : lines;
}

const hasRightArm = (line: ReadLine): boolean =>
  line.kind === 'match' &&
  line.facts.arm === 'R' &&
  /(?:^|[\s,;([（［【])R(?=$|[\s,;)\]）］】])/u.test(line.text);

/** Where other lines have an R, an L is the other arm. */
const withSureArm = (line: ReadLine): ReadLine =>
  line.kind === 'match' ? { ...line, doubts: line.doubts.filter(({ code }) => code !== 'leftArm') } : line;

export interface CardOptions {
  readonly isEventName?: (name: string) => boolean;
}

const isOfLetter = (code: Doubt['code']): boolean => code === 'women' || code === 'leftArm';

interface SourceOfMatch {
  /** The line without what has been taken from around the match. */
  readonly source: string;
  readonly left: readonly string[];
}

class CardReader {
  readonly lines: ReadLine[] = [];
  private section: Section = [];
  private columns: Columns | undefined;
  private isMainNext = false;

  private readonly sport: Sport | undefined;
  private readonly options: CardOptions;
  private readonly unsureOf = new Map<SectionFacts, readonly Doubt[]>();
  private unsureMain: readonly Doubt[] = [];
  private unsureMark: readonly Doubt[] = [];
  private below: Pick<SourceLine, 'facts' | 'unsure'> = {};

  constructor(sport: Sport | undefined, options: CardOptions) {
    this.sport = sport;
    this.options = options;
  }

  get isFull(): boolean {
    return this.lines.length > cardLimits.lines;
  }

  read({ text: source, line, last, ...below }: SourceLine): void {
    if (this.isFull) return;
    this.below = below;
    const written = asWritten(source);
    const text = cleanLine(written.slice(0, cardLimits.line + 1));
    const place: LineAt = { line, text, ...(last > line && { last }) };
    if (written.length > cardLimits.line) {
      this.readOther(written, place, []);
      return;
    }
    const { text: unstruck, struck } = takeStruck(written);
    if (struck.length > 0 && !/[\p{L}\p{N}]/u.test(unstruck.replace(numbering, ''))) {
      this.lines.push({ kind: 'unread', ...place, problem: 'cancelled' });
      return;
    }
    const original = withPlainSigns(withoutFrame(unstruck));
    const heads = !this.lines.some(({ kind }) => kind === 'match');
    const isNamed = this.lines.some((each) => each.kind === 'event' && each.facts.name !== undefined);
    const mayName = heads && !isNamed && !original.includes('\t');
    const plain = plainDashes(cleanLine(original));
    const ofEvent = eventLine(plain, this.sport, { heads, mayName, ...this.options });
    if (ofEvent === undefined) {
      this.readOther(original, place, struck);
      return;
    }
    const utcTime = ofEvent.date === undefined ? undefined : utcTimeIn(plain);
    this.lines.push({ kind: 'event', ...place, facts: ofEvent, ...(utcTime !== undefined && { utcTime }) });
  }

  /** Any line that is not about the event. `struck` has its crossed out words. */
  private readOther(original: string, place: LineAt, struck: readonly string[]): void {
    const { text, facts, left } = this.takeAround(original);
    this.columns = namedColumns(text.slice(0, cardLimits.line), this.sport) ?? this.columns;
    const row = takeWinner(text, this.columns);
    const shown = plainDashes(cleanLine(text.slice(0, cardLimits.line + 1)));
    const found = won(readAny(row.text, shown, this.sport, this.lines.length), row.winner);
    if (found === undefined) return;
    if (typeof found === 'string') {
      const problem =
        ['sides', 'unknownSecond'].includes(found) && hasAmbiguousDay(shown) ? 'ambiguousDay' : found;
      const ends = endsSection(found, shown, this.sport);
      if (ends) {
        this.section = [];
        this.unsureMark = isLoneMark(shown) ? [{ code: 'heading', said: place.text }] : [];
      }
      this.lines.push({ kind: 'unread', ...place, problem, ...(ends && { endsSection: true }) });
    } else if ('player1' in found) {
      // A column's name says what its letters mean.
      const isNamed = this.columns?.length === splitCells(text).length;
      const doubts = isNamed ? found.doubts.filter(({ code }) => !isOfLetter(code)) : found.doubts;
      this.addMatch({ ...found, ...facts, doubts }, place, { source: text, left: [...left, ...struck] });
    } else this.addHeading(found, place);
  }

  private takeAround(original: string): { text: string; facts: CardFacts; left: readonly string[] } {
    if (original.length > cardLimits.line) return { text: original, facts: {}, left: [] };
    const { text: untagged, tags } = takeHashtags(original);
    const { text, videos, others } = takeLinks(untagged);
    const [youtube, ...more] = videos;
    const event = takeEventName(text, this.options);
    const isKnown = this.lines.some(
      (each) => each.kind === 'event' && each.facts.name?.toLowerCase() === event.name?.toLowerCase(),
    );
    return {
      text: event.text,
      facts: youtube === undefined ? {} : { youtube },
      left: [...(event.name === undefined || isKnown ? [] : [event.name]), ...more, ...others, ...tags],
    };
  }

  private addMatch(found: DoubtedLine, place: LineAt, { source, left }: SourceOfMatch): void {
    const { doubts: ofLine, ...match } = found;
    const { facts: below = {}, unsure = [] } = this.below;
    const clash = mergeFacts(match, below);
    if (typeof clash === 'string') {
      this.lines.push({ kind: 'unread', ...place, problem: clash });
      return;
    }
    const all = {
      ...sectionFacts(this.section),
      ...(this.isMainNext && { main: true as const }),
      ...below,
      ...match,
    };
    const { facts: line, doubts: ofClass } = withClass(all, this.sport);
    const { title = '' } = match;
    const doubts: readonly Doubt[] = [
      ...ofLine,
      ...ofClass,
      ...headingDoubts([
        ...this.section.flatMap((each) => this.unsureOf.get(each) ?? []),
        ...(this.isMainNext ? this.unsureMain : []),
        ...this.unsureMark,
        ...unsure,
      ]),
      ...(isSeveralTitles(title) ? [{ code: 'titles', said: title, at: 'title' } as const] : []),
    ];
    const lost = unaccounted(source.replace(numbering, ''), line, doubts, this.sport).join(' ');
    this.isMainNext = false;
    this.lines.push({
      kind: 'match',
      ...place,
      ...sidesAndFacts(line),
      doubts: withLeft(doubts, 'player2', [lost, ...left]),
      problems: [],
    });
  }

  private addHeading(facts: SectionFacts, place: LineAt): void {
    const { main, ...ofSection } = facts;
    const { unsure = [] } = this.below;
    this.isMainNext = main === true;
    this.unsureMain = unsure;
    this.unsureOf.set(ofSection, unsure);
    if (Object.keys(ofSection).length > 0) {
      this.section = enterSection(this.section, ofSection, this.lines.at(-1)?.kind === 'match');
      this.unsureMark = [];
    }
    this.lines.push({ kind: 'heading', ...place, facts });
  }
}

function sidesAndFacts(line: CardLine): Pick<Row, 'sides' | 'facts'> {
  const { player1, player2, country1, country2, other1, other2, ...facts } = line;
  const side = (name: string, country: string | undefined, other: string | undefined) =>
    rowSide({ name, ...(country !== undefined && { country }), ...(other !== undefined && { other }) });
  return { sides: [side(player1, country1, other1), side(player2, country2, other2)], facts };
}

/**
 * Adds the winner that the table names. A draw or no contest stays one; a contradicting winner in the line is
 * a problem.
 */
function won<Found extends DoubtedLine | SectionFacts | LineProblem | undefined>(
  found: Found,
  winner: Winner | undefined,
): Found | DoubtedLine | LineProblem {
  if (winner === undefined || typeof found !== 'object' || !('player1' in found)) return found;
  const { outcome } = found;
  if (outcome === 'draw' || outcome === 'noContest') return found;
  if (found.winner !== undefined && found.winner !== winner) return 'twice';
  const all = checkEnding({ ...found, winner });
  return typeof all === 'string' ? all : { ...found, ...all };
}

/** Problems of a line that may have been a heading: `Women’s finals`, `Women 90 kg`. */
const headingProblems: readonly LineProblem[] = ['sides', 'weight', 'twice'];

/**
 * Whether an unreadable line ends the section. Words alone may be a new heading, such as `Super matches`
 * below `Women`. Numbers belong to a match or a time, and a lone ending to the match above.
 */
const endsSection = (problem: LineProblem, text: string, sport: Sport | undefined): boolean =>
  isLoneMark(text) ||
  (problem === 'cell' && !/\d ?[-–:] ?\d/.test(text) && mayHead(text, sport)) ||
  (problem === 'sides' && !/\p{N}/u.test(text) && onlyFacts(text, sport) === undefined) ||
  (headingProblems.includes(problem) && mayHead(text, sport));

/** `undefined` for a line to ignore. `before` counts the lines read so far. */
function readAny(
  original: string,
  shown: string,
  sport: Sport | undefined,
  before: number,
): DoubtedLine | SectionFacts | LineProblem | undefined {
  const heading = shown.startsWith('//') || isLoneMark(shown) ? undefined : headingOf(shown, sport);
  if (heading === undefined && isSilent(shown, original.slice(0, cardLimits.line + 1), sport))
    return undefined;
  if (before === cardLimits.lines) return 'tooMany';
  if (original.length > cardLimits.line) return 'tooLong';
  const found = heading ?? readLine(original, sport);
  return typeof found === 'string' && isDrawn(original) ? 'drawing' : found;
}

const isSilent = (line: string, original: string, sport: Sport | undefined): boolean =>
  line === '' || line.startsWith('//') || /^#(?!\d)/.test(line) || isTableHead(original, sport);
