import type { SectionFacts } from './cardFacts';
import type { ReadLine, SourceLine } from './cardLines';
import { isScore } from './joinedLines';
import type { Sport } from '../sports';

interface Part {
  readonly line: ReadLine;
  readonly kind: 'match' | 'heading' | 'score' | 'other';
}

function partOf(line: ReadLine, sport: Sport | undefined): readonly Part[] {
  if (line.kind === 'event') return [];
  if (line.kind !== 'unread') return [{ line, kind: line.kind }];
  return [{ line, kind: isScore(line.text, sport) ? 'score' : 'other' }];
}

const isMain = (line: ReadLine): boolean => line.kind === 'heading' && line.facts.main === true;

export interface LinesBelow {
  readonly source: readonly SourceLine[];
  /** Headings that may be of the matches above them. */
  readonly unsure: ReadonlySet<number>;
}

/**
 * Moves facts below a match to it.
 *
 * A score belongs to the match above, unless an earlier score belongs to none. Headings belong to the match above if none
 * precedes the first match and each match has one below. Otherwise, if the last match has one below, all of them are unsure.
 */
export function withFactsBelow(
  source: readonly SourceLine[],
  lines: readonly ReadLine[],
  sport: Sport | undefined,
): LinesBelow {
  const parts = lines.flatMap((line) => partOf(line, sport));
  const first = parts.findIndex(({ kind }) => kind === 'match');
  const [ahead, below] = [parts.slice(0, first), parts.slice(first)];
  const headings = below.filter(({ kind }) => kind === 'heading').map(({ line }) => line);
  const behind = (at: number): readonly Part[] => {
    const more = below.slice(at + 1);
    const end = more.findIndex(({ kind }) => kind !== 'heading' && kind !== 'score');
    return end < 0 ? more : more.slice(0, end);
  };
  const hasHeading = (at: number): boolean => behind(at).some(({ kind }) => kind === 'heading');
  const endsBelow =
    first >= 0 && !headings.some(isMain) && hasHeading(below.findLastIndex(({ kind }) => kind === 'match'));
  const isRegular =
    endsBelow &&
    !ahead.some(({ kind }) => kind === 'heading') &&
    below.every(({ kind }, at) => {
      if (kind === 'match') return hasHeading(at);
      return kind === 'heading' || (kind === 'score' && below[at - 1]?.kind !== 'heading');
    });
  let isBehindScore = ahead.some(({ kind }) => kind === 'score');
  const sourceOf = new Map(source.map((each) => [each.line, each]));
  const taken = new Set<number>();
  for (const [at, { line, kind }] of below.entries()) {
    if (kind === 'score' && !taken.has(line.line)) isBehindScore = true;
    let found = kind === 'match' ? sourceOf.get(line.line) : undefined;
    for (const next of found === undefined ? [] : behind(at)) {
      const said = sourceOf.get(next.line.line);
      const isOwn = next.kind === 'heading' ? isRegular : !isBehindScore && said?.blanks === 0;
      if (said === undefined || found === undefined || !isOwn) break;
      found = joined(found, said, next.line);
      taken.add(said.line);
    }
    if (found !== undefined) sourceOf.set(line.line, found);
  }
  return {
    source: source.flatMap(({ line }) => (taken.has(line) ? [] : (sourceOf.get(line) ?? []))),
    unsure: new Set(endsBelow && !isRegular ? headings.map(({ line }) => line) : []),
  };
}

const joined = (match: SourceLine, said: SourceLine, line: ReadLine): SourceLine => ({
  ...match,
  last: said.last,
  ...(line.kind === 'heading'
    ? { facts: { ...match.facts, ...line.facts } satisfies SectionFacts }
    : { text: `${match.text} ${said.text.trim()}` }),
});
