import { lazyPart } from '@/ui/lazyPart';

/** The details of a match. Loaded on demand, because the first page has lists of matches. */
export const { Part: MatchDetails } = lazyPart(() =>
  import(/* webpackChunkName: "match-details" */ './MatchDetails').then((code) => code.MatchDetails),
);
