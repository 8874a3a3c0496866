import { newline, type ReadLine } from './cardText';

/**
 * The rest of a text once the matches of some lines are taken: the other lines as they were written, with the headings
 * above them. With `keepsEvent` what speaks of the event stays as well.
 */
export function withoutMatches(
  text: string,
  read: readonly ReadLine[],
  taken: ReadonlySet<number>,
  keepsEvent = false,
): string {
  const lines = new Map(read.map((each) => [each.line, each]));
  const end = read.find((each) => each.kind === 'unread' && each.trouble === 'tooMany')?.line ?? Infinity;
  const isLeft = (line: number): boolean => {
    const found = lines.get(line);
    if (found?.kind === 'event') return keepsEvent;
    return line >= end || found?.kind === 'unread' || (found?.kind === 'match' && !taken.has(line));
  };
  const numbered = text.split(newline).map((original, at) => ({ original, line: at + 1 }));
  const last = numbered.findLast(({ line }) => isLeft(line))?.line ?? 0;
  return numbered
    .filter(({ line }) => isLeft(line) || (line < last && lines.get(line)?.kind === 'heading'))
    .map(({ original }) => original)
    .join('\n');
}

/** The text without the lines that speak of the event. */
export function withoutEventLines(text: string, read: readonly ReadLine[]): string {
  const gone = new Set(read.flatMap(({ kind, line }) => (kind === 'event' ? [line] : [])));
  return text
    .split(newline)
    .filter((_, at) => !gone.has(at + 1))
    .join('\n');
}
