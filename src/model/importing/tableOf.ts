import type { Sport } from '../sports';
import type { Table, TableRow } from './cells';
import { fieldOfHeading } from './columns';

const mostAbove = 20;

/** Larger tables are no championship, and larger cells no facts. */
export const tableLimits = { rows: 5_000, columns: 100, cell: 2_000, characters: 3_000_000 } as const;

/** Splits lines of cells into head and rows; without a line of column names, names are empty. */
export function tableOf(lines: readonly (readonly string[])[], sport: Sport | undefined): Table {
  const rows = lines
    .map((cells, at): TableRow => ({
      line: at + 1,
      cells: cells.slice(0, tableLimits.columns).map((cell) => cell.slice(0, tableLimits.cell)),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const known = ({ cells }: TableRow) =>
    new Set(cells.map((cell) => fieldOfHeading(cell, sport)).filter((field) => field !== undefined)).size;
  const heads = rows.slice(0, mostAbove).map(known);
  const most = Math.max(0, ...heads);
  const at = most >= 2 ? heads.indexOf(most) : -1;
  const head = at < 0 ? undefined : rows[at];
  const below = rows.slice(at + 1);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), head?.cells.length ?? 0);
  const names = Array.from({ length: width }, (_, column) => (head?.cells[column] ?? '').trim());
  return {
    head: names,
    rows: below,
    above: at < 0 ? [] : rows.slice(0, at),
  };
}
