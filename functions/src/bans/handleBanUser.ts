import type { Auth, UserRecord } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { answerCall } from '../calls/answerCall';
import { ensureProfile } from '../profiles/ensureProfile';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import { parseBanPayload } from './banPayload';
import { noteBan } from '../trust/note';
import { banUser } from './banUser';

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
const workTimeMs = 60_000;

/** Answers one call of `banUser`, for moderators. */
export function handleBanUser(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: ServerServices,
): Promise<Readonly<Record<string, never>>> {
  return answerCall('banUser', { logger, now }, async () => {
    const start = now();
    const { uid: by } = await requireRole('moderator', 'ban accounts', request.auth, { auth, db });
    const payload = parseBanPayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { uid, ban, openDeltas, appliedDeltas } = payload.value;
    const account = await findAccount(auth, uid);
    if (ban) requireOrdinary(account);
    // A user who proposes without our client has none, and the log should say who it was.
    if (account) await ensureProfile(db, account);
    const entry = await banUser({ db, hasTime: () => now() - start < workTimeMs }, payload.value, by);
    if (ban) await noteBan({ db, now }, uid, { entry, by });
    // The entry names the account and the moderator.
    logger.info('ban changed', { banLog: entry, ban, openDeltas, appliedDeltas });
    return {};
  });
}

/** A deleted account may be banned: its pages live on a while. */
async function findAccount(auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** An account that decides over others has to lose that role first. */
function requireOrdinary(account: Pick<UserRecord, 'customClaims'> | undefined): void {
  const claims = account?.customClaims ?? {};
  if (claims['moderator'] !== true && claims['admin'] !== true) return;
  throw new HttpsError('failed-precondition', 'A moderator cannot be banned. Take the role away first.');
}
