import { NewerRowsError } from '@/backend/rows';
import type { StorageProblem } from '@/wiki/storage/storageSlice';

export class SilentStorageError extends Error {
  override readonly name = 'SilentStorageError';
}

export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof NewerRowsError || isOfLaterVersion(error)) return 'newer';
  // Some browsers mention the quota only in the message of an aborted transaction.
  return /quota/i.test(String(error)) ? 'full' : 'blocked';
}

const isOfLaterVersion = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';
