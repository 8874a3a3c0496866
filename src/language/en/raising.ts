import { defineTexts } from '../text';

export const raising = defineTexts('raising', {
  title: 'Allow {name} more open proposals?',
  why: 'An account can have {usual} open proposals. For an import of a whole championship you can raise this limit for a while. Until then, the account can also send as fast as a moderator.',
  now: 'Currently {more} more until {day}.',
  more: 'How many more',
  moreHint: '0 removes the extra allowance.',
  until: 'For',
  oneDay: 'A day',
  oneWeek: 'A week',
  oneMonth: '30 days',
  threeMonths: '90 days',
  ok: 'Allow',
});
