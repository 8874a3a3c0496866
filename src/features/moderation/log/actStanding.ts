import { isRestorable } from '@/model/acts/acts';
import type { LogEntry } from '@/model/acts/log';
import { purgeBefore } from '@/model/records/tombstones';

/** Whether an act can be restored, has been, no longer can (its tombstones are purged), or never could. */
export type ActStanding = 'reversible' | 'restored' | 'expired' | 'final';

export function standingOfAct({ kind, at, restoredBy }: LogEntry, now: number): ActStanding {
  if (!isRestorable(kind)) return 'final';
  if (restoredBy !== undefined) return 'restored';
  return kind === 'deleteRecord' && at < purgeBefore(now) ? 'expired' : 'reversible';
}
