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
  deleteTitle: 'Delete {name}?',
  deleteEvent:
    'The event will be deleted for everyone. Open proposals on them will be rejected as “record deleted”.',
  deleteCard: {
    one: 'The event and its 1 match will be deleted for everyone. Open proposals on them will be rejected as “record deleted”.',
    other:
      'The event and its {count} matches will be deleted for everyone. Open proposals on them will be rejected as “record deleted”.',
  },
});
