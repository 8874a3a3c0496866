import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { answerCall } from './answerCall';
import { applyDeltas, type ApplyServices } from './applyDeltas';
import { describeError } from './describeError';
import { withLease } from './lease';
import type { DeltaResult } from './outcome';
import { parsePayload } from './payload';
import { requireModerator } from './requireModerator';
import type { ServerServices } from './services';

/** What applying needs of the world: of the accounts only whether a token is in force. */
export interface CallServices extends Pick<ServerServices, 'db' | 'logger' | 'now'> {
  readonly auth: Pick<ServerServices['auth'], 'verifyIdToken'>;
}

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
export const workTimeMs = 60_000;

/** Calls that overlap lose to each other now and then, and each loss is another's progress. */
const maxAttempts = 12;

/** Answers one call of `applyWikiDelta`. */
export function handleApplyWikiDelta(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: CallServices,
): Promise<{ readonly results: readonly DeltaResult[] }> {
  return answerCall('applyWikiDelta', { logger, now }, async () => {
    const start = now();
    const moderator = await requireModerator(request.auth, auth);
    const payload = parsePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const services: ApplyServices = {
      db,
      transact: (body) => db.runTransaction(body, { maxAttempts }),
      hasTime: () => now() - start < workTimeMs,
      log: ({ id, outcome, error }) =>
        error === undefined
          ? logger.info('delta decided', { deltaId: id, outcome })
          : logger.error('delta failed', { deltaId: id, outcome, ...describeError(error) }),
    };
    const results = await withLease(db, 'applyWikiDelta', () =>
      applyDeltas(services, payload.value, moderator),
    );
    logger.info('applyWikiDelta done', { deltas: results.length, durationMs: now() - start });
    return { results };
  });
}
