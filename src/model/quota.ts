/** What an ordinary account may do; moderators may do more. The rules know it from the gates alone. */
export const quotaLimits = {
  /** Open proposals of one author. */
  open: 200,
  /** Proposals an author makes or overwrites within `windowMs`. */
  writes: 60,
  windowMs: 60_000,
} as const;

/**
 * The copies of an author's gate that the rules read in turn, each for one second. Whatever holds up a change of the
 * one that is being read, the others change meanwhile and come next. A divisor of 60, so that the turns go round evenly.
 */
export const quotaGates = 5;

/** One write of a proposal by its author. */
export interface AuthorWrite {
  readonly delta: string;
  /** Server time, epoch milliseconds. Together with `delta` it tells this write from every other. */
  readonly at: number;
}

/** What the server knows of an author's use. It follows each write within seconds; the rules go by its gates. */
export interface Quota {
  readonly open: number;
  /** The newest writes, newest first, at most `quotaLimits.writes` of them. */
  readonly recent: readonly AuthorWrite[];
  /** Epoch milliseconds until which another write is one too many; 0 when there is no such time. */
  readonly busyUntil: number;
}

/** What the rules read of a quota. An author without one has never been over. */
export interface QuotaGate {
  /** Whether another open proposal is one too many. */
  readonly full: boolean;
  /** As of `Quota`, and 0 when it is past. */
  readonly busyUntil: number;
}

/** The gate of a quota at a time. */
export const gateOf = ({ open, busyUntil }: Pick<Quota, 'open' | 'busyUntil'>, now: number): QuotaGate => ({
  full: open >= quotaLimits.open,
  busyUntil: busyUntil > now ? busyUntil : 0,
});

export const emptyQuota: Quota = { open: 0, recent: [], busyUntil: 0 };

/**
 * The quota after some writes, which may come in any order and more than once. `open` is the new count of open
 * proposals. The window slides: the author may write again when the oldest of the newest `writes` has left it.
 */
export function nextQuota(quota: Quota, writes: readonly AuthorWrite[], open: number): Quota {
  const known = new Map([...quota.recent, ...writes].map((write) => [`${write.at}/${write.delta}`, write]));
  const recent = [...known.values()]
    .sort((a, b) => b.at - a.at || (a.delta < b.delta ? -1 : 1))
    .slice(0, quotaLimits.writes);
  const oldest = recent[quotaLimits.writes - 1];
  return { open, recent, busyUntil: oldest ? oldest.at + quotaLimits.windowMs : 0 };
}

/** Why the rules refuse what they would else take. */
export type QuotaRefusal = 'too-many-open' | 'too-fast' | 'banned';

/** What the app tells the author then. */
export const quotaSentences = {
  'too-many-open': `${quotaLimits.open} of your changes wait for a decision, which is the most one account may have. Send this again when some have been decided, or withdraw some.`,
  'too-fast': `You have made more than ${quotaLimits.writes} changes within a minute. This one is sent by itself a little later.`,
  banned: 'This account may not propose changes any more.',
} as const satisfies Record<QuotaRefusal, string>;

/**
 * Why an author who is over may not write at a time; `undefined` when there is no such reason. One who has too many
 * open proposals may still improve them.
 */
export function quotaRefusal(
  quota: Pick<Quota, 'open' | 'busyUntil'>,
  { creates, now }: { readonly creates: boolean; readonly now: number },
): QuotaRefusal | undefined {
  if (creates && quota.open >= quotaLimits.open) return 'too-many-open';
  return now < quota.busyUntil ? 'too-fast' : undefined;
}
