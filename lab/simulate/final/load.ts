/** An evening on which everyone looks at one event. Assumptions; docs/scale.md explains them. */
export interface Load {
  readonly hours: number;
  readonly readers: number;
  readonly glances: number;
  /** Share of the readers who store the app for the first time; all those who glance do. */
  readonly newReaders: number;
  readonly editors: number;
  readonly proposalsPerMinute: number;
  readonly accepted: number;
  readonly moderators: number;
  readonly perCall: number;
  readonly card: number;
  /** Share of the proposals about the match that is being fought. */
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

export interface Amounts {
  readonly proposals: number;
  readonly applied: number;
  readonly rejected: number;
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

export function recordLoad(load: Load): { readonly changes: number; readonly open: number } {
  const { applied } = amountsOf(load);
  return {
    changes: Math.round(applied / 2 / load.card),
    open: Math.max(1, Math.round(load.proposalsPerMinute / load.card)),
  };
}
