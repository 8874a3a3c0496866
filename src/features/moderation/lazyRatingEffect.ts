import { lazyPart } from '@/ui/lazyPart';

/** How a proposal moves the ratings, without its code until a proposal is looked at. */
export const { Part: RatingEffect } = lazyPart(() =>
  import('./RatingEffect').then((code) => code.RatingEffect),
);
