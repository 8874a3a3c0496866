import { defineTexts } from '../text';

export const figures = defineTexts('figures', {
  description: 'How many proposals are waiting, how long decisions take and who makes them.',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  none: 'No figures yet',
  noneBody: 'Figures are updated every night, up to the day before.',
  nothing: 'No decisions in this period.',
  about: 'Days are in UTC. Today’s decisions are counted tonight. Times are estimated from a histogram.',

  now: 'Now',
  waiting: 'Waiting',
  oldest: 'Oldest',
  noneWaits: 'none',

  period: 'Period',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  last90: 'Last 90 days',

  decided: 'Decided',
  median: 'Half decided within',
  ninetieth: '90% decided within',
  rejectedShare: 'Rejected',
  revertedShare: 'Applied, then reverted',
  minutes: { one: '1 minute', other: '{count} minutes' },
  hours: { one: '1 hour', other: '{count} hours' },
  days: { one: '1 day', other: '{count} days' },

  byDay: 'By day',
  chart: 'Proposals applied and rejected each day; at most {count} in one day',
  applied: 'Applied',
  byModerator: 'By moderator',
  reasons: 'Reasons for rejections',
  reason: 'Reason',
  ownWords: 'In the moderator’s own words',
});
