import { cellText, isFormula, type Table, type TableRow } from './cells';
import { headingKey, isInPounds, type ImportField, type Mapping } from './columns';

export interface Cells {
  readonly list: readonly { readonly field: ImportField; readonly text: string }[];
  /** Empty where the row has none. */
  readonly at: (field: ImportField) => string;
  readonly fields: ReadonlySet<ImportField>;
  /** Meanings whose bare numbers are pounds. */
  readonly inPounds: ReadonlySet<ImportField>;
  readonly formulas: readonly string[];
}

export interface CellsAsked {
  readonly one?: string | undefined;
  readonly meant?: (field: ImportField, text: string) => string;
}

export function createCells(
  { head }: Pick<Table, 'head'>,
  mapping: Mapping,
  { one = '', meant = (_, text) => text }: CellsAsked = {},
): (row: TableRow) => Cells {
  const columns = Object.entries(mapping).map(([at, field]) => ({ at: Number(at), field }));
  const fields = new Set(columns.map(({ field }) => field));
  const inPounds = new Set(columns.filter(({ at }) => isInPounds(head[at] ?? '')).map(({ field }) => field));
  const withUnit = createUnits(head);
  return (row) => {
    const said = columns.map(({ at, field }) => ({ field, cell: withUnit(row, field, row.cells[at] ?? '') }));
    const formulas = said.filter(({ cell }) => isFormula(cell)).map(({ cell }) => cell);
    const list = said
      .map(({ field, cell }) => ({ field, text: isFormula(cell) ? '' : meant(field, cellText(cell)) }))
      .filter(({ text }) => text !== '');
    const texts = new Map(list.map(({ field, text }) => [field, text]));
    for (const side of ['player1', 'player2'] as const) {
      const parts = wholeName(texts.get(`${side}.given`) ?? '', texts.get(`${side}.family`) ?? '');
      const isSaid = fields.has(side) || fields.has(`${side}.given`) || fields.has(`${side}.family`);
      if (parts !== '' && !texts.has(side)) texts.set(side, parts);
      if (one !== '' && !isSaid && !fields.has('winner') && list.length > 0) texts.set(side, one);
    }
    return { list, at: (field) => texts.get(field) ?? '', fields, inPounds, formulas };
  };
}

const isWeight = (field: ImportField): boolean => field === 'weight' || field.endsWith('.weight');

/** Writes the unit that a column of its own says behind the row's bare weights: `85`, `lb`. */
export function createUnits(
  head: Table['head'],
): (row: TableRow, field: ImportField, cell: string) => string {
  const at = head.findIndex((heading) => /(?:^| )units?$/.test(headingKey(heading)));
  return ({ cells }, field, cell) => {
    if (!isWeight(field)) return cell;
    const [unit] = /^(?:kgs?|lbs?|pounds?|кг)$/i.exec(cells[at]?.trim() ?? '') ?? [];
    return unit !== undefined && /^[-+<]?\d+(?:[.,]\d+)?\+?$/.test(cell.trim())
      ? `${cell.trim()} ${unit}`
      : cell;
  };
}

/** Names in characters have the family name first: 山田 太郎. */
const wholeName = (given: string, family: string): string =>
  (eastern.test(family) ? [family, given] : [given, family]).filter(Boolean).join(' ');
const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isCell = (cells: Cells, field: ImportField): boolean => cells.at(field) !== '';
