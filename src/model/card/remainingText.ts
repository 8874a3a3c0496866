import type { Sport } from '../sports';
import { newline, type ReadLine } from './cardText';
import { namedColumns } from './columns';
import { withoutFrame } from './drawn';

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
  const lines = new Map(read.map((each) => [each.line, each]));
  const end = read.find((each) => each.kind === 'unread' && each.problem === 'tooMany')?.line ?? Infinity;
  const isLeft = (line: number): boolean => {
    const found = lines.get(line);
    if (found?.kind === 'event') return keepsEvent;
    return line >= end || found?.kind === 'unread' || (found?.kind === 'match' && !taken.has(line));
  };
  const heads = (line: number, original: string): boolean =>
    lines.get(line)?.kind === 'heading' || namedColumns(withoutFrame(original), sport) !== undefined;
  const numbered = text.split(newline).map((original, at) => ({ original, line: at + 1 }));
  const last = numbered.findLast(({ line }) => isLeft(line))?.line ?? 0;
  return numbered
    .filter(({ line, original }) => isLeft(line) || (line < last && heads(line, original)))
    .map(({ original }) => original)
    .join('\n');
}

export function withoutEventLines(text: string, read: readonly ReadLine[]): string {
  const gone = new Set(read.flatMap(({ kind, line }) => (kind === 'event' ? [line] : [])));
  return text
    .split(newline)
    .filter((_, at) => !gone.has(at + 1))
    .join('\n');
}
