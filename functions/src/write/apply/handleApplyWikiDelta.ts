import { found } from '@/model/found';
import { deltaId, isStoredId } from '@/model/ids';
import { applyDeltas, type ApplyServices } from './applyDeltas';
import { withPresentVersions } from './deltaVersions';
import { describeError } from '../../base/describeError';
import { logMessages } from '../../base/logMessages';
import { withLease } from '../../base/lease';
import { transactOn } from '../../base/work';
import { readInterests } from './interest';
import type { DeltaResult } from './outcome';
import { parsePayload, type ApplyCall } from './payload';
import { callable, type Call, type CallServices } from '../../calls/callable';
import { withRole } from '../../calls/callers';
import type { RoleHolder } from '../../calls/requireRole';

/** Applies deltas for a moderator: `{deltaIds, force?, seen?, amend?, approve?}` to `{results: [{id, outcome, message?}]}`. */
export const handleApplyWikiDelta = callable({
  name: 'applyWikiDelta',
  edits: {},
  caller: withRole('moderator', 'apply changes'),
  schema: parsePayload,
  work: applyAsked,
});

async function applyAsked(
  payload: ApplyCall,
  { caller, services: { db, logger, now, knownSports }, hasTime }: Call<RoleHolder>,
): Promise<{ readonly results: readonly DeltaResult[] }> {
  const start = now();
  // Read versions before waiting for other calls, because an author may write meanwhile.
  const asked = await withPresentVersions(db, {
    ...payload,
    interests: await readInterests(db, caller.uid),
  });
  const services = applyServicesOn({ db, logger, now, sports: await knownSports(), hasTime });
  const decided = await withLease(db, 'applyWikiDelta', () => applyDeltas(services, asked, caller.uid));
  const results = inOrderAsked(payload, decided);
  logger.info('applyWikiDelta done', { deltas: results.length, durationMs: now() - start });
  return { results };
}

function inOrderAsked({ asked }: ApplyCall, decided: readonly DeltaResult[]): readonly DeltaResult[] {
  const byId = new Map<string, DeltaResult>(decided.map((result) => [result.id, result]));
  return asked.flatMap((id): readonly DeltaResult[] => {
    if (isStoredId(id)) return [byId.get(id)].filter((result) => result !== undefined);
    const message = `Expected a delta id of 1 to 128 letters, digits, - or _, found ${found(id)}`;
    return [{ id: deltaId(id), outcome: 'invalid', message }];
  });
}

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
