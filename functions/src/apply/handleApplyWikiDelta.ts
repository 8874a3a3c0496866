import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { found } from '@/model/found';
import { deltaId, isStoredId } from '@/model/ids';
import type { Sport } from '@/model/sports';
import { answerCall } from '../calls/answerCall';
import { applyDeltas, type ApplyServices } from './applyDeltas';
import { withPresentVersions } from './deltaVersions';
import { describeError } from '../base/describeError';
import { logMessages } from '../base/logMessages';
import { withLease } from '../base/lease';
import type { DeltaResult } from './outcome';
import { parsePayload, type ApplyCall } from './payload';
import { requireRole, type RoleServices } from '../calls/requireRole';
import type { ServerServices } from '../base/services';

/** The services that applying needs: of the accounts only the caller's. */
export interface CallServices extends RoleServices, Pick<ServerServices, 'logger' | 'now'> {
  /** Asked once it is known that the caller may apply. */
  readonly knownSports: () => Promise<readonly Sport[]>;
}

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
const workTimeMs = 60_000;

/** Calls that overlap lose to each other now and then, and each loss is another's progress. */
const maxAttempts = 12;

/** Answers one call of `applyWikiDelta`. */
export function handleApplyWikiDelta(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now, knownSports }: CallServices,
): Promise<{ readonly results: readonly DeltaResult[] }> {
  return answerCall('applyWikiDelta', { logger, now }, async () => {
    const start = now();
    const { uid: moderator } = await requireRole('moderator', 'apply changes', request.auth, { auth, db });
    const payload = parsePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    // Before waiting for other calls, which may take longer than an author needs to write.
    const asked = await withPresentVersions(db, payload.value);
    const sports = await knownSports();
    const services = applyServicesOn({ db, logger, now, sports, hasTime: () => now() - start < workTimeMs });
    const decided = await withLease(db, 'applyWikiDelta', () => applyDeltas(services, asked, moderator));
    const results = inOrderAsked(payload.value, decided);
    logger.info('applyWikiDelta done', { deltas: results.length, durationMs: now() - start });
    return { results };
  });
}

/** The results in the order asked, with one for each of what can be no delta. */
function inOrderAsked({ asked }: ApplyCall, decided: readonly DeltaResult[]): readonly DeltaResult[] {
  const byId = new Map<string, DeltaResult>(decided.map((result) => [result.id, result]));
  return asked.flatMap((id): readonly DeltaResult[] => {
    if (isStoredId(id)) return [byId.get(id)].filter((result) => result !== undefined);
    const message = `Expected a delta id of 1 to 128 letters, digits, - or _, found ${found(id)}`;
    return [{ id: deltaId(id), outcome: 'invalid', message }];
  });
}

/** Transactions that are tried again while others change the same documents. */
export const transactOn =
  (db: Firestore): ApplyServices['transact'] =>
  (body) =>
    db.runTransaction(body, { maxAttempts });

/** The services that applying needs, on a database: its transactions, and a log without personal data. */
export const applyServicesOn = ({
  db,
  logger,
  now,
  sports,
  hasTime,
}: Pick<CallServices, 'db' | 'logger' | 'now'> &
  Pick<ApplyServices, 'hasTime' | 'sports'>): ApplyServices => ({
  db,
  sports,
  transact: transactOn(db),
  hasTime,
  now,
  log: ({ id, outcome, error }) =>
    error === undefined
      ? logger.info('delta decided', { deltaId: id, outcome })
      : logger.error(logMessages.deltaFailed, { deltaId: id, outcome, ...describeError(error) }),
});
