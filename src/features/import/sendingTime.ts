import { limitsAt, type QuotaLimits } from '@/model/accounts/quota';

/** Proposals are sent one by one. Milliseconds for each on a usual connection. */
const leastMs = 200;

const eachMs = ({ writes, windowMs }: QuotaLimits): number => Math.max(leastMs, windowMs / writes);

/** Milliseconds needed to send this many proposals. The usual rate applies after `fastUntil`. */
export function sendingMs(
  count: number,
  { moderator, fastUntil = 0 }: { readonly moderator: boolean; readonly fastUntil: number | undefined },
  now: number,
): number {
  const fastMs = eachMs(limitsAt({ moderator, fastUntil }, now));
  const fast = Math.min(count, Math.floor(Math.max(0, fastUntil - now) / fastMs));
  return fast * fastMs + (count - fast) * eachMs(limitsAt({ moderator }, now));
}
