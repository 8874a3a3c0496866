import { cellText, isFormula, type Table, type TableRow } from './cells';
import { isInPounds, type ImportField, type Mapping } from './columns';

/** The cells of a row by their meanings. */
export interface Cells {
  /** Those that say something. */
  readonly list: readonly { readonly field: ImportField; readonly text: string }[];
  /** The text of a meaning; empty where nothing says it. */
  readonly at: (field: ImportField) => string;
  /** Meanings of the table, whatever the row says of them. */
  readonly fields: ReadonlySet<ImportField>;
  /** Meanings whose bare numbers are pounds. */
  readonly inPounds: ReadonlySet<ImportField>;
  /** Cells that hold a formula in place of a value, as they are. */
  readonly formulas: readonly string[];
}

/** Reads rows of one table by its mapping; `one` is the name of the side that the table has no column for. */
export function createCells(
  { head }: Pick<Table, 'head'>,
  mapping: Mapping,
  one = '',
): (row: TableRow) => Cells {
  // Keys of a record are texts.
  const columns = Object.entries(mapping).map(([at, field]) => ({ at: Number(at), field }));
  const fields = new Set(columns.map(({ field }) => field));
  const inPounds = new Set(columns.filter(({ at }) => isInPounds(head[at] ?? '')).map(({ field }) => field));
  return ({ cells }) => {
    const said = columns.map(({ at, field }) => ({ field, cell: cells[at] ?? '' }));
    const formulas = said.filter(({ cell }) => isFormula(cell)).map(({ cell }) => cell);
    const list = said
      .map(({ field, cell }) => ({ field, text: isFormula(cell) ? '' : cellText(cell) }))
      .filter(({ text }) => text !== '');
    const texts = new Map(list.map(({ field, text }) => [field, text]));
    for (const side of ['player1', 'player2'] as const) {
      const parts = [texts.get(`${side}.given`), texts.get(`${side}.family`)].filter(Boolean).join(' ');
      const isSaid = fields.has(side) || fields.has(`${side}.given`) || fields.has(`${side}.family`);
      if (parts !== '' && !texts.has(side)) texts.set(side, parts);
      if (one !== '' && !isSaid && !fields.has('winner') && list.length > 0) texts.set(side, one);
    }
    return { list, at: (field) => texts.get(field) ?? '', fields, inPounds, formulas };
  };
}

/** Tells whether a row says something of a meaning. */
export const isCell = (cells: Cells, field: ImportField): boolean => cells.at(field) !== '';
