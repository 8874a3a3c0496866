/** An evening on which all look at one event. Assumptions, each told in docs/scale.md. */
export interface Load {
  readonly hours: number;
  /** Readers who have the event open all the time, with live queries. */
  readonly readers: number;
  /** Visitors who follow a link, look at the page as it came and go before any query begins. */
  readonly glances: number;
  /** Of the readers, how many store the app for the first time; of those who glance all. */
  readonly newReaders: number;
  readonly editors: number;
  readonly proposalsPerMinute: number;
  /** Of the proposals, how many are applied. */
  readonly accepted: number;
  readonly moderators: number;
  /** Proposals that one call applies. */
  readonly perCall: number;
  /** Matches on the card. */
  readonly card: number;
  /** Of the proposals, how many are about the match that is being fought. */
  readonly hottest: number;
}

export const final: Load = {
  hours: 3,
  readers: 20_000,
  glances: 30_000,
  newReaders: 0.5,
  editors: 100,
  proposalsPerMinute: 200,
  accepted: 0.9,
  moderators: 24,
  perCall: 5,
  card: 60,
  hottest: 0.1,
};

/** How much of everything that is. */
export interface Amounts {
  readonly proposals: number;
  readonly applied: number;
  readonly rejected: number;
  /** Calls of `applyWikiDelta`. */
  readonly calls: number;
  readonly perSecond: { readonly proposals: number; readonly applied: number; readonly calls: number };
}

export function amountsOf({ hours, proposalsPerMinute, accepted, perCall }: Load): Amounts {
  const proposals = proposalsPerMinute * hours * 60;
  const applied = proposals * accepted;
  const seconds = hours * 3_600;
  const calls = applied / perCall;
  return {
    proposals,
    applied,
    rejected: proposals - applied,
    calls,
    perSecond: { proposals: proposals / seconds, applied: applied / seconds, calls: calls / seconds },
  };
}

/** About how much there is about each match of the card half-way through; what waits is decided within a minute or so. */
export function recordLoad(load: Load): { readonly changes: number; readonly open: number } {
  const { applied } = amountsOf(load);
  return {
    changes: Math.round(applied / 2 / load.card),
    open: Math.max(1, Math.round(load.proposalsPerMinute / load.card)),
  };
}
