import { defineTexts } from '../text';

/** How the moderation of the wiki fares, in figures; for moderators. */
export const figures = defineTexts('figures', {
  description: 'How many proposals wait, how long a decision takes and who decides.',
  toQueue: 'Wiki Moderation',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  none: 'No figures yet',
  noneBody: 'They are made every night, of the days before.',
  nothing: 'Nothing was decided in these days.',
  about: 'Days are those of UTC. What was decided today is counted tonight. Times come from a histogram.',

  now: 'Now',
  waiting: 'Waiting',
  oldest: 'Oldest',
  noneWaits: 'none',

  period: 'Period',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  last90: 'Last 90 days',

  decided: 'Decided',
  median: 'Half were decided within',
  ninetieth: 'Nine of ten were decided within',
  rejectedShare: 'Rejected',
  revertedShare: 'Reverted, of those applied',
  minutes: { one: '1 minute', other: '{count} minutes' },
  hours: { one: '1 hour', other: '{count} hours' },
  days: { one: '1 day', other: '{count} days' },

  byDay: 'By day',
  chart: 'Proposals applied and rejected on each day; at most {count} on one day',
  applied: 'Applied',
  rejected: 'Rejected',
  byModerator: 'By moderator',
  moderator: 'Moderator',
});
