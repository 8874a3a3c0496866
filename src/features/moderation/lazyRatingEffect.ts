import { lazyPart } from '@/ui/lazyPart';

/** How a proposal moves the ratings. The code loads when a proposal's details are opened. */
export const { Part: RatingEffect } = lazyPart(() =>
  import(/* webpackChunkName: "rating-effect" */ './RatingEffect').then((code) => code.RatingEffect),
);
