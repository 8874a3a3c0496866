import { defineTexts } from '../text';

export const allTime = defineTexts('allTime', {
  description:
    'Number ones over time, longest winning streaks, biggest upsets, most matches and highest ratings.',
  numberOnes: 'Number ones over time',
  numberOnesHint: 'Who led the ranking at the end of each day with matches, newest first.',
  runs: 'Longest winning streaks',
  upsets: 'Biggest upsets',
  upsetsHint: 'The most unlikely wins, by the ratings right before the match.',
  active: 'Most matches',
  peaks: 'Highest ratings',
  peaksHint: 'Each player’s highest rating since first being ranked.',
  days: { one: '1 day', other: '{count} days' },
  wins: { one: '1 win', other: '{count} wins' },
  lasts: 'Ongoing',
  chance: '{chance} chance',
  lasting: 'Since {date}',
  itsMatches: { one: 'Its match', other: 'Its {count} matches' },
  becameFirst: { one: 'The match that decided it', other: 'The {count} matches that decided it' },
  nothing: 'No records yet',
});
