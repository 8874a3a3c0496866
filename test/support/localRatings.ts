import type { RatingsWorker } from '@/backend/ratingsWorker';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import type { Sport } from '@/model/sports';

/** Computes in place. */
export function localRatings(sports: readonly Sport[]): RatingsWorker {
  const host = createRatingsHost(ratingModelsOf(sports));
  return {
    change: host.change,
    ask: async (kind, question) => host.answer(kind, question),
    stop: () => undefined,
  };
}
