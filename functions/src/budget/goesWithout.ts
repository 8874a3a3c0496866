import type { BudgetStage } from '@/model/budget';

/**
 * Tells whether heads and pictures go without what is read of the database: they are the first to, before visitors and long
 * before edits. Not where the stage is not known.
 */
export const goesWithout = (stage: () => Promise<BudgetStage>): Promise<boolean> =>
  stage().then(
    (known) => known >= 1,
    () => false,
  );
