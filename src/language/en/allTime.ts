import { defineTexts } from '../text';

/** Records of all matches: number ones, runs, upsets, activity, peaks. */
export const allTime = defineTexts('allTime', {
  description:
    'Number ones through time, longest winning runs, biggest upsets, most matches and highest ratings.',
  numberOnes: 'Number one through time',
  numberOnesHint: 'The leader of the ranking at the end of each day with matches, newest first.',
  runs: 'Longest winning runs',
  upsets: 'Biggest upsets',
  upsetsHint: 'Wins by the chance that the ratings gave right before the match.',
  active: 'Most matches',
  peaks: 'Highest ratings',
  peaksHint: 'The best rating of each player, once it was sure enough for a rank.',
  days: { one: '1 day', other: '{count} days' },
  wins: { one: '1 win', other: '{count} wins' },
  lasts: 'Still going',
  chance: '{chance} chance',
  lasting: 'Since {date}',
  itsMatches: { one: 'Its match', other: 'Its {count} matches' },
  becameFirst: { one: 'The match that brought it about', other: 'The {count} matches that brought it about' },
  nothing: 'No records yet',
  nothingHint: 'No reviewed event has a result of this kind by then.',
});
