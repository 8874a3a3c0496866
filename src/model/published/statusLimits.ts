import type { PublishedStatus } from './publishedStatus';

/** Open proposals are counted up to this; more is not worth the reads. */
export const mostCounted = 1_000;

const hourMs = 3_600_000;

/** Age at which each is late; the alerts of `ops/monitoring/policies` use the same hours. */
export const lateHours = { status: 3, copy: 26, changes: 3 } as const;

export function lateIn(
  { at, copy, changes }: PublishedStatus,
  now: number,
): readonly (keyof typeof lateHours)[] {
  const isLate = (what: keyof typeof lateHours, time: number | undefined) =>
    time !== undefined && now - time > lateHours[what] * hourMs;
  // A late status says nothing reliable about the rest.
  if (isLate('status', at)) return ['status'];
  return [
    ...(isLate('copy', copy?.lookedAt) ? (['copy'] as const) : []),
    ...(isLate('changes', changes) ? (['changes'] as const) : []),
  ];
}
