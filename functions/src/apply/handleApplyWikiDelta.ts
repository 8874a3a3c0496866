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

export interface CallServices extends RoleServices, Pick<ServerServices, 'logger' | 'now'> {
  /** Called only after the caller's role is checked. */
  readonly knownSports: () => Promise<readonly Sport[]>;
}

/** Leaves time for one transaction before the function's timeout, so that the caller gets an answer. */
const workTimeMs = 60_000;

/** Overlapping calls sometimes lose to each other; each loss means that another call progressed. */
const maxAttempts = 12;

export function handleApplyWikiDelta(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now, knownSports }: CallServices,
): Promise<{ readonly results: readonly DeltaResult[] }> {
  return answerCall('applyWikiDelta', { logger, now }, async () => {
    const start = now();
    const { uid: moderator } = await requireRole('moderator', 'apply changes', request.auth, { auth, db });
    const payload = parsePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    // Read versions before waiting for other calls, because an author may write meanwhile.
    const asked = await withPresentVersions(db, payload.value);
    const sports = await knownSports();
    const services = applyServicesOn({ db, logger, now, sports, hasTime: () => now() - start < workTimeMs });
    const decided = await withLease(db, 'applyWikiDelta', () => applyDeltas(services, asked, moderator));
    const results = inOrderAsked(payload.value, decided);
    logger.info('applyWikiDelta done', { deltas: results.length, durationMs: now() - start });
    return { results };
  });
}

function inOrderAsked({ asked }: ApplyCall, decided: readonly DeltaResult[]): readonly DeltaResult[] {
  const byId = new Map<string, DeltaResult>(decided.map((result) => [result.id, result]));
  return asked.flatMap((id): readonly DeltaResult[] => {
    if (isStoredId(id)) return [byId.get(id)].filter((result) => result !== undefined);
    const message = `Expected a delta id of 1 to 128 letters, digits, - or _, found ${found(id)}`;
    return [{ id: deltaId(id), outcome: 'invalid', message }];
  });
}

export const transactOn =
  (db: Firestore): ApplyServices['transact'] =>
  (body) =>
    db.runTransaction(body, { maxAttempts });

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
