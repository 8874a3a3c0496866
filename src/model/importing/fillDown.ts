import type { SectionFacts } from '../card/cardFacts';
import type { TableRow } from './cells';
import { eventFields, type ImportField, type Mapping } from './columns';

const ofSeveral: ReadonlySet<ImportField> = new Set([
  'gender',
  'arm',
  'weight',
  'round',
  'section',
  'choices',
]);

interface FilledRow {
  readonly row: TableRow;
  readonly isFilled: boolean;
  /** Genders, codes, stages and sections of rows above in columns where this row is empty, as with merged cells. */
  readonly above: readonly string[];
}

/**
 * Fills empty event cells from the row above, because tables merge them or name an event only once. A row
 * with another event takes nothing over.
 */
export function createFillDown(mapping: Mapping): (row: TableRow, heading?: SectionFacts) => FilledRow {
  const columns = Object.entries(mapping)
    .filter(([, field]) => eventFields.includes(field))
    .map(([at, field]) => ({ at: Number(at), field }));
  const names = columns.filter(({ field }) => field === 'event.name' || field === 'event.id');
  let above: readonly string[] = [];
  const ofMatch = Object.entries(mapping)
    .filter(([, field]) => ofSeveral.has(field) || field.startsWith('choices.'))
    .map(([at, field]) => ({ at: Number(at), field }));
  const last = new Map<number, string>();
  const saidAbove = (row: TableRow, heading: Readonly<Record<string, unknown>>): readonly string[] =>
    ofMatch.flatMap(({ at, field }) => {
      const own = (row.cells[at] ?? '').trim();
      if (own !== '') last.set(at, own);
      // A heading answers for the rows below it.
      if (heading[field] !== undefined) return [];
      const before = own === '' ? last.get(at) : undefined;
      return before === undefined ? [] : [before];
    });
  const fill = (row: TableRow): Omit<FilledRow, 'above'> => {
    const said = (at: number) => (row.cells[at] ?? '').trim();
    const isOther = names.some(({ at }) => said(at) !== '' && said(at) !== (above[at] ?? '').trim());
    if (row.cells.every((cell) => cell.trim() === '')) return { row, isFilled: false };
    const lacks = isOther ? [] : columns.filter(({ at }) => said(at) === '' && (above[at] ?? '') !== '');
    if (lacks.length === 0) {
      above = row.cells;
      return { row, isFilled: false };
    }
    const cells = [...row.cells];
    for (const { at } of lacks) {
      while (cells.length <= at) cells.push('');
      cells[at] = above[at] ?? '';
    }
    above = cells;
    return { row: { ...row, cells }, isFilled: true };
  };
  return (row, heading = {}) => {
    const filled = fill(row);
    const isBlank = row.cells.every((cell) => cell.trim() === '');
    return { ...filled, above: isBlank ? [] : saidAbove(row, { ...heading }) };
  };
}
