import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { firstWriteVersion } from '@/model/writeVersion';

/** The least version of pages from which writes are taken: `npm run migrate -- require` says it. */
export async function readAccepted(db: Firestore): Promise<number> {
  const accepts: unknown = (await db.doc('setting/schema').get()).get('accepts');
  return typeof accepts === 'number' ? accepts : firstWriteVersion;
}

/**
 * A handler of writing calls that hears only pages whose version is still taken, and is given what they ask without their
 * version. `outdated` in the refusal tells the page to keep what it wanted and to offer an update.
 */
export const fromAccepted =
  <T>(accepted: () => Promise<number>, handle: (request: CallableRequest) => Promise<T>) =>
  async (request: CallableRequest): Promise<T> => {
    // A caller without an account is refused anyway, without a question to the database.
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
