import type { Cell } from '@/model/records/recordTable';

export interface Cells {
  readonly kind: 'cells';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table whose columns are the names of functions that say what is in a row. */
export const cellsOf = <Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): Cells => {
  const cells = Object.values(columns);
  return {
    kind: 'cells',
    columns: Object.keys(columns),
    rows: rows.map((row) => cells.map((cell) => cell(row))),
  };
};

export const oneDecimal = (value: number): number => Number(value.toFixed(1));
