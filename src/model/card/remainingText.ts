import type { Sport } from '../sports';
import type { SectionFacts } from './cardFacts';
import type { ReadLine } from './cardLines';
import { newline } from './cardText';
import { namedColumns } from './columns';
import { withoutFrame } from './drawn';
import { apart, isBlank } from './joinedLines';
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
    const found = lines.get(line);
    const mayJoin = before?.kind === 'unread' || before?.last !== undefined || isBehind(before, found);
    return mayJoin && found?.kind !== 'heading' && line < end ? apart : 0;
  };
  return kept
    .map(({ original, line }, at) => {
      const above = kept[at - 1];
      return (above === undefined ? '' : '\n'.repeat(blanksAbove(line, above.line))) + original;
    })
    .join('\n');
}

/** A score below a match is of it. */
const isBehind = (before: ReadLine | undefined, found: ReadLine | undefined): boolean =>
  before?.kind === 'match' && found?.kind === 'unread';

function headingsAbove(read: readonly ReadLine[], isLeft: (line: number) => boolean): ReadonlySet<number> {
  const runOf = new Map<SectionFacts, readonly number[]>();
  const found = new Set<number>();
  let section: Section = [];
  // Headings in a row are kept together, since a heading right below a match may mean less.
  let run: number[] = [];
  let main: number[] = [];
  for (const [at, each] of read.entries()) {
    if (isLeft(each.line))
      for (const heading of section) for (const line of runOf.get(heading) ?? []) found.add(line);
    if (each.kind === 'match' && isLeft(each.line)) for (const line of main) found.add(line);
    if (each.kind === 'match') main = [];
    if (each.kind === 'unread' && each.endsSection) section = [];
    if (each.kind !== 'heading') {
      run = [];
      continue;
    }
    const { main: isMain, ...facts } = each.facts;
    main = isMain ? [each.line] : [];
    if (Object.keys(facts).length === 0) continue;
    run.push(each.line);
    section = enterSection(section, facts, read[at - 1]?.kind === 'match');
    runOf.set(facts, run);
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
