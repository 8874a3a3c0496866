import type { Auth } from 'firebase-admin/auth';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { requireRole } from '../requireRole';
import type { ServerServices } from '../services';
import { callableCode } from '../storeErrors';
import { parseBanPayload, type BanRequest } from './banPayload';
import { banUser } from './banUser';

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
const workTimeMs = 60_000;

/** Answers one call of `banUser`, for moderators. */
export async function handleBanUser(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: ServerServices,
): Promise<Readonly<Record<string, never>>> {
  const start = now();
  const by = await requireRole('moderator', 'ban accounts', request.auth, auth);
  const payload = parseBanPayload(request.data);
  if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
  await requireOrdinary(auth, payload.value);
  const { uid, ban, openDeltas, appliedDeltas } = payload.value;
  try {
    await banUser({ db, hasTime: () => now() - start < workTimeMs }, payload.value, by);
  } catch (error) {
    logger.error('banUser failed', { uid, by, error: error instanceof Error ? error.stack : 'unknown' });
    throw new HttpsError(
      callableCode(error),
      'Not everything could be done yet. Nothing is half done for good: ask again.',
    );
  }
  logger.info('ban changed', { uid, by, ban, openDeltas, appliedDeltas });
  return {};
}

/** Whoever decides over others has to lose that role first. A deleted account may be banned: its pages live on a while. */
async function requireOrdinary(
  auth: Pick<Auth, 'getUser'>,
  { uid, ban }: Pick<BanRequest, 'uid' | 'ban'>,
): Promise<void> {
  if (!ban) return;
  const user = await auth.getUser(uid).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  });
  const claims = user?.customClaims ?? {};
  if (claims['moderator'] !== true && claims['admin'] !== true) return;
  throw new HttpsError('failed-precondition', 'A moderator cannot be banned. Take the role away first.');
}
