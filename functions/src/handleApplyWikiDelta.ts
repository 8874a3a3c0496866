import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { applyDeltas, type ApplyServices } from './applyDeltas';
import { withLease } from './lease';
import type { DeltaResult } from './outcome';
import { parsePayload } from './payload';
import { requireModerator } from './requireModerator';
import { callableCode } from './storeErrors';

export interface CallServices {
  readonly auth: Pick<Auth, 'verifyIdToken'>;
  readonly db: Firestore;
  /** Structured; the fields hold ids and outcomes and no personal data. */
  readonly logger: {
    readonly info: (message: string, fields: object) => void;
    readonly error: (message: string, fields: object) => void;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
export const workTimeMs = 60_000;

/** Calls that overlap lose to each other now and then, and each loss is another's progress. */
const maxAttempts = 12;

/** Answers one call of `applyWikiDelta`. */
export async function handleApplyWikiDelta(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: CallServices,
): Promise<{ readonly results: readonly DeltaResult[] }> {
  const start = now();
  const moderator = await requireModerator(request.auth, auth);
  const payload = parsePayload(request.data);
  if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
  try {
    const services: ApplyServices = {
      db,
      transact: (body) => db.runTransaction(body, { maxAttempts }),
      hasTime: () => now() - start < workTimeMs,
      log: ({ id, outcome, error }) =>
        error === undefined
          ? logger.info('delta decided', { deltaId: id, outcome })
          : logger.error('delta failed', { deltaId: id, outcome, ...describe(error) }),
    };
    const results = await withLease(db, 'applyWikiDelta', () =>
      applyDeltas(services, payload.value, moderator),
    );
    logger.info('applyWikiDelta done', { deltas: results.length, durationMs: now() - start });
    return { results };
  } catch (error) {
    logger.error('applyWikiDelta failed', { durationMs: now() - start, ...describe(error) });
    throw new HttpsError(
      callableCode(error),
      'Some of the changes could not be decided. Nothing is half done for good: apply them again.',
    );
  }
}

const describe = (error: unknown) =>
  error instanceof Error
    ? { error: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack }
    : { error: 'unknown' };
