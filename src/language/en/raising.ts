import { defineTexts } from '../text';

/** Giving an account room for more open proposals. */
export const raising = defineTexts('raising', {
  title: 'Allow {name} more open proposals?',
  why: 'An account has {usual} open proposals at most. Whoever you have asked to import a whole championship needs more for a while, and until then may send them as fast as a moderator.',
  now: 'At present {more} more are allowed until {day}.',
  more: 'How many more',
  moreHint: '0 takes back what was allowed.',
  until: 'For',
  oneDay: 'A day',
  oneWeek: 'A week',
  oneMonth: '30 days',
  threeMonths: '90 days',
  ok: 'Allow',
});
