import { hashId } from '@/lib/hashId';
import type { Column, Index } from './columns';

/**
 * Largest share of distinct values for a dictionary. Reading a text costs more than reading the position of a
 * known one.
 */
const mostNumbers = 0.5;
const mostTexts = 0.8;

/**
 * Chooses a dictionary for few distinct values, else doubles for numbers (`NaN` for absent), else plain
 * values.
 */
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

export function listColumn(
  cells: readonly string[],
  list: number,
  placeOf: (text: string) => number,
): Column {
  const at = cells.map(placeOf);
  return { kind: 'listed', list, at: narrowed(at, at.reduce((most, place) => Math.max(most, place), 0) + 1) };
}

export function withHashes(column: Column): Column {
  if (column.kind === 'numbers' || column.kind === 'listed') return column;
  return { ...column, hashes: Uint32Array.from(column.values, (id) => hashId(String(id))) };
}

export function narrowed(at: ArrayLike<number>, count: number): Index {
  if (count <= 0x100) return Uint8Array.from(at);
  return count <= 0x10000 ? Uint16Array.from(at) : Uint32Array.from(at);
}
