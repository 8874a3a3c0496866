import { hashId } from '@/lib/hashId';

type Index = Uint8Array | Uint16Array | Uint32Array;

/** The values of one field path over all rows; `undefined` where a row lacks it. */
export type Column =
  | { readonly kind: 'plain'; readonly values: readonly unknown[]; readonly hashes?: Uint32Array }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | {
      readonly kind: 'dictionary';
      readonly values: readonly unknown[];
      readonly at: Index;
      /** Of each value, where values are ids that are looked up when they are read. */
      readonly hashes?: Uint32Array;
    }
  /** Places of the list of texts with this number. */
  | { readonly kind: 'listed'; readonly list: number; readonly at: Index };

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

/** Texts by their places in a list. */
export function listColumn(
  cells: readonly string[],
  list: number,
  placeOf: (text: string) => number,
): Column {
  const at = cells.map(placeOf);
  return { kind: 'listed', list, at: narrowed(at, at.reduce((most, place) => Math.max(most, place), 0) + 1) };
}

/** Reads one row's value of a column; `texts` are those of the column's list. */
export function cellReader(
  column: Column,
  texts: readonly string[],
  shared?: (value: unknown) => unknown,
): ReadCell {
  switch (column.kind) {
    case 'listed': {
      const { at } = column;
      return (row) => texts[at[row] ?? -1];
    }
    case 'numbers': {
      const { values } = column;
      return (row) => {
        const value = values[row];
        return value === undefined || Number.isNaN(value) ? undefined : value;
      };
    }
    case 'plain': {
      const { values } = column;
      return shared ? (row) => shared(values[row]) : (row) => values[row];
    }
    case 'dictionary': {
      const { at } = column;
      const values = shared ? column.values.map(shared) : column.values;
      return (row) => values[at[row] ?? -1];
    }
  }
}

/** Reads what is found for a row's value; rows whose values the column or its list keeps once look once. */
export function foundReader<V>(
  column: Column,
  find: (value: unknown, hash: number | undefined) => V,
  foundAt: (place: number) => V,
): (row: number) => V {
  if (column.kind === 'listed') {
    const { at } = column;
    // Every place was checked to be one of the list.
    return (row) => foundAt(at[row] ?? -1);
  }
  if (column.kind === 'numbers') return (row) => find(column.values[row], undefined);
  const { values, hashes } = column;
  if (column.kind === 'plain') return (row) => find(values[row], hashes?.[row]);
  const { at } = column;
  const known = values.map((value, place) => find(value, hashes?.[place]));
  // Every place was checked to be one of the dictionary.
  return (row) => known[at[row] ?? -1] as V;
}

/** The column with the hashes of its texts. */
export function withHashes(column: Column): Column {
  if (column.kind === 'numbers' || column.kind === 'listed') return column;
  return { ...column, hashes: Uint32Array.from(column.values, (id) => hashId(String(id))) };
}

/** Row numbers below `count` in the smallest array that holds them. */
export function narrowed(at: ArrayLike<number>, count: number): Index {
  if (count <= 0x100) return Uint8Array.from(at);
  return count <= 0x10000 ? Uint16Array.from(at) : Uint32Array.from(at);
}
