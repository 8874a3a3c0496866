type Index = Uint8Array | Uint16Array | Uint32Array;

/** The values of one field path over all rows; `undefined` where a row lacks it. */
export type Column =
  | { readonly kind: 'plain'; readonly values: readonly unknown[] }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'dictionary'; readonly values: readonly unknown[]; readonly at: Index };

/** Reads one row's value of a field path. */
export type ReadCell = (row: number) => unknown;

/**
 * Up to so many different ones of all values, a column keeps each once: a text costs more to read than the place of
 * one that was read already.
 */
const mostNumbers = 0.5;
const mostTexts = 0.8;

/** Few different values are kept once each with an index per row; many numbers as doubles, `NaN` for absent. */
export function encodeColumn(cells: readonly unknown[]): Column {
  const places = new Map<unknown, number>();
  const at = new Uint32Array(cells.length);
  cells.forEach((cell, row) => {
    let place = places.get(cell);
    if (place === undefined) places.set(cell, (place = places.size));
    at[row] = place;
  });
  const isNumeric = cells.every((cell) => cell === undefined || typeof cell === 'number');
  if (places.size > cells.length * (isNumeric ? mostNumbers : mostTexts)) {
    return isNumeric
      ? {
          kind: 'numbers',
          values: Float64Array.from(cells, (cell) => (cell === undefined ? NaN : Number(cell))),
        }
      : { kind: 'plain', values: cells };
  }
  return { kind: 'dictionary', values: [...places.keys()], at: narrowed(at, places.size) };
}

/** Reads one row's value of a column. */
export function cellReader(column: Column, shared: (value: unknown) => unknown = same): ReadCell {
  if (column.kind === 'numbers') {
    const { values } = column;
    return (row) => {
      const value = values[row];
      return value === undefined || Number.isNaN(value) ? undefined : value;
    };
  }
  return foundReader(column, shared);
}

const same = (value: unknown): unknown => value;

/** Reads what is found for a row's value; rows whose values the column itself keeps once look once. */
export function foundReader<V>(column: Column, find: (value: unknown) => V): (row: number) => V {
  if (column.kind !== 'dictionary') {
    const { values } = column;
    return find === same ? (row) => values[row] as V : (row) => find(values[row]);
  }
  const { at } = column;
  const values = column.values.map(find);
  // Every place was checked to be one of the dictionary.
  return (row) => values[at[row] ?? -1] as V;
}

/** Row numbers below `count` in the smallest array that holds them. */
export function narrowed(at: ArrayLike<number>, count: number): Index {
  if (count <= 0x100) return Uint8Array.from(at);
  return count <= 0x10000 ? Uint16Array.from(at) : Uint32Array.from(at);
}
