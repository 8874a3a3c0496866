import { defineTexts } from '../text';

export const embed = defineTexts('embed', {
  rankings: 'Rankings',
  headToHead: 'Head-to-head',
  versus: '{own} v {other}',
  noMatches: 'No matches yet',
  neverMet: 'They have not met yet',
  nobody: 'No ranked players yet',
  more: { one: 'and 1 more', other: 'and {count} more' },
  cancelled: 'Cancelled',
  unreviewed: 'Not reviewed yet',
  notConfirmed: 'Live, not confirmed',
  points: '{points} points',
  onSite: 'See on {site}',
});
