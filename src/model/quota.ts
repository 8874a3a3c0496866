import { causeOf, type Cause } from './cause';
/** The limits of an account. The rules know the same numbers; a test holds them together. */
export interface QuotaLimits {
  /** Open proposals of one author. */
  readonly open: number;
  /** Proposals made or overwritten, and replies, within `windowMs`. */
  readonly writes: number;
  readonly windowMs: number;
}

export const quotaLimits: QuotaLimits = { open: 200, writes: 60, windowMs: 60_000 };

/** Ten times as much, in a ring of the same length: 60 in any six seconds are 600 in any minute. */
export const moderatorLimits: QuotaLimits = { open: 2_000, writes: 60, windowMs: 6_000 };

export const limitsOf = (moderator: boolean): QuotaLimits => (moderator ? moderatorLimits : quotaLimits);

/**
 * The limits of an account at a time. Whom a moderator has allowed more goes as fast as one until `fastUntil`; how many may
 * be open then is in the quota itself.
 */
export const limitsAt = (
  { moderator, fastUntil = 0 }: { readonly moderator: boolean; readonly fastUntil?: number | undefined },
  now: number,
): QuotaLimits => {
  const limits = limitsOf(moderator);
  return now < fastUntil ? { ...limits, windowMs: moderatorLimits.windowMs } : limits;
};

/**
 * The writes of an account, as `quota/{uid}` keeps it. Each counted act advances it in its own commit; the rules refuse an act
 * that does not. The act says by how much the numbers grow and where its time goes, so it fits whatever the server has meanwhile:
 * functions set `open` by counting, and other devices act.
 */
export interface Quota {
  /** Open proposals. */
  readonly open: number;
  /** Acts so far. */
  readonly written: number;
  /**
   * A ring with the times of the last acts, epoch milliseconds. An act waits until the time at `slotOf(written)` has left the
   * window, and leaves its own at the same place, or at an earlier one if another device has acted since it read the quota. Any
   * place keeps the limit: one of the next 60 acts comes to it and waits.
   */
  readonly slots: Readonly<Record<string, number>>;
  /** Until when a moderator lets the account go as fast as moderators, epoch milliseconds; only the server changes it. */
  readonly fastUntil?: number;
}

/** An act that is counted: a new proposal, a new version of one, a reply by its delta and number. */
export type CountedAct = `create/${string}` | `change/${string}` | `reply/${string}/${number}`;

/** The place in the ring to which the act after so many comes. */
export const slotOf = (written: number): string => String(written % quotaLimits.writes);

export const opens = (act: CountedAct): boolean => act.startsWith('create/');

/** Why the rules refuse what they would else take. */
export type QuotaRefusal = 'too-many-open' | 'too-fast' | 'banned';

/** The same as the author is told it. */
export const quotaCauses = {
  'too-many-open': causeOf('tooManyOpen'),
  'too-fast': causeOf('tooFast'),
  banned: causeOf('banned'),
} as const satisfies Record<QuotaRefusal, Cause>;

/** The English sentence beside it. */
export const quotaSentences = {
  'too-many-open': `${quotaLimits.open} of your changes wait for a decision, which is the most one account may have. Send this again when some have been decided, or withdraw some.`,
  'too-fast': `You have made more than ${quotaLimits.writes} changes within a minute. This one is sent by itself a little later.`,
  banned: 'This account may not propose changes any more.',
} as const satisfies Record<QuotaRefusal, string>;

/**
 * Why an account may not act at a time; `undefined` when there is no such reason. One with too many open proposals may
 * still improve them and reply.
 */
export function quotaRefusal(
  quota: Quota,
  { creates, now, limits }: { readonly creates: boolean; readonly now: number; readonly limits: QuotaLimits },
): Exclude<QuotaRefusal, 'banned'> | undefined {
  if (creates && quota.open >= limits.open) return 'too-many-open';
  const oldest = quota.slots[slotOf(quota.written)];
  return oldest !== undefined && now < oldest + limits.windowMs ? 'too-fast' : undefined;
}
