import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deltaId, userId } from '@/model/ids';
import { applyDeltas, type ApplyServices } from '../../write/apply/applyDeltas';
import { versionOf } from '../../write/apply/deltaVersions';
import { withLease } from '../../base/lease';
import { pagesOf } from '../../base/pages';
import { endsCall } from '../../base/storeErrors';

export interface ResumeServices extends ApplyServices {
  readonly pageSize?: number;
}

export interface Resumed {
  readonly finished: number;
  readonly failed: number;
  readonly complete: boolean;
}

/**
 * An application without progress for this long is abandoned: no call lives longer than 70 s, and work on a
 * delta begins with a write to it.
 */
export const abandonedAfterMs = 3 * 60_000;

/**
 * Finishes deletions, which go page by page, that a call began and did not finish. It begins none: what no call has begun
 * waits for a moderator.
 *
 * It recognises an abandoned one by the time of the document's last write, which Firestore keeps. Nothing
 * else may write the delta meanwhile.
 */
export async function resumeApplications(services: ResumeServices): Promise<Resumed> {
  const begun = services.db
    .collection('delta')
    .where('applying.cursor', '>=', '')
    .orderBy('applying.cursor')
    .orderBy(FieldPath.documentId());
  return resumeAbandoned(services, begun, (delta) => finish(services, delta));
}

export async function resumeAbandoned(
  { hasTime, now, pageSize = 100 }: Pick<ResumeServices, 'hasTime' | 'now' | 'pageSize'>,
  begun: Query,
  finish: (work: QueryDocumentSnapshot) => Promise<'finished' | 'failed' | 'unfinished'>,
): Promise<Resumed> {
  const done = { finished: 0, failed: 0 };
  if (!hasTime()) return { ...done, complete: false };
  for await (const docs of pagesOf(begun, pageSize))
    for (const work of docs) {
      if (now() - work.updateTime.toMillis() < abandonedAfterMs) continue;
      const outcome = hasTime() ? await finish(work) : 'unfinished';
      if (outcome === 'unfinished') return { ...done, complete: false };
      done[outcome] += 1;
    }
  return { ...done, complete: true };
}

/**
 * Returns `unfinished` when time is up. One application per lease, so that a moderator's call waits for one
 * at most. Throws if Firestore does not respond.
 */
async function finish(
  services: ResumeServices,
  snapshot: QueryDocumentSnapshot,
): Promise<'finished' | 'failed' | 'unfinished'> {
  const { db, hasTime, log } = services;
  const id = deltaId(snapshot.id);
  const decidedBy: unknown = snapshot.get('decidedBy');
  const request = { deltaIds: [id], seen: new Map([[id, versionOf(snapshot)]]) };
  const moderator = userId(typeof decidedBy === 'string' ? decidedBy : 'unknown');
  try {
    const [result] = await withLease(db, 'applyWikiDelta', () => applyDeltas(services, request, moderator));
    const { outcome } = result ?? {};
    return outcome === 'applied' || outcome === 'already-applied' ? 'finished' : 'failed';
  } catch (error) {
    if (!endsCall(error)) return 'failed';
    if (hasTime()) throw error;
    log({ id, outcome: 'unfinished' });
    return 'unfinished';
  }
}
