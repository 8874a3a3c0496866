import { isRestorable } from '@/model/acts/acts';
import type { LogEntry } from '@/model/acts/log';
import { purgeBefore } from '@/model/tombstones';

/**
 * Tells whether an act can be taken back, was, or cannot be any more, since its tombstones are purged; else it never
 * could be.
 */
export type ActStanding = 'reversible' | 'takenBack' | 'expired' | 'final';

export function standingOfAct({ kind, at, restoredBy }: LogEntry, now: number): ActStanding {
  if (!isRestorable(kind)) return 'final';
  if (restoredBy !== undefined) return 'takenBack';
  return kind === 'deleteRecord' && at < purgeBefore(now) ? 'expired' : 'reversible';
}
