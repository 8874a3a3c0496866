import { once } from '@/lib/once';
import { trimEnds } from '@/lib/trimEnds';
import type { Sport } from '../sports';
import { onlyFacts, plainDashes } from './cardFacts';
import type { SourceLine } from './cardLines';
import { isCardPart, isMatchNumber } from './labels';
import { withPlainSigns } from './plainSigns';
import { numbering } from './readLine';
import { headingOf } from './sections';
import { withoutDecoration } from './sideName';
import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';
import { wordsOf } from './words';

class WrittenLine {
  readonly source: SourceLine;
  readonly blanks: number;
  private readonly sport: Sport | undefined;

  constructor(source: SourceLine, sport: Sport | undefined) {
    this.source = source;
    this.blanks = source.blanks;
    this.sport = sport;
  }

  readonly plain = once(() => {
    const { text } = this.source;
    return text.length > mostSigns
      ? ''
      : trimEnds(withoutDecoration(plainDashes(withPlainSigns(text))), edge, edge);
  });

  /** Whether the line is a separator alone: `VS`, `lost to`. */
  readonly isSeparator = once((): boolean => {
    const [word, ...more] = this.plain().length > 30 ? [] : withVerbs(wordsOf(this.plain()));
    return isBetween(word) && more.length === 0;
  });

  readonly isName = once((): boolean => isNameAlone(this.plain(), this.sport));

  /** Whether the line is the first side with the separator: `Ann Ash vs`. */
  readonly isFirstHalf = once((): boolean => {
    const words = wordsOf(this.plain());
    return isBetween(words.at(-1)) && isNameAlone(words.slice(0, -1).join(' '), this.sport);
  });

  /** Whether the line is the separator with the second side: `vs Bea Birch`. */
  readonly isSecondHalf = once((): boolean => {
    const [separator, ...name] = wordsOf(this.plain());
    return isBetween(separator) && isNameAlone(name.join(' '), this.sport);
  });
}

/** As many blank lines are never within a match. */
export const apart = 2;

export const isBlank = (line: string): boolean => line.trim() === '';

const edge = /[\s*_•·=~–—-]/;
const mostWords = 8;
const mostSigns = 150;

const isBetween = (word: string | undefined): boolean =>
  word !== undefined && /\p{L}/u.test(word) && (isSurelyBetween(word) || /^[xX×]$/.test(word));

function writtenLines(texts: readonly string[], sport: Sport | undefined): readonly WrittenLine[] {
  const lines: WrittenLine[] = [];
  let blanks = 0;
  for (const [at, text] of texts.entries()) {
    const line = at + 1;
    if (!isBlank(text)) lines.push(new WrittenLine({ text, line, last: line, blanks }, sport));
    blanks = isBlank(text) ? blanks + 1 : 0;
  }
  return lines;
}

/**
 * Joins lines of one match: `Ann Ash`, `vs` and `Bea Birch`; or `Ann Ash vs` and `Bea Birch`. One by one, as a long text is read
 * only in part.
 */
export function* joinedLines(
  texts: readonly string[],
  sport: Sport | undefined,
): Generator<SourceLine, undefined> {
  const lines = writtenLines(texts, sport);
  let isBehindMatch = true;
  for (let at = 0; at < lines.length;) {
    const count = linesOfMatch(lines, at, isBehindMatch);
    const [first, ...more] = lines.slice(at, at + count);
    if (first === undefined) break;
    yield {
      ...first.source,
      text: [
        first.source.text,
        ...more.map((each) => (each.isSeparator() ? each.plain() : each.source.text)),
      ].join(' '),
      last: more.at(-1)?.source.line ?? first.source.line,
    };
    isBehindMatch = count > 1;
    at += count;
  }
  return undefined;
}

/** `isBehindMatch`: nothing before the line may belong to it. */
function linesOfMatch(lines: readonly WrittenLine[], at: number, isBehindMatch: boolean): number {
  const [first, second, third] = lines.slice(at, at + 3);
  if (first === undefined || second === undefined) return 1;
  const isTwo =
    second.blanks === 0 &&
    ((first.isName() && second.isSecondHalf()) || (first.isFirstHalf() && second.isName()));
  if (isTwo) return isApart(lines, { from: at, to: at + 2, isBehindMatch }) ? 2 : 1;
  const isThree =
    third !== undefined &&
    second.blanks < apart &&
    third.blanks < apart &&
    second.isSeparator() &&
    first.isName() &&
    third.isName();
  return isThree && isApart(lines, { from: at, to: at + 3, isBehindMatch }) ? 3 : 1;
}

interface Block {
  readonly from: number;
  /** Behind the last line. */
  readonly to: number;
  readonly isBehindMatch: boolean;
}

/** Whether no line beside those of a match may be part of it. */
function isApart(lines: readonly WrittenLine[], { from, to, isBehindMatch }: Block): boolean {
  const [before, after, next] = [lines[from - 1], lines[to], lines[to + 1]];
  const isBlock = lines.slice(from + 1, to).every(({ blanks }) => blanks === 0);
  const isDivided = (blanks: number) => blanks >= apart || (isBlock && blanks > 0);
  const blanks = lines[from]?.blanks ?? 0;
  const begins = isBehindMatch || isDivided(blanks);
  const ends = after === undefined || isDivided(after.blanks);
  if (before?.isSeparator() && blanks < apart) return false;
  if (after?.isSeparator() && after.blanks < apart) return false;
  if (before?.isFirstHalf() && blanks === 0) return false;
  if (after?.isSecondHalf() && after.blanks === 0) return false;
  // A name more may be a place or a nickname.
  if (!begins && before?.isName()) return false;
  const isOfNext =
    next !== undefined &&
    next.blanks < apart &&
    (next.isSeparator() || (next.blanks === 0 && next.isSecondHalf()));
  return ends || !after.isName() || isOfNext;
}

function isNameAlone(plain: string, sport: Sport | undefined): boolean {
  const text = plain.replace(numbering, '');
  const words = wordsOf(text);
  return (
    /\p{L}/u.test(text) &&
    words.length <= mostWords &&
    !/[\t:;|#"]|\d{3}|https?\//u.test(text) &&
    !withVerbs(words).some((word) => isSurelyBetween(word) || isBetween(word)) &&
    onlyFacts(text, sport) === undefined &&
    headingOf(text, sport) === undefined &&
    !isCardPart(text) &&
    !isMatchNumber(text)
  );
}

export function isScore(text: string, sport: Sport | undefined): boolean {
  const facts = onlyFacts(text, sport);
  return typeof facts === 'object' && facts.score1 !== undefined;
}
