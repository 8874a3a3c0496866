import { NewerRowsError } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import { upgraded } from './upgraded';
import { rowsVersion, type StoredKind } from './version';

/** A stored record that is not what this version wrote; what it held has to come from the server again. */
export class DamagedRowsError extends Error {
  override readonly name = 'DamagedRowsError';
}

/** The browsers' errors for one value that it cannot read any more, as opposed to a database that does not answer. */
const readErrors: readonly string[] = [
  'UnknownError',
  'DataError',
  'DataCloneError',
  'NotFoundError',
  'NotReadableError',
  'EncodingError',
];

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedRowsError ||
  (error instanceof DOMException && readErrors.includes(error.name)) ||
  // A decoder that meets what it never wrote.
  error instanceof TypeError ||
  error instanceof RangeError;

/** The value, or `damaged` when it cannot be read as what it should be; any other error is passed on. */
export async function orDamaged<T>(read: () => Promise<T>): Promise<T | 'damaged'> {
  try {
    return await read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    console.warn('Stored rows:', error);
    return 'damaged';
  }
}

/**
 * A record as this version stores it, whatever version stored it; throws `NewerRowsError` for one of a later version,
 * `DamagedRowsError` for anything else.
 */
export function ofThisVersion(
  kind: StoredKind,
  record: unknown,
  what: string = kind,
): Readonly<Record<string, unknown>> {
  const expected = `${what}: expected version ${rowsVersion}, found`;
  const version = isJsonObject(record) ? record['version'] : undefined;
  if (!isJsonObject(record) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw new DamagedRowsError(`${expected} another shape`);
  if (version > rowsVersion) throw new NewerRowsError(`${expected} ${version}`);
  return upgraded(kind, record, version);
}
