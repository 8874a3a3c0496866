import type { TableRow } from './cells';
import { eventFields, type Mapping } from './columns';

/**
 * The rows with cells of the event that are empty filled from the row above, as where the cells of one event were merged,
 * or its name written once. Where a row names another event nothing of the one before is taken over.
 */
export function fillDown(
  rows: readonly TableRow[],
  mapping: Mapping,
): {
  readonly rows: readonly TableRow[];
  /** The lines that took something over. */
  readonly filled: ReadonlySet<number>;
} {
  const columns = Object.entries(mapping)
    .filter(([, field]) => eventFields.includes(field))
    .map(([at, field]) => ({ at: Number(at), field }));
  const names = columns.filter(({ field }) => field === 'event.name' || field === 'event.id');
  const filled = new Set<number>();
  let above: readonly string[] = [];
  const next = rows.map((row) => {
    const said = (at: number) => (row.cells[at] ?? '').trim();
    const isOther = names.some(({ at }) => said(at) !== '' && said(at) !== (above[at] ?? '').trim());
    const isBlank = row.cells.every((cell) => cell.trim() === '');
    if (isBlank) return row;
    if (isOther) {
      above = row.cells;
      return row;
    }
    const cells = [...row.cells];
    for (const { at } of columns)
      if (said(at) === '' && (above[at] ?? '') !== '') {
        while (cells.length <= at) cells.push('');
        cells[at] = above[at] ?? '';
        filled.add(row.line);
      }
    above = cells;
    return filled.has(row.line) ? { ...row, cells } : row;
  });
  return { rows: next, filled };
}
