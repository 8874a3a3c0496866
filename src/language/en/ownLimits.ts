import { defineTexts } from '../text';

export const ownLimits = defineTexts('ownLimits', {
  title: 'Limits',
  open: 'Open proposals at most',
  pace: 'Changes a minute at most',
  accepted: 'Accepted edits',
  rejected: 'Rejected of the last {count} decided',
  growth:
    'Both limits double after {first} accepted edits, and again after {second}. They are halved while more than {most} of the last {count} decided edits are rejected or reverted.',
  halved: 'They are halved at the moment.',
  raised: 'A moderator allows {more} more open proposals and a higher pace until {day}.',
  moderators: 'Moderators have higher limits.',

  raiseTitle: 'Allow {name} more open proposals?',
  raiseWhy:
    'An account can have {usual} open proposals. For an import of a whole championship you can raise this limit for a while. Until then, the account can also send as fast as a moderator.',
  raisedNow: 'Currently {more} more until {day}.',
  howManyMore: 'How many more',
  howManyMoreHint: '0 removes the extra allowance.',
  raisedFor: 'For',
  oneDay: 'A day',
  oneWeek: 'A week',
  oneMonth: '30 days',
  threeMonths: '90 days',
  raise: 'Allow',
});
