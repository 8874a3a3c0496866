import {
  createRatingsHost,
  type RatingAnswers,
  type RatingChanges,
  type RatingKind,
  type RatingQuestions,
} from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import type { Sport } from '@/model/sports';

/** Where ratings are computed: beside the page, or in it. Answers come in the order of the calls and know all changes before. */
export interface RatingsWorker {
  readonly change: (changes: RatingChanges) => void;
  /** Rejects when the worker has died; a new one has to be started and told everything. */
  readonly ask: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => Promise<RatingAnswers[K]>;
  /** Ends it; whoever waits for an answer is refused. */
  readonly stop: () => void;
}

/** A message of the page to the worker. */
export type RatingsMessage =
  /** The first one, and the only of its kind. */
  | { readonly type: 'begin'; readonly sports: readonly Sport[] }
  | { readonly type: 'change'; readonly changes: RatingChanges }
  | {
      readonly type: 'ask';
      readonly call: number;
      readonly kind: RatingKind;
      readonly question: RatingQuestions[RatingKind];
    };

/** An answer of the worker to the page. */
export interface RatingsReply {
  readonly call: number;
  readonly answer: RatingAnswers[RatingKind];
}

/** Computes in place: for tests and simulations. */
export function localRatings(sports: readonly Sport[]): RatingsWorker {
  const host = createRatingsHost(ratingModelsOf(sports));
  return {
    change: host.change,
    ask: async (kind, question) => host.answer(kind, question),
    stop: () => undefined,
  };
}
