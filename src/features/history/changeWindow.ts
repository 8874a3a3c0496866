import { limits } from '@/model/schema/limits';

/** The first window; each further one is twice as long, so that all together read no more than twice what is shown. */
export const firstCount = 50;

/** How many changes to show next; `undefined` when nobody is sent more. */
export const nextCount = (count: number): number | undefined =>
  count < limits.changes ? Math.min(2 * count, limits.changes) : undefined;
