import { isJsonObject } from '@/lib/json';
import type { Column } from './columns';
import { checkOf, type FieldKind } from './docCodecs';
import type { TextList } from './textList';

/**
 * Whether the column has `count` values of its kind, so documents built from it are valid. Checks each
 * distinct value once. The texts of the list were checked when it was read.
 */
export function columnFits(
  column: unknown,
  kind: FieldKind,
  count: number,
  list: TextList,
): column is Column {
  if (!isJsonObject(column)) return false;
  const { kind: form, values, at, hashes } = column as Readonly<Record<string, unknown>>;
  switch (form) {
    case 'numbers':
      if (!isFloats(values) || values.length !== count) return false;
      // A column of absent values fits any optional kind.
      if (!kind.startsWith('number'))
        return !kind.endsWith('!') && values.every((value) => Number.isNaN(value));
      return !kind.endsWith('!') || !hasNaN(values);
    case 'plain':
      return (
        Array.isArray(values) &&
        values.length === count &&
        values.every(fits(kind)) &&
        areHashes(hashes, count)
      );
    case 'dictionary':
      return (
        Array.isArray(values) &&
        values.every(fits(kind)) &&
        isIndex(at) &&
        at.length === count &&
        areBelow(at, values.length) &&
        areHashes(hashes, values.length)
      );
    case 'listed':
      return (
        (kind === 'text' || kind === 'text!') &&
        list.number !== 0 &&
        column['list'] === list.number &&
        isIndex(at) &&
        at.length === count &&
        areBelow(at, list.texts.length)
      );
    default:
      return false;
  }
}

function fits(kind: FieldKind): (value: unknown) => boolean {
  const isRequired = kind.endsWith('!');
  const check = checkOf(kind);
  return (value) => (value === undefined ? !isRequired : check(value));
}

// Plain loops: a start checks millions of cells here.
function hasNaN(values: Float64Array): boolean {
  for (let row = 0; row < values.length; row += 1) if (Number.isNaN(values[row])) return true;
  return false;
}

function areBelow(places: Uint8Array, count: number): boolean {
  for (let row = 0; row < places.length; row += 1) if (places[row]! >= count) return false;
  return true;
}

// By name, because the database may return objects of another realm.
const isFloats = (value: unknown): value is Float64Array =>
  ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float64Array]';

// A wrong hash only fails to find a value, so hashes are not recomputed.
const areHashes = (hashes: unknown, count: number): boolean =>
  hashes === undefined || (isIndex(hashes) && hashes.length === count);

const isIndex = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && /^\[object Uint(8|16|32)Array]$/.test(Object.prototype.toString.call(value));
