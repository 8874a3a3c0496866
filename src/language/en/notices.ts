import { defineTexts } from '../text';

export const notices = defineTexts('notices', {
  changeApplied: 'Your change to {what} was applied',
  changeRejected: 'Your change to {what} was rejected',
  changeSuperseded: 'Another change to {what} was applied instead of yours',
  changeCameTrue: 'Your change to {what} was applied from someone else’s proposal',
  newApplied: 'Your new {what} was applied',
  newRejected: 'Your new {what} was rejected',
  nowPart: 'It is now part of the wiki.',
  inPart: 'Part of it was applied. The rest is waiting as a separate proposal.',
  amended: 'A moderator changed it before applying. See My Changes for details.',
  reasonThere: 'The moderator gave a reason. See My Changes.',
  live: '{event} is live',
  liveBody: 'Results appear as they happen.',
  results: '{event}: results confirmed',
  resultsBody: 'See ratings, titles and the table of picks.',
  result: 'Result confirmed: {match}',

  mailSubject: { one: '{site}: 1 unread notification', other: '{site}: {count} unread notifications' },
  mailMore: 'There is more in your inbox.',
  mailOpen: 'Open your inbox',
  mailWhy: 'You get this email because you turned it on in your {site} settings.',
  mailChange: 'Change this or unsubscribe',
});
