import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { assertNever } from '@/lib/assertNever';
import { actsOfAdmins, pacePerMinute, type ActAsked } from '@/model/acts';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import type { Act, ActOutcome, ActServices } from './act';
import { parseActPayload } from './actPayload';
import { closeReport } from './closeReport';
import { approveEvent, deleteDelta } from './decide';
import { deleteRecord } from './deleteRecord';
import { raiseLimit } from './raiseLimit';
import { restore, restoreSince } from './restore';
import { noteForTrust, passAudit, saveTrust } from './trustActs';
import { dropRequest, withhold } from './withhold';

/** Below the function's timeout by the time one transaction may take, so that the caller gets an answer. */
const workTimeMs = 60_000;

/** Calls of one moderator side by side wait for each other where they are counted. */
const maxAttempts = 12;

/** Takes back applied changes. It applies proposals as well, which other acts know nothing of, so it is handed in. */
export type Revert = (
  services: ActServices,
  act: Act,
  asked: Extract<ActAsked, { kind: 'revert' }>,
) => Promise<ActOutcome>;

/** Answers one call of `act`, for moderators. */
export function handleAct(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now, revert }: ServerServices & { readonly revert: Revert },
): Promise<ActOutcome> {
  return answerCall('act', { logger, now }, async () => {
    const start = now();
    const { uid: by, roles } = await requireRole(
      'moderator',
      'approve, delete, restore or revert',
      request.auth,
      {
        auth,
        db,
      },
    );
    const payload = parseActPayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { action, asked } = payload.value;
    if (actsOfAdmins.has(asked.kind) && !roles.admin)
      throw new HttpsError('permission-denied', 'Only admins may do this.');
    const services: ActServices = {
      db,
      transact: (body) => db.runTransaction(body, { maxAttempts }),
      hasTime: () => now() - start < workTimeMs,
      now,
      pace: pacePerMinute[roles.admin ? 'admin' : 'moderator'],
    };
    const act: Act = { id: action, by, kind: asked.kind };
    const answer = await runAct(services, act, asked, revert);
    if (answer.outcome === 'done') await noteForTrust(services, act, asked);
    // The entry names the actor and the act.
    logger.info('act done', { actLog: action, kind: asked.kind, outcome: answer.outcome });
    return answer;
  });
}

/**
 * Does what a moderator asks, under one entry of `actLog`. Asked again under the same name it goes on where it broke off,
 * and does nothing more once it is done.
 */
export function runAct(
  services: ActServices,
  act: Act,
  asked: ActAsked,
  revert: Revert,
): Promise<ActOutcome> {
  switch (asked.kind) {
    case 'approveEvent':
      return approveEvent(services, act, asked);
    case 'deleteRecord':
      return deleteRecord(services, act, asked);
    case 'deleteDelta':
      return deleteDelta(services, act, asked);
    case 'closeReport':
      return closeReport(services, act, asked);
    case 'restore':
      return restore(services, act, asked);
    case 'restoreSince':
      return restoreSince(services, act, asked);
    case 'revert':
      return revert(services, act, asked);
    case 'passAudit':
      return passAudit(services, act, asked);
    case 'raiseLimit':
      return raiseLimit(services, act, asked);
    case 'saveTrust':
      return saveTrust(services, act, asked);
    case 'withhold':
      return withhold(services, act, asked);
    case 'dropRequest':
      return dropRequest(services, act, asked);
    default:
      return assertNever(asked, 'act');
  }
}
