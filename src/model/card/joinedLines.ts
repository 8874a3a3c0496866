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

interface WrittenLine extends SourceLine {
  readonly plain: string;
}

const edge = /[\s*_•·=~–—-]/;
const mostWords = 8;
const mostSigns = 150;

const isBetween = (word: string | undefined): boolean =>
  word !== undefined && /\p{L}/u.test(word) && (isSurelyBetween(word) || /^[xX×]$/.test(word));

/** Whether the words are a separator alone: `VS`, `lost to`. */
const isSeparator = ({ plain }: WrittenLine): boolean => {
  const [word, ...more] = plain.length > 30 ? [] : withVerbs(wordsOf(plain));
  return isBetween(word) && more.length === 0;
};

function writtenLines(texts: readonly string[]): readonly WrittenLine[] {
  const lines: WrittenLine[] = [];
  let blanks = 0;
  for (const [at, text] of texts.entries()) {
    const isBlank = text.trim() === '';
    const short = text.length > mostSigns ? '' : withoutDecoration(plainDashes(withPlainSigns(text)));
    const [line, plain] = [at + 1, trimEnds(short, edge, edge)];
    if (!isBlank) lines.push({ text, line, last: line, blanks, plain });
    blanks = isBlank ? blanks + 1 : 0;
  }
  return lines;
}

/** Joins lines of one match: `Ann Ash`, `vs` and `Bea Birch`; or `Ann Ash vs` and `Bea Birch`. */
export function joinedLines(texts: readonly string[], sport: Sport | undefined): readonly SourceLine[] {
  const lines = writtenLines(texts);
  const joined: SourceLine[] = [];
  let isBehindMatch = true;
  for (let at = 0; at < lines.length;) {
    const count = linesOfMatch(lines, at, { sport, isBehindMatch });
    const [first, ...more] = lines.slice(at, at + count);
    if (first === undefined) break;
    joined.push({
      text: [first.text, ...more.map((line) => (isSeparator(line) ? line.plain : line.text))].join(' '),
      line: first.line,
      last: more.at(-1)?.line ?? first.line,
      blanks: first.blanks,
    });
    isBehindMatch = count > 1;
    at += count;
  }
  return joined;
}

interface Place {
  readonly sport: Sport | undefined;
  /** Nothing before the line may belong to it. */
  readonly isBehindMatch: boolean;
}

function linesOfMatch(lines: readonly WrittenLine[], at: number, { sport, isBehindMatch }: Place): number {
  const isName = (line: WrittenLine | undefined) => line !== undefined && isNameAlone(line, sport);
  const before = lines[at - 1];
  const [first, second, third, fourth, fifth] = lines.slice(at, at + 5);
  if (first === undefined || second === undefined) return 1;
  const isTwo =
    second.blanks === 0 &&
    ((isName(first) && isHalf(second, sport, 'second')) || (isHalf(first, sport, 'first') && isName(second)));
  if (isTwo) return 2;
  if (third === undefined || !isName(first) || !isName(third)) return 1;
  if (second.blanks > 1 || third.blanks > 1) return 1;
  const isBlock = second.blanks + third.blanks === 0;
  const begins = isBehindMatch || (isBlock && first.blanks > 0);
  const ends = fourth === undefined || (isBlock && fourth.blanks > 0);
  if (!isSeparator(second) || [before, fourth].some((line) => line && isSeparator(line))) return 1;
  // A name more may be a place or a nickname.
  if (!begins && isName(before)) return 1;
  const isNext =
    (fifth?.blanks ?? 2) < 2 &&
    fifth &&
    (isSeparator(fifth) || (fifth.blanks === 0 && isHalf(fifth, sport, 'second')));
  if (!ends && isName(fourth) && !isNext) return 1;
  return 3;
}

/** Whether the line is one side with the separator: `Ann Ash vs`, `vs Bea Birch`. */
function isHalf(line: WrittenLine, sport: Sport | undefined, side: 'first' | 'second'): boolean {
  const words = wordsOf(line.plain);
  const [separator, name] =
    side === 'first' ? [words.at(-1), words.slice(0, -1)] : [words[0], words.slice(1)];
  return isBetween(separator) && isNameAlone({ ...line, plain: name.join(' ') }, sport);
}

function isNameAlone({ plain }: WrittenLine, sport: Sport | undefined): boolean {
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
