import { defineTexts } from '../text';

export const sharing = defineTexts('sharing', {
  shareLink: 'Share the link',
  subscribe: 'Subscribe',
  openCalendar: 'Open in a calendar',
  copyCalendar: 'Copy calendar address',
  feeds: 'Feeds',
  copyFeed: 'Copy feed address (Atom)',
  copyJsonFeed: 'Copy feed address (JSON)',
  addressCopied: 'Address copied. Paste it into your calendar or feed reader.',
  embed: 'Copy embed code',
  codeCopied: 'Code copied. Paste it into the HTML of your page.',
  notCopied: 'It could not be copied: {text}',
  saveCalendar: 'Save as a calendar',
  calendarName: 'Followed on {site}',
});
