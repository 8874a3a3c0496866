import type { BudgetStage } from '@/model/operating/budget';

/**
 * Whether heads and pictures skip the database. They do without it first, long before edits do. False if the
 * stage is unknown.
 */
export const goesWithout = (stage: () => Promise<BudgetStage>): Promise<boolean> =>
  stage().then(
    (known) => known >= 1,
    () => false,
  );
