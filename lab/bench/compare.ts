import { readFileSync } from 'node:fs';
import { figureText, type Row } from './rows';

/** A figure got worse if its ratio to its floor grew by more than this share. */
const tolerance = 0.25;

type Figure = Pick<Row, 'id' | 'size' | 'value' | 'floor'>;

function isFigure(row: unknown): row is Figure {
  if (typeof row !== 'object' || row === null) return false;
  const { id, size, value, floor } = row as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && [size, value, floor].every((each) => typeof each === 'number');
}

export function readRun(file: string): readonly Figure[] {
  const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const rows = typeof run === 'object' && run !== null && 'rows' in run ? run.rows : undefined;
  if (!Array.isArray(rows) || !rows.every(isFigure))
    throw new Error(`--compare: expected the rows of a run in ${file}, found something else`);
  return rows;
}

/** A line for each figure whose ratio got worse. Figures missing in either run are not compared. */
export const worseThan = (before: readonly Figure[], now: readonly Figure[]): readonly string[] =>
  now.flatMap((figure) => {
    const known = before.find(({ id, size }) => id === figure.id && size === figure.size);
    if (known === undefined) return [];
    // If a floor is 0, such as a longest task, compare the figures themselves.
    const hasFloors = known.floor > 0 && figure.floor > 0;
    const of = ({ value, floor }: Figure) => (hasFloors ? value / floor : value);
    if (of(figure) <= of(known) * (1 + tolerance)) return [];
    const unit = hasFloors ? ' × floor' : '';
    const where = `${figure.id} at ${figure.size.toLocaleString('en')}`;
    return [`${where}: ${figureText(of(known))}${unit} before, ${figureText(of(figure))} now`];
  });
