import { limits } from '@/model/schema/limits';

/**
 * First window. Each further one is twice as long, so that all of them together read at most twice the shown
 * changes.
 */
export const firstCount = 50;

export const nextCount = (count: number): number | undefined =>
  count < limits.changes ? Math.min(2 * count, limits.changes) : undefined;
