import type { Found } from './interner';

export type Index = Uint8Array | Uint16Array | Uint32Array;

export type Column =
  | { readonly kind: 'plain'; readonly values: readonly unknown[]; readonly hashes?: Uint32Array }
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | {
      readonly kind: 'dictionary';
      readonly values: readonly unknown[];
      readonly at: Index;
      readonly hashes?: Uint32Array;
    }
  | { readonly kind: 'listed'; readonly list: number; readonly at: Index };

export type ReadCell = (row: number) => unknown;

/** `texts` must be those of the column's list. */
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

export function foundReader<V>(column: Column, { find, at: foundAt }: Found<V>): (row: number) => V {
  if (column.kind === 'listed') {
    const { at } = column;
    // `columnFits` has checked each position against the list.
    return (row) => foundAt(at[row] ?? -1);
  }
  if (column.kind === 'numbers') return (row) => find(column.values[row], undefined);
  const { values, hashes } = column;
  if (column.kind === 'plain') return (row) => find(values[row], hashes?.[row]);
  const { at } = column;
  const known = values.map((value, place) => find(value, hashes?.[place]));
  return (row) => known[at[row] ?? -1] as V;
}
