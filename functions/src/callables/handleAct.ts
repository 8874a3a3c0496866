import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { actOf, isActKind } from '@/model/acts/acts';
import { parseAct } from '@/model/acts/parseAct';
import { pacePerMinute } from '@/model/acts/pace';
import type { Role } from '@/model/role';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import type { Act, ActOutcome, HandlerServices } from '../acts/act';
import { runAct } from './handlers';
import { noteForTrust } from '../acts/trustActs';

/** Leaves time for one transaction before the function's timeout, so that the caller gets an answer. */
const workTimeMs = 60_000;

const maxAttempts = 12;

export function handleAct(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now, knownSports }: ServerServices & Pick<HandlerServices, 'knownSports'>,
): Promise<ActOutcome> {
  return answerCall('act', { logger, now }, async () => {
    const start = now();
    const { uid: by, roles } = await requireRole(roleFor(request.data), 'act', request.auth, { auth, db });
    const payload = parseAct(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { action, asked } = payload.value;
    const services: HandlerServices = {
      ...{ auth, db, knownSports },
      transact: (body) => db.runTransaction(body, { maxAttempts }),
      hasTime: () => now() - start < workTimeMs,
      now,
      pace: pacePerMinute[roles.admin ? 'admin' : 'moderator'],
    };
    const act: Act = { id: action, by, kind: asked.kind };
    const answer = await runAct(services, act, asked);
    if (answer.outcome === 'done') await noteForTrust(services, act, asked);
    logger.info('act done', { actLog: action, kind: asked.kind, outcome: answer.outcome });
    return answer;
  });
}

function roleFor(data: unknown): Role {
  const kind = isJsonObject(data) ? data['kind'] : undefined;
  return isActKind(kind) ? actOf(kind).by : 'moderator';
}
