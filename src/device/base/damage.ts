import { NewerRowsError } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import { upgraded } from './upgraded';
import { rowsVersion, type StoredKind } from './version';

/** A stored record has an unexpected shape. Its content must be loaded from the server again. */
export class DamagedRowsError extends Error {
  override readonly name = 'DamagedRowsError';
}

/** Errors for one unreadable value. A database that does not answer throws others. */
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
  error instanceof TypeError ||
  error instanceof RangeError;

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
 * A stored record in the shape of this version. Throws `NewerRowsError` for a later version,
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
