import { lazyPart } from '@/ui/lazyPart';

/** Everything known of a match, without its code until somebody asks: lists of matches stand on the first page. */
export const { Part: MatchDetails } = lazyPart(() =>
  import('./MatchDetails').then((code) => code.MatchDetails),
);
