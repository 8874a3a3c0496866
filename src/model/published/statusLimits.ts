import type { PublishedStatus } from './publishedStatus';

/** The number of open proposals that is counted at most: of more it is not worth a read. */
export const mostCounted = 1_000;

const hourMs = 3_600_000;

/** After so long each is late; the alerts of `ops/monitoring/policies` go by the same hours. */
export const lateHours = { status: 3, copy: 26, changes: 3 } as const;

/** Finds what is late at a time (epoch milliseconds), of what a status says. */
export function lateIn(
  { at, copy, changes }: PublishedStatus,
  now: number,
): readonly (keyof typeof lateHours)[] {
  const isLate = (what: keyof typeof lateHours, time: number | undefined) =>
    time !== undefined && now - time > lateHours[what] * hourMs;
  // Of a wiki from which nothing is heard nobody knows the rest.
  if (isLate('status', at)) return ['status'];
  return [
    ...(isLate('copy', copy?.lookedAt) ? (['copy'] as const) : []),
    ...(isLate('changes', changes) ? (['changes'] as const) : []),
  ];
}
