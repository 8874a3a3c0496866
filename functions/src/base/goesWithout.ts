import type { BudgetStage } from '@/model/operating/budget';

export const goesWithout = (stage: () => Promise<BudgetStage>): Promise<boolean> =>
  stage().then(
    (known) => known >= 1,
    () => false,
  );
