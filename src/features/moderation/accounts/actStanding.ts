import { isRestorable } from '@/model/acts/acts';
import type { LogEntry } from '@/model/acts/log';
import { purgeBefore } from '@/model/tombstones';

/**
 * Tells whether an act can be restored, was, or cannot be any more, since its tombstones are purged; else it never
 * could be.
 */
export type ActStanding = 'reversible' | 'restored' | 'expired' | 'final';

export function standingOfAct({ kind, at, restoredBy }: LogEntry, now: number): ActStanding {
  if (!isRestorable(kind)) return 'final';
  if (restoredBy !== undefined) return 'restored';
  return kind === 'deleteRecord' && at < purgeBefore(now) ? 'expired' : 'reversible';
}
