import { defineTexts } from '../text';

/** Subscribing to pages, and showing them on pages of others. */
export const sharing = defineTexts('sharing', {
  shareLink: 'Share the link',
  subscribe: 'Subscribe',
  openCalendar: 'Open in a calendar',
  copyCalendar: 'Copy the calendar’s address',
  copyFeed: 'Copy the feed’s address (Atom)',
  copyJsonFeed: 'Copy the feed’s address (JSON)',
  addressCopied: 'The address is copied. Paste it into your calendar or feed reader.',
  embed: 'Copy code to embed',
  codeCopied: 'The code is copied. Paste it into the HTML of your page.',
  notCopied: 'It could not be copied: {text}',
  saveCalendar: 'Save as a calendar',
  calendarFailed: 'The calendar file could not be made.',
  calendarName: 'Followed on Armwiki',
});
