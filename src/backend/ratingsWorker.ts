import type { RatingAnswers, RatingChanges, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';

/**
 * Computes ratings in a worker or in the page. Answers come in call order and include all earlier changes.
 */
export interface RatingsWorker {
  readonly change: (changes: RatingChanges) => void;
  /** Rejects if the worker has died. Then start another and send it everything. */
  readonly ask: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => Promise<RatingAnswers[K]>;
  /** Pending questions are rejected. */
  readonly stop: () => void;
}

export type RatingsMessage =
  | { readonly type: 'begin'; readonly sports: readonly Sport[] }
  | { readonly type: 'change'; readonly changes: RatingChanges }
  | {
      readonly type: 'ask';
      readonly call: number;
      readonly kind: RatingKind;
      readonly question: RatingQuestions[RatingKind];
    };

export interface RatingsReply {
  readonly call: number;
  readonly answer: RatingAnswers[RatingKind];
}
