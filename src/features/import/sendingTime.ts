import { limitsAt, type QuotaLimits } from '@/model/quota';

/** Proposals go one after the other, and each takes about so long on a usual connection, in milliseconds. */
const leastMs = 200;

const eachMs = ({ writes, windowMs }: QuotaLimits): number => Math.max(leastMs, windowMs / writes);

/** How long it takes to send so many proposals from a time on, in milliseconds; after `fastUntil` the usual pace holds. */
export function sendingMs(
  count: number,
  { moderator, fastUntil = 0 }: { readonly moderator: boolean; readonly fastUntil: number | undefined },
  now: number,
): number {
  const fastMs = eachMs(limitsAt({ moderator, fastUntil }, now));
  const fast = Math.min(count, Math.floor(Math.max(0, fastUntil - now) / fastMs));
  return fast * fastMs + (count - fast) * eachMs(limitsAt({ moderator }, now));
}
