import type { UserId } from '@/model/ids';
import { useAnswer } from '@/wiki/answers/useAnswer';
import type { TrustAsRead } from '@/model/trust/parseTrust';

interface DatedTrust extends TrustAsRead {
  /** Time of reading, epoch milliseconds. */
  readonly at: number;
}

/** The trust of an account; `undefined` until loaded, `unknown` if it cannot be read now. */
export function useTrust(uid: UserId): DatedTrust | 'unknown' | undefined {
  const settings = useAnswer({ kind: 'trustSettings' });
  const earned = useAnswer({ kind: 'trustOf', uid });
  if (settings.failed !== undefined || earned.failed !== undefined) return 'unknown';
  return settings.data && earned.data && { ...earned.data, settings: settings.data, at: earned.at };
}
