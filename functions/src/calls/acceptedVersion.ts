import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { firstWriteVersion } from '@/model/writeVersion';

export async function readAccepted(db: Firestore): Promise<number> {
  const accepts: unknown = (await db.doc('setting/schema').get()).get('accepts');
  return typeof accepts === 'number' ? accepts : firstWriteVersion;
}

/**
 * Wraps a handler of writing calls: refuses outdated clients, and passes the data on without its version. On
 * the refusal `outdated` a page keeps the command and offers an update.
 */
export const fromAccepted =
  <T>(accepted: () => Promise<number>, handle: (request: CallableRequest) => Promise<T>) =>
  async (request: CallableRequest): Promise<T> => {
    // The handler refuses callers without an account anyway. Save the read.
    if (request.auth === undefined) return handle(request);
    const { schema = firstWriteVersion, ...data } = isJsonObject(request.data) ? request.data : {};
    const least = await accepted();
    if (typeof schema !== 'number' || schema < least)
      throw new HttpsError(
        'failed-precondition',
        'This page is too old to save changes. Refresh it; your changes are kept.',
        { outdated: true },
      );
    return handle(isJsonObject(request.data) ? { ...request, data } : request);
  };
