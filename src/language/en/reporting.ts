import { defineTexts } from '../text';

export const reporting = defineTexts('reporting', {
  title: 'What is wrong with {name}?',
  what: 'What is wrong, and what is right?',
  whatHint: 'Only moderators see this. They cannot reply, so do not leave your name or address.',
  short: 'Please write at least {min} characters',
  long: 'At most {max} characters',
  hidden: 'It contains invisible characters',
  send: 'Send',
  waiting: 'Saved on this device and sent when you are online. You can still change it.',
  offline: 'You are offline. It is sent when you are back online.',
  orPropose: 'You are signed in, so you can also propose the change yourself:',

  thanks: 'Thank you! The moderators have received your report.',
  kept: 'Saved on this device. It is sent when you are back online.',
  sentLate: 'Thank you! Your report about {name} was sent to the moderators.',
  notSent: 'Your report about {name} could not be sent: {why} Your text is still where you wrote it.',
  recordGone: 'This is no longer in the wiki, so there is nothing to report.',
  banned: 'This account is disabled, so it cannot send reports.',
  tooSoon: 'You have just sent a report. Try again in half a minute.',
  tooMany: 'You have reached today’s limit of reports. Sign in to propose the change yourself.',
  wikiFull: 'There were too many reports today. Sign in, or come back tomorrow.',
  refused: 'It could not be sent. Reload the page and try again.',
});
