import type { Sharing } from './sharing';

type Index = Uint8Array | Uint16Array | Uint32Array;

/** The values of one field path over all rows; `undefined` where a row lacks it. */
export type Column =
  | { readonly kind: 'plain'; readonly values: readonly unknown[] }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'dictionary'; readonly values: readonly unknown[]; readonly at: Index };

/** Few different values are kept once each with an index per row; many numbers as doubles, `NaN` for absent. */
export function encodeColumn(cells: readonly unknown[]): Column {
  const places = new Map<unknown, number>();
  const at = new Uint32Array(cells.length);
  cells.forEach((cell, row) => {
    let place = places.get(cell);
    if (place === undefined) places.set(cell, (place = places.size));
    at[row] = place;
  });
  if (places.size * 2 > cells.length) {
    return cells.every((cell) => cell === undefined || typeof cell === 'number')
      ? {
          kind: 'numbers',
          values: Float64Array.from(cells, (cell) => (cell === undefined ? NaN : Number(cell))),
        }
      : { kind: 'plain', values: cells };
  }
  return { kind: 'dictionary', values: [...places.keys()], at: narrowed(at, places.size) };
}

/** Reads one row's value of a column; `sharing` makes equal texts of many columns the same. */
export function cellReader(column: Column, sharing?: Sharing): (row: number) => unknown {
  switch (column.kind) {
    case 'plain': {
      const { values } = column;
      return sharing ? (row) => sharing.text(values[row]) : (row) => values[row];
    }
    case 'numbers': {
      const { values } = column;
      return (row) => {
        const value = values[row];
        return value === undefined || Number.isNaN(value) ? undefined : value;
      };
    }
    case 'dictionary': {
      const { at } = column;
      const values = sharing ? column.values.map((value) => sharing.text(value)) : column.values;
      return (row) => values[at[row] ?? -1];
    }
  }
}

/** Row numbers below `count` in the smallest array that holds them. */
export function narrowed(at: ArrayLike<number>, count: number): Index {
  if (count <= 0x100) return Uint8Array.from(at);
  return count <= 0x10000 ? Uint16Array.from(at) : Uint32Array.from(at);
}
