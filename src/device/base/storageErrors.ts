import { NewerRowsError } from '@/backend/rows';
import type { StorageProblem } from '@/wiki/storage/storageSlice';

/** Storage has not answered for too long. Continue without it. */
export class SilentStorageError extends Error {
  override readonly name = 'SilentStorageError';
}

export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof NewerRowsError || isOfLaterVersion(error)) return 'newer';
  // Some browsers mention the quota only in the message of an aborted transaction.
  return /quota/i.test(String(error)) ? 'full' : 'blocked';
}

/** A later version of the app created the database. */
const isOfLaterVersion = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';
