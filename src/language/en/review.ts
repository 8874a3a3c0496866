import { defineTexts } from '../text';

export const review = defineTexts('review', {
  description: 'Events waiting for a moderator.',
  allReviewed: 'All events are reviewed',
  allReviewedBody:
    'New events appear here when their proposal is applied. Until reviewed, they do not count in rankings.',
  by: 'by {author}',
  byUnknown: 'by an unknown author',
  source: 'Source: {sources}',
  noSource: 'No source given',
  noMatches: 'No matches on the card yet.',
  showAll: 'Show all {matches} matches',
  approve: 'Approve',
  willApprove: '{name} will be approved.',
  delete: 'Delete',
  willDelete: '{name} will be deleted with its matches.',
  toLog: 'You can restore approvals and deletions at the end of <link>Wiki Moderation</link>.',
});
