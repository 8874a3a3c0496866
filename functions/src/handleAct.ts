import { isJsonObject } from '@/lib/json';
import { actOf, isActKind } from '@/model/acts/acts';
import { pacePerMinute } from '@/model/acts/pace';
import { parseAct, type ActRequest } from '@/model/acts/parseAct';
import type { Role } from '@/model/accounts/role';
import type { Act, ActResult, HandlerServices } from './write/acts/act';
import { transactOn } from './base/work';
import { callable, type Call, type CallRequest } from './calls/callable';
import { withRole } from './calls/callers';
import { requireHolder, type RoleHolder } from './calls/requireRole';
import { finishAct } from './finishAct';
import { requireOrganiser } from './write/scoring/organisers';

export const handleAct = callable({
  name: 'act',
  edits: { goesOnOverBudget: (data) => kindIn(data)?.whileOverBudget === true },
  caller: (request: CallRequest, services) =>
    kindIn(request.data)?.byOrganiser === true
      ? requireHolder('act', request.auth, services)
      : withRole((data): Role => kindIn(data)?.by ?? 'moderator', 'act')(request, services),
  schema: parseAct,
  work: doAct,
});

function kindIn(data: unknown) {
  const kind = isJsonObject(data) ? data['kind'] : undefined;
  return isActKind(kind) ? actOf(kind) : undefined;
}

async function doAct(
  { action, asked }: ActRequest,
  { caller, services, hasTime }: Call<RoleHolder>,
): Promise<ActResult> {
  const { auth, db, knownSports, logger, now } = services;
  if (!caller.roles[actOf(asked.kind).by]) await requireOrganiser(db, asked, caller.uid);
  const act: Act = { id: action, by: caller.uid, kind: asked.kind };
  const pace = pacePerMinute[caller.roles.admin ? 'admin' : 'moderator'];
  const acting: HandlerServices = { auth, db, knownSports, now, hasTime, pace, transact: transactOn(db) };
  const answer = await finishAct(acting, act, asked);
  logger.info('act done', { actLog: action, kind: asked.kind, outcome: answer.outcome });
  return answer;
}
