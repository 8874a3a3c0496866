import type { DeltaId } from '@/model/ids';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trust/trustSettings';
import { enqueue } from '../outbox/outboxThunks';

export interface TrustAsRead extends EarnedTrust {
  readonly settings: TrustSettings;
}

export const passAudit = (deltaId: DeltaId) => enqueue({ kind: 'passAudit', deltaId });

/** Allows an account `more` open proposals until a time, as a moderator. Epoch milliseconds; 0 ends it. */
export const raiseLimit = (uid: string, more: number, until: number) =>
  enqueue({ kind: 'raiseLimit', uid, more, until });

export const saveTrust = (settings: TrustSettings) => enqueue({ kind: 'saveTrust', settings });
