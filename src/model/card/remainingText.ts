import type { Sport } from '../sports';
import type { SectionFacts } from './cardFacts';
import type { ReadLine } from './cardLines';
import { newline } from './cardText';
import { namedColumns } from './columns';
import { withoutFrame } from './drawn';
import { enterSection, type Section } from './sections';

export interface RemainingOptions {
  readonly keepsEvent?: boolean;
  /** Its choices may be columns of a table. */
  readonly sport?: Sport | undefined;
}

/**
 * The text without the matches of some lines: the other lines as written, with the headings and column names
 * above them.
 */
export function withoutMatches(
  text: string,
  read: readonly ReadLine[],
  taken: ReadonlySet<number>,
  { keepsEvent = false, sport }: RemainingOptions = {},
): string {
  const lines = new Map(read.flatMap((each) => placesOf(each).map((line) => [line, each])));
  const end = read.find((each) => each.kind === 'unread' && each.problem === 'tooMany')?.line ?? Infinity;
  const isLeft = (line: number): boolean => {
    const found = lines.get(line);
    if (found?.kind === 'event') return keepsEvent;
    return line >= end || found?.kind === 'unread' || (found?.kind === 'match' && !taken.has(found.line));
  };
  const headings = headingsAbove(read, isLeft);
  const heads = (line: number, original: string): boolean =>
    lines.get(line)?.kind === 'heading'
      ? headings.has(line)
      : namedColumns(withoutFrame(original), sport) !== undefined;
  const numbered = text.split(newline).map((original, at) => ({ original, line: at + 1 }));
  const last = numbered.findLast(({ line }) => isLeft(line))?.line ?? 0;
  const kept = numbered.filter(
    ({ line, original }) => isLeft(line) || (line < last && heads(line, original)),
  );
  // Blank lines divide matches of several lines. What others divided is not joined.
  const blanksAbove = (line: number, above: number): number => {
    const between = numbered.slice(above, line - 1);
    if (between.every(({ original }) => isBlank(original))) return Math.min(between.length, apart);
    const before = lines.get(above);
    const mayJoin = before?.kind === 'unread' || before?.last !== undefined;
    return mayJoin && lines.get(line)?.kind !== 'heading' && line < end ? apart : 0;
  };
  return kept
    .map(({ original, line }, at) => {
      const above = kept[at - 1];
      return (above === undefined ? '' : '\n'.repeat(blanksAbove(line, above.line))) + original;
    })
    .join('\n');
}

/** As many blank lines are never within a match. */
const apart = 2;
const isBlank = (original: string): boolean => /^[^\S\t]*$/.test(original);

function headingsAbove(read: readonly ReadLine[], isLeft: (line: number) => boolean): ReadonlySet<number> {
  const lineOf = new Map<SectionFacts, number>();
  const found = new Set<number>();
  let section: Section = [];
  for (const [at, each] of read.entries()) {
    if (isLeft(each.line)) for (const heading of section) found.add(lineOf.get(heading) ?? 0);
    if (each.kind === 'unread' && each.endsSection) section = [];
    if (each.kind !== 'heading') continue;
    const { main, ...facts } = each.facts;
    if (main) found.add(each.line);
    if (Object.keys(facts).length === 0) continue;
    section = enterSection(section, facts, read[at - 1]?.kind === 'match');
    lineOf.set(facts, each.line);
  }
  return found;
}

const placesOf = ({ line, last = line }: ReadLine): readonly number[] =>
  Array.from({ length: last - line + 1 }, (_, at) => line + at);

export function withoutEventLines(text: string, read: readonly ReadLine[]): string {
  const gone = new Set(read.flatMap((each) => (each.kind === 'event' ? placesOf(each) : [])));
  return text
    .split(newline)
    .filter((_, at) => !gone.has(at + 1))
    .join('\n');
}
