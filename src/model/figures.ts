import type { CauseCode } from './cause';
import type { Delta } from './delta';
import { byTrust } from './trustSettings';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many days figures are kept and shown for at most. */
export const figureDays = 90;

/**
 * The hours up to which a decision belongs to each part of the histogram; one more part is open. Fine where most are, so that
 * a median read off it is true to a quarter of itself.
 */
export const hourBounds = [
  0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720,
];

/** How many proposals a moderator has applied and rejected. */
interface Decisions {
  readonly applied: number;
  readonly rejected: number;
}

/** The decisions of one day of UTC. */
export interface DayFigures {
  /** As `2026-01-31`. */
  readonly day: string;
  /** By the uid of who decided. */
  readonly by: Readonly<Record<string, Decisions>>;
  /** How many decisions took how long from the author's last write, by the parts of `hourBounds`. */
  readonly hours: readonly number[];
  /** How many of the applied ones have been taken back since. */
  readonly reverted: number;
}

/** The part of a decided delta that figures are made of. */
export type Decided = Pick<
  Delta,
  'status' | 'decidedBy' | 'decidedAt' | 'timestamp' | 'reasonCause' | 'reverted'
>;

/** Rejections that no moderator has judged: they come with the decision of something else. */
const unjudged: ReadonlySet<CauseCode | undefined> = new Set<CauseCode>([
  'replacedBy',
  'superseded',
  'cameTrue',
  'recordDeleted',
]);

/**
 * Tells whether a moderator has looked at it and decided: what a moderator reverts at once was never
 * proposed, and what trust applies at once has nobody decided.
 */
const isJudged = ({ status, decidedBy, timestamp, decidedAt = 0, reasonCause }: Decided): boolean =>
  (status === 'applied' && decidedBy !== byTrust && decidedAt > timestamp) ||
  (status === 'rejected' && !unjudged.has(reasonCause?.code));

/** Tells whether it is a decision that has been taken back since. */
export const isRevertedDecision = (delta: Decided): boolean =>
  delta.status === 'applied' && delta.reverted !== undefined && isJudged(delta);

/** The day of a time, as figures name it. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The time at which a day of UTC begins, in epoch milliseconds. */
export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The days that are over at a time, the newest first. */
export const daysBefore = (time: number, count = figureDays): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(time - (at + 1) * dayMs));

/** The figures of a day on which nothing was decided. */
export const emptyDay = (day: string): DayFigures => ({
  day,
  by: {},
  hours: [...hourBounds, Infinity].map(() => 0),
  reverted: 0,
});

/** The figures with some more decisions of their day, which may be a page of them. */
export function foldDecided(figures: DayFigures, decided: readonly Decided[]): DayFigures {
  const by = { ...figures.by };
  const hours = [...figures.hours];
  for (const delta of decided.filter(isJudged)) {
    const { decidedBy = '', decidedAt = 0, timestamp, status } = delta;
    const { applied, rejected } = by[decidedBy] ?? { applied: 0, rejected: 0 };
    by[decidedBy] =
      status === 'applied' ? { applied: applied + 1, rejected } : { applied, rejected: rejected + 1 };
    const part = partOf((decidedAt - timestamp) / hourMs);
    hours[part] = (hours[part] ?? 0) + 1;
  }
  return { ...figures, by, hours, reverted: figures.reverted + decided.filter(isRevertedDecision).length };
}

function partOf(hours: number): number {
  const at = hourBounds.findIndex((bound) => hours <= bound);
  return at < 0 ? hourBounds.length : at;
}

/** The figures of several days together. */
export interface Summary {
  readonly applied: number;
  readonly rejected: number;
  /** Of the applied ones. */
  readonly reverted: number;
  /** Hours within which half of the decisions were made, and nine of ten; absent without any. */
  readonly median?: number;
  readonly ninetieth?: number;
  /** Those who decided, the busiest first. */
  readonly by: readonly (Decisions & { readonly uid: string })[];
}

/** Adds up the figures of several days. */
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * The hours within which a share of the decisions was made, as far as the histogram tells: inside a part they are taken to be
 * spread evenly, and in the open one to end with its beginning.
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
