import { causeOf, type Cause } from '../cause';
/** Limits of an account. The rules have the same numbers; a test compares them. */
export interface QuotaLimits {
  readonly open: number;
  /** Proposals made or overwritten, and replies, within `windowMs`. */
  readonly writes: number;
  readonly windowMs: number;
}

export const quotaLimits: QuotaLimits = { open: 200, writes: 60, windowMs: 60_000 };

/** Ten times the rate in a ring of the same length: 60 in any six seconds are 600 in any minute. */
export const moderatorLimits: QuotaLimits = { open: 2_000, writes: 60, windowMs: 6_000 };

export const limitsOf = (moderator: boolean): QuotaLimits => (moderator ? moderatorLimits : quotaLimits);

/**
 * The limits of an account at a time. A moderator may grant an account a moderator's rate until `fastUntil`.
 * Room for more open proposals needs no limit of its own: the server then lowers the quota's `open`.
 */
export const limitsAt = (
  { moderator, fastUntil = 0 }: { readonly moderator: boolean; readonly fastUntil?: number | undefined },
  now: number,
): QuotaLimits => {
  const limits = limitsOf(moderator);
  return now < fastUntil ? { ...limits, windowMs: moderatorLimits.windowMs } : limits;
};

/**
 * The writes of an account, stored at `quota/{uid}`. Each counted act advances it in the same commit;
 * otherwise the rules refuse the act. The act increments the numbers instead of setting them, so it fits
 * whatever functions (which recount `open`) and other devices wrote meanwhile.
 */
export interface Quota {
  /** Open proposals, less the room that a moderator has added; may be negative. */
  readonly open: number;
  readonly written: number;
  /**
   * A ring with the times of the last acts, epoch milliseconds. An act waits until the time at
   * `slotOf(written)` has left the window, then stores its own time there, or in an earlier slot if another
   * device acted since it read the quota. Any slot keeps the limit: one of the next 60 acts reaches it and
   * waits.
   */
  readonly slots: Readonly<Record<string, number>>;
  /** End of a moderator's grant of a moderator's rate, epoch milliseconds; only the server changes it. */
  readonly fastUntil?: number;
}

export type CountedAct = `create/${string}` | `change/${string}` | `reply/${string}/${number}`;

export const slotOf = (written: number): string => String(written % quotaLimits.writes);

export const opens = (act: CountedAct): boolean => act.startsWith('create/');

export type QuotaRefusal = 'too-many-open' | 'too-fast' | 'banned';

export const quotaCauses = {
  'too-many-open': causeOf('tooManyOpen'),
  'too-fast': causeOf('tooFast'),
  banned: causeOf('banned'),
} as const satisfies Record<QuotaRefusal, Cause>;

export const quotaSentences = {
  'too-many-open': `${quotaLimits.open} of your changes wait for a decision, which is the most one account may have. Send this again when some have been decided, or withdraw some.`,
  'too-fast': `You have made more than ${quotaLimits.writes} changes within a minute. This one is sent by itself a little later.`,
  banned: 'This account may not propose changes any more.',
} as const satisfies Record<QuotaRefusal, string>;

/**
 * Why an account may not act at a time, or `undefined` if it may. With too many open proposals it may still
 * improve them and reply.
 */
export function quotaRefusal(
  quota: Quota,
  { creates, now, limits }: { readonly creates: boolean; readonly now: number; readonly limits: QuotaLimits },
): Exclude<QuotaRefusal, 'banned'> | undefined {
  if (creates && quota.open >= limits.open) return 'too-many-open';
  const oldest = quota.slots[slotOf(quota.written)];
  return oldest !== undefined && now < oldest + limits.windowMs ? 'too-fast' : undefined;
}
