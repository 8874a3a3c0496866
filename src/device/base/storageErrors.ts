import { NewerRowsError } from '@/backend/rows';
import type { StorageProblem } from '@/wiki/storage/storageSlice';

/** Storage has not answered for so long that one has to go on without it. */
export class SilentStorageError extends Error {
  override readonly name = 'SilentStorageError';
}

export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof NewerRowsError || isOfLaterVersion(error)) return 'newer';
  // Some browsers abort a transaction for want of space and tell so only in the message.
  return /quota/i.test(String(error)) ? 'full' : 'blocked';
}

/** What IndexedDB says of a database that a later version of the app has made. */
const isOfLaterVersion = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';
