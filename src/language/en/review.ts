import { defineTexts } from '../text';

/** Event Review. */
export const review = defineTexts('review', {
  description: 'Events that wait for a moderator.',
  allReviewed: 'Every event is reviewed',
  allReviewedBody:
    'New events appear here once their proposal has been applied. Until then they count in no ranking.',
  by: 'by {author}',
  byUnknown: 'by an unknown author',
  source: 'Source: {sources}',
  noSource: 'No source given',
  noMatches: 'No matches on the card yet.',
  showAll: 'Show all {matches} matches',
  approve: 'Approve',
  approved: '{name} is approved.',
  delete: 'Delete',
  willDelete: '{name} will be deleted with its matches.',
  toLog: 'What was approved or deleted can be restored at the end of <link>Wiki Moderation</link>.',
});
