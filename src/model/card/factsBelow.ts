import { groupBy } from '@/lib/groupBy';
import type { SectionFacts } from './cardFacts';
import type { ReadLine, SourceLine } from './cardLines';
import { isScore } from './joinedLines';
import { isPartAbove } from './labels';
import type { Doubt } from './remarks';
import { isLoneMark } from './sections';
import type { Sport } from '../sports';

interface Part {
  readonly line: ReadLine;
  /** `main` is a heading that says nothing else, and is of one match; a `mark` may be its result. */
  readonly kind: 'match' | 'heading' | 'main' | 'score' | 'mark' | 'other';
}

function partOf(line: ReadLine, sport: Sport | undefined): readonly Part[] {
  if (line.kind === 'event') return [];
  if (line.kind === 'match') return [{ line, kind: 'match' }];
  if (line.kind === 'unread') {
    if (isLoneMark(line.text)) return [{ line, kind: 'mark' }];
    return [{ line, kind: isScore(line.text, sport) ? 'score' : 'other' }];
  }
  const { main, ...others } = line.facts;
  return [{ line, kind: main && Object.keys(others).length === 0 ? 'main' : 'heading' }];
}

const isHeading = ({ kind }: Part): boolean => kind === 'heading' || kind === 'main';

/** The parts of a card from its first match on, and the lines above it. */
class Layout {
  readonly below: readonly Part[];
  private readonly last: number;
  private readonly isAbove: boolean;
  private readonly endsBelow: boolean;
  private readonly isRegular: boolean;
  private readonly blanksOf: (part: Part) => number;
  /** A score above all matches belongs to none of those above it. */
  readonly beginsWithScore: boolean;

  constructor(parts: readonly Part[], blanksOf: (part: Part) => number) {
    const first = parts.findIndex(({ kind }) => kind === 'match');
    const ahead = parts.slice(0, first);
    this.below = parts.slice(first);
    this.blanksOf = blanksOf;
    this.beginsWithScore = ahead.some(({ kind }) => kind === 'score');
    this.last = this.below.findLastIndex(({ kind }) => kind === 'match');
    this.isAbove = ahead.some((part) => isHeading(part) || isPartAbove(part.line.text));
    this.endsBelow = this.hasHeading(this.last);
    this.isRegular =
      this.endsBelow &&
      !ahead.some(isHeading) &&
      this.below.every((part, at) => {
        if (part.kind === 'match') return this.hasHeading(at);
        const before = this.below[at - 1];
        return isHeading(part) || (part.kind === 'score' && before !== undefined && !isHeading(before));
      });
  }

  /** The headings, scores and marks right below the match. */
  behind(match: number): readonly Part[] {
    const more = this.below.slice(match + 1);
    const end = more.findIndex((part) => part.kind === 'match' || part.kind === 'other');
    return end < 0 ? more : more.slice(0, end);
  }

  private hasHeading(match: number): boolean {
    return this.behind(match).some(({ kind }) => kind === 'heading');
  }

  /** Whether the heading is of the match above it, and not of those below. */
  isOfMatchAbove(heading: Part): boolean {
    return (
      (isHeading(heading) && this.isRegular) ||
      (heading.kind === 'main' && !this.endsBelow && this.isLast(heading))
    );
  }

  private isLast(part: Part): boolean {
    return this.below.indexOf(part) > this.last;
  }

  /** Whether the heading may be of the match above it and of those below, or is of none. */
  isUnsure(part: Part): boolean {
    if (part.kind === 'mark') return true;
    if (!isHeading(part) || this.isRegular) return false;
    if (this.endsBelow) return true;
    if (part.kind === 'heading') return this.isLast(part);
    return this.isLast(part)
      ? this.isAbove || this.blanksOf(part) > 0
      : !this.isAbove && !this.isWithNext(part);
  }

  /** Whether a blank line divides the heading from the match above it, and none from the one below. */
  private isWithNext(heading: Part): boolean {
    const more = this.below.slice(this.below.indexOf(heading) + 1);
    const next = more.slice(0, more.findIndex(({ kind }) => kind === 'match') + 1);
    return this.blanksOf(heading) > 0 && next.every((part) => this.blanksOf(part) === 0);
  }

  /** The unsure headings that the match may have. */
  unsureBelow(match: number): readonly Part[] {
    const parts = match === this.last ? this.below.slice(match + 1) : this.behind(match);
    return parts.filter((part) => this.isUnsure(part));
  }
}

/**
 * Moves facts below a match to it; `undefined` if there is nothing to move.
 *
 * A score belongs to the match above, unless an earlier score belongs to none. Headings belong to the match above if none
 * precedes the first match and each match has one below. Otherwise, if the last match has one below, all of them are
 * unsure.
 *
 * `Main event` belongs to the last match if it follows that, and otherwise to the next. It is unsure unless a heading above
 * all matches, or blank lines, say the same.
 */
export function withFactsBelow(
  source: readonly SourceLine[],
  lines: readonly ReadLine[],
  sport: Sport | undefined,
): readonly SourceLine[] | undefined {
  const parts = lines.flatMap((line) => partOf(line, sport));
  if (!parts.some(({ kind }) => kind === 'match')) return undefined;
  const sourceOf = new Map(source.map((each) => [each.line, each]));
  const layout = new Layout(parts, ({ line }) => sourceOf.get(line.line)?.blanks ?? 0);
  const taken = new Set<number>();
  const changed = new Map<number, SourceLine>();
  let isBehindScore = layout.beginsWithScore;
  for (const [at, part] of layout.below.entries()) {
    const { line, kind } = part;
    const said = sourceOf.get(line.line);
    if (kind === 'score' && !taken.has(line.line)) isBehindScore = true;
    if (said === undefined || taken.has(line.line)) continue;
    if (kind !== 'match') {
      if (layout.isUnsure(part)) changed.set(line.line, { ...said, unsure: doubtsOf([part]) });
      continue;
    }
    let found = said;
    for (const next of layout.behind(at)) {
      const more = sourceOf.get(next.line.line);
      const isOwn =
        next.kind === 'score' ? !isBehindScore && more?.blanks === 0 : layout.isOfMatchAbove(next);
      if (more === undefined || !isOwn) break;
      found = joined(found, more, next.line);
      taken.add(more.line);
    }
    const unsure = layout.unsureBelow(at);
    if (unsure.length > 0) found = { ...found, unsure: doubtsOf(unsure) };
    if (found !== said) changed.set(line.line, found);
  }
  if (changed.size === 0) return undefined;
  return source.flatMap((each) => (taken.has(each.line) ? [] : [changed.get(each.line) ?? each]));
}

const joined = (match: SourceLine, said: SourceLine, line: ReadLine): SourceLine => ({
  ...match,
  last: said.last,
  ...(line.kind === 'heading'
    ? { facts: { ...match.facts, ...line.facts } satisfies SectionFacts }
    : { text: `${match.text} ${said.text.trim()}` }),
});

const doubtsOf = (parts: readonly Part[]): readonly Doubt[] =>
  parts.map(({ line }) => ({
    code: 'heading',
    said: line.text,
    at: line.kind === 'heading' ? Object.keys(line.facts)[0] : 'winner',
  }));

/** One doubt of each field, with all of its headings. */
export const headingDoubts = (doubts: readonly Doubt[]): readonly Doubt[] =>
  [...groupBy(doubts, ({ at = '' }) => at).values()].map((of) => ({
    code: 'heading',
    said: of.map(({ said }) => said).join(' · '),
    at: of[0]?.at,
  }));
