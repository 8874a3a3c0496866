/** The day of the UTC, by which reports are counted: `2026-01-31`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
