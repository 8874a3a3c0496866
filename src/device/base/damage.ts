import { NewerRowsError } from '@/backend/rows';
import { isJsonObject } from '@/lib/json';
import { readVersions, rowsVersion } from './version';

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

/** A record of a version that is read as it is; throws `NewerRowsError` for one of a later version, `DamagedRowsError` for anything else. */
export function ofThisVersion(record: unknown, what: string): Readonly<Record<string, unknown>> {
  const version = isJsonObject(record) ? record['version'] : undefined;
  if (isJsonObject(record) && readVersions.includes(version)) return record;
  const expected = `${what}: expected version ${rowsVersion}, found`;
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > rowsVersion)
    throw new NewerRowsError(`${expected} ${version}`);
  throw new DamagedRowsError(`${expected} another shape`);
}
