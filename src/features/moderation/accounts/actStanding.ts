import { reversibleActs } from '@/model/acts';
import type { ActLogEntry } from '@/model/logs';
import { purgeBefore } from '@/model/tombstones';

/**
 * Tells whether an act can be taken back, was, or cannot be any more, since its tombstones are purged; else it never
 * could be.
 */
export type ActStanding = 'reversible' | 'takenBack' | 'expired' | 'final';

export function standingOfAct({ kind, at, restoredBy }: ActLogEntry, now: number): ActStanding {
  if (!reversibleActs.has(kind)) return 'final';
  if (restoredBy !== undefined) return 'takenBack';
  return kind === 'deleteRecord' && at < purgeBefore(now) ? 'expired' : 'reversible';
}
