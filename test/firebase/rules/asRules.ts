import type { Measure } from '@/model/records/fieldProblem';
import { asNew } from '@test/support/factories';

/** As rules judge a new value: whether its sport has half points only the function knows that applies it. */
export const asRules: Measure = {
  ...asNew,
  sports: asNew.sports?.map((sport) => ({ ...sport, score: { ...sport.score, halves: true } })),
};
