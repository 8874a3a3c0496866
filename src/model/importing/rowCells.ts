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
  const cellAt = createUnits(head, mapping);
  return (row) => {
    const said = columns.map(({ at, field }) => ({ field, cell: cellAt(row, at) }));
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

const unit = /^(?:kgs?|kilos?|lbs?|pounds?|кг)\.?$/i;

/**
 * Cells, with the unit that a column of its own says behind a bare weight: `85`, `lb`. Of as many units as weights each has its own;
 * of others all units of a row must agree, or the weight is not read.
 */
export function createUnits(head: Table['head'], mapping: Mapping): (row: TableRow, at: number) => string {
  const units = [...head.keys()].filter((at) => /(?:^| )units?(?: ?\d)?$/.test(headingKey(head[at] ?? '')));
  const weights = Object.entries(mapping).flatMap(([at, field]) => (isWeight(field) ? [Number(at)] : []));
  return ({ cells }, at) => {
    const cell = cells[at] ?? '';
    const place = weights.indexOf(at);
    if (place < 0 || !/^[-+<]?\d+(?:[.,]\d+)?\+?$/.test(cell.trim())) return cell;
    const own = units.length === weights.length ? units.slice(place, place + 1) : units;
    const said = own.map((column) => cells[column]?.trim() ?? '').filter((text) => unit.test(text));
    return [cell.trim(), [...new Set(said)].join('/')].filter(Boolean).join(' ');
  };
}

/** Names in characters have the family name first: 山田 太郎. */
const wholeName = (given: string, family: string): string =>
  (eastern.test(family) ? [family, given] : [given, family]).filter(Boolean).join(' ');
const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isCell = (cells: Cells, field: ImportField): boolean => cells.at(field) !== '';
