import type { LineAt, ReadLine } from './cardLines';
import type { RowSide } from './row';

/** Whether a line is the row of this side in a cross table: the name and results, perhaps with an empty diagonal. */
const isCrossRow = (line: ReadLine | undefined, { name }: RowSide): boolean =>
  line?.kind === 'unread' &&
  line.text.includes(name) &&
  (line.problem === 'crossTable' ||
    (line.problem === 'sides' && /^(?!.*\p{L}).*\d/u.test(line.text.replace(name, ''))));

const placeOf = ({ line, text, last }: LineAt): LineAt => ({
  line,
  text,
  ...(last !== undefined && { last }),
});

/** The head of a cross table of two people has two names in a line, as a match has. */
export function withCrossTables(lines: readonly ReadLine[]): readonly ReadLine[] {
  const ofTable = new Set<ReadLine>();
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'match') continue;
    const [first, second] = lines.slice(at + 1);
    if (isCrossRow(first, line.sides[0]) && isCrossRow(second, line.sides[1]))
      for (const each of [line, first, second]) if (each) ofTable.add(each);
  }
  return lines.map((line) =>
    ofTable.has(line) ? { ...placeOf(line), kind: 'unread', problem: 'crossTable' } : line,
  );
}
