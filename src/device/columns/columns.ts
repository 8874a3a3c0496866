export type Index = Uint8Array | Uint16Array | Uint32Array;

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
