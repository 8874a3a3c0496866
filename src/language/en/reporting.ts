import { defineTexts } from '../text';

/** The form in which a reader reports an error in a record; the button is a text of records. */
export const reporting = defineTexts('reporting', {
  title: 'What is wrong with {name}?',
  what: 'What is wrong, and what would be right?',
  whatHint: 'Only moderators read this. They cannot answer, so leave no name or address.',
  short: 'A few words more: at least {min} characters',
  long: 'At most {max} characters',
  hidden: 'It has characters that cannot be shown',
  send: 'Send',
  waiting: 'This waits on the device and is sent once there is a network. You can still change it.',
  offline: 'You are offline: it will be sent once there is a network.',
  orPropose: 'You are signed in, so you can make the change yourself:',

  // The outcome.
  thanks: 'Thank you for telling us. The moderators have it now.',
  kept: 'Kept on this device, and sent once there is a network.',
  sentLate: 'Thank you. What you wrote about {name} has been sent to the moderators.',
  notSent: 'What you wrote about {name} could not be sent: {why} You find it again where you wrote it.',
  recordGone: 'This is no longer in the wiki, so there is nothing left to report.',
  banned: 'This account is disabled, so it cannot send reports.',
  tooSoon: 'Something was reported from here just now. Try again in half a minute.',
  tooMany:
    'No more reports are taken from here today. When you are signed in, you can propose the change itself.',
  wikiFull:
    'So many reports came in that no more are taken today without an account. Sign in, or come back tomorrow.',
  refused: 'It could not be sent. Reload the page and try again.',
});
