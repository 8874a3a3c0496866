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
});
