import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deltaId, userId } from '@/model/ids';
import { applyDeltas, type ApplyServices } from '../apply/applyDeltas';
import { versionOf } from '../apply/deltaVersions';
import { withLease } from '../base/lease';
import { endsCall } from '../base/storeErrors';

export interface ResumeServices extends ApplyServices {
  /** Deltas of one page. */
  readonly pageSize?: number;
}

export interface Resumed {
  readonly finished: number;
  /** Those that could not be finished; the log says why, and a later run tries again. */
  readonly failed: number;
  /** True if every one was tried; else the next run goes on. */
  readonly complete: boolean;
}

/**
 * Time without progress after which nobody is at work on an application any more: no call lives longer than 70 s, and the
 * delta is written when the work on it begins.
 */
export const abandonedAfterMs = 3 * 60_000;

/**
 * Finishes deletions, which go page by page, that a call began and did not finish. It begins none: what no call has begun
 * waits for a moderator.
 *
 * An abandoned one is recognised by the time of the document's last write, which the database keeps. While it is being
 * applied nobody else may write it.
 */
export async function resumeApplications(services: ResumeServices): Promise<Resumed> {
  const { db, hasTime, now, pageSize = 100 } = services;
  const begun = db
    .collection('delta')
    .where('applying.cursor', '>=', '')
    .orderBy('applying.cursor')
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const done = { finished: 0, failed: 0 };
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    if (!hasTime()) return { ...done, complete: false };
    const { docs } = await (last ? begun.startAfter(last) : begun).get();
    const abandoned = docs.filter(({ updateTime }) => now() - updateTime.toMillis() >= abandonedAfterMs);
    for (const delta of abandoned) {
      const outcome = await finish(services, delta);
      if (outcome === 'unfinished') return { ...done, complete: false };
      done[outcome] += 1;
    }
    last = docs.at(-1);
    if (!last || docs.length < pageSize) return { ...done, complete: true };
  }
}

/**
 * The outcome of one: `unfinished` when time is up. Each in a turn of its own, so that a moderator's call waits for one
 * at most. Throws when the store does not answer.
 */
async function finish(
  services: ResumeServices,
  snapshot: QueryDocumentSnapshot,
): Promise<'finished' | 'failed' | 'unfinished'> {
  const { db, hasTime, log } = services;
  if (!hasTime()) return 'unfinished';
  const id = deltaId(snapshot.id);
  const decidedBy: unknown = snapshot.get('decidedBy');
  // Another proposal that took this id meanwhile has another version, so it is refused.
  const request = {
    deltaIds: [id],
    force: new Map(),
    seen: new Map([[id, versionOf(snapshot)]]),
    amend: new Map(),
  };
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
