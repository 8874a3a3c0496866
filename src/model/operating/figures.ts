import type { CauseCode } from '../cause';
import type { Delta } from '../proposals/delta';
import { byTrust } from '../trust/trustSettings';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const figureDays = 90;

/**
 * Upper bounds of the histogram's buckets in hours; the last bucket is open. Narrow where most decisions
 * fall, so that the median is accurate to a quarter.
 */
export const hourBounds = [
  0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720,
];

interface Decisions {
  readonly applied: number;
  readonly rejected: number;
}

export interface DayFigures {
  readonly day: string;
  readonly by: Readonly<Record<string, Decisions>>;
  /** Decisions per bucket of `hourBounds`, by hours since the author's last write. */
  readonly hours: readonly number[];
  readonly reverted: number;
  /** Rejections by the code of the reason; `ownWords` if the moderator wrote it. */
  readonly reasons: Readonly<Record<string, number>>;
}

export const ownWords = 'ownWords';

export type Decided = Pick<
  Delta,
  'status' | 'decidedBy' | 'decidedAt' | 'timestamp' | 'reasonCause' | 'reverted'
>;

/** Rejections that follow from another decision, so no moderator has judged them. */
const unjudged: ReadonlySet<CauseCode | undefined> = new Set<CauseCode>([
  'replacedBy',
  'superseded',
  'cameTrue',
  'recordDeleted',
]);

const isJudged = ({ status, decidedBy, timestamp, decidedAt = 0, reasonCause }: Decided): boolean =>
  (status === 'applied' && decidedBy !== byTrust && decidedAt > timestamp) ||
  (status === 'rejected' && !unjudged.has(reasonCause?.code));

export const isRevertedDecision = (delta: Decided): boolean =>
  delta.status === 'applied' && delta.reverted !== undefined && isJudged(delta);

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysBefore = (time: number, count = figureDays): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(time - (at + 1) * dayMs));

export const emptyDay = (day: string): DayFigures => ({
  day,
  by: {},
  hours: [...hourBounds, Infinity].map(() => 0),
  reverted: 0,
  reasons: {},
});

export function foldDecided(figures: DayFigures, decided: readonly Decided[]): DayFigures {
  const by = { ...figures.by };
  const hours = [...figures.hours];
  const reasons = { ...figures.reasons };
  for (const delta of decided.filter(isJudged)) {
    const { decidedBy = '', decidedAt = 0, timestamp, status, reasonCause } = delta;
    const { applied, rejected } = by[decidedBy] ?? { applied: 0, rejected: 0 };
    by[decidedBy] =
      status === 'applied' ? { applied: applied + 1, rejected } : { applied, rejected: rejected + 1 };
    const part = partOf((decidedAt - timestamp) / hourMs);
    hours[part] = (hours[part] ?? 0) + 1;
    if (status !== 'rejected') continue;
    const reason = reasonCause?.code ?? ownWords;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const reverted = figures.reverted + decided.filter(isRevertedDecision).length;
  return { ...figures, by, hours, reasons, reverted };
}

function partOf(hours: number): number {
  const at = hourBounds.findIndex((bound) => hours <= bound);
  return at < 0 ? hourBounds.length : at;
}

export interface Summary {
  readonly applied: number;
  readonly rejected: number;
  readonly reverted: number;
  readonly median?: number;
  readonly ninetieth?: number;
  readonly by: readonly (Decisions & { readonly uid: string })[];
}

export function summaryOf(days: readonly DayFigures[]): Summary {
  const by = new Map<string, Decisions>();
  for (const [uid, { applied, rejected }] of days.flatMap((day) => Object.entries(day.by))) {
    const known = by.get(uid) ?? { applied: 0, rejected: 0 };
    by.set(uid, { applied: known.applied + applied, rejected: known.rejected + rejected });
  }
  const hours = [...hourBounds, Infinity].map((_, part) => sum(days.map((day) => day.hours[part] ?? 0)));
  const median = hoursWithin(hours, 0.5);
  const ninetieth = hoursWithin(hours, 0.9);
  return {
    applied: sum([...by.values()].map(({ applied }) => applied)),
    rejected: sum([...by.values()].map(({ rejected }) => rejected)),
    reverted: sum(days.map(({ reverted }) => reverted)),
    ...(median !== undefined && { median }),
    ...(ninetieth !== undefined && { ninetieth }),
    by: [...by]
      .map(([uid, decisions]) => ({ uid, ...decisions }))
      .sort((a, b) => b.applied + b.rejected - a.applied - a.rejected || (a.uid < b.uid ? -1 : 1)),
  };
}

export interface ReasonUse {
  readonly reason: string;
  readonly count: number;
}

export function reasonsOf(days: readonly DayFigures[]): readonly ReasonUse[] {
  const counts = new Map<string, number>();
  for (const [reason, count] of days.flatMap(({ reasons }) => Object.entries(reasons)))
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Hours within which a share of the decisions was made. Inside a bucket they count as evenly spread; the open
 * bucket counts with its lower bound.
 */
function hoursWithin(hours: readonly number[], share: number): number | undefined {
  const wanted = sum(hours) * share;
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [part, count] of hours.entries()) {
    const from = hourBounds[part - 1] ?? 0;
    const to = hourBounds[part] ?? from;
    if (before + count >= wanted) return from + ((to - from) * (wanted - before)) / count;
    before += count;
  }
  return hourBounds.at(-1);
}
