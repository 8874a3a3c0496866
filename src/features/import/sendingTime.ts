import { limitsAt, type QuotaLimits, type Rate } from '@/model/accounts/quota';

/** Proposals are sent one by one. Milliseconds for each on a usual connection. */
const leastMs = 200;

const eachMs = ({ writes, windowMs }: QuotaLimits): number => Math.max(leastMs, windowMs / writes);

/** Milliseconds needed to send this many proposals. The account's own rate applies after `fastUntil`. */
export function sendingMs(
  count: number,
  { moderator, fastUntil = 0, windowMs }: Rate & { readonly moderator: boolean },
  now: number,
): number {
  const fastMs = eachMs(limitsAt({ moderator, fastUntil, windowMs }, now));
  const fast = Math.min(count, Math.floor(Math.max(0, fastUntil - now) / fastMs));
  return fast * fastMs + (count - fast) * eachMs(limitsAt({ moderator, windowMs }, now));
}
