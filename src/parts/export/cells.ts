import type { Cell } from '@/model/records/recordTable';

export interface Cells {
  readonly kind: 'cells';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** By the name of a column, what it has of a row. */
export type CellColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export const cellsOf = <Row>(rows: readonly Row[], columns: CellColumns<Row>): Cells => {
  const cells = Object.values(columns);
  return {
    kind: 'cells',
    columns: Object.keys(columns),
    rows: rows.map((row) => cells.map((cell) => cell(row))),
  };
};

export const oneDecimal = (value: number): number => Number(value.toFixed(1));
