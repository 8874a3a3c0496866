import { defineTexts } from '../text';

/** The actions of members on their own account. */
export const ownAccount = defineTexts('ownAccount', {
  title: 'Account',
  name: 'Name',
  change: 'Change…',
  renameTitle: 'Change your name',
  renameHint: 'Everybody sees it beside what you propose, and from now on beside what you proposed before.',
  sameName: 'This is your name already.',

  password: 'Password',
  passwordHint: 'For signing in with {email}',
  withGoogle: 'You sign in with Google, where your password is kept.',
  passwordTitle: 'Change your password',
  currentPassword: 'Present password',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters, better more. You are signed out on your other devices.',
  passwordChanged: 'Your password was changed.',
  wrongPassword: 'The password is wrong.',
  otherAccount: 'That is another Google account than this one.',

  data: 'Your data',
  dataHint: 'All that is stored under your account, as one JSON file',
  download: 'Download',
  downloadFailed: 'Your data could not be downloaded. Try again when there is a network.',
  downloadBusy: 'Many people are downloading their data at this moment. Try again in a few minutes.',

  leaveTerm: 'Delete account',
  leaveHint: {
    one: 'It can be taken back for {count} day',
    other: 'It can be taken back for {count} days',
  },
  leave: 'Delete…',
  leaveTitle: 'Delete your account?',
  leaveWhen:
    'It is deleted on {day}. Until then everything stays as it is, and you can keep it after all: sign in and press “{stay}”.',
  leaveWhat:
    'What you proposed and nobody has applied is then deleted. Your applied edits stay, with their notes and your replies, as those of a former member: nothing leads from them to you. All else is deleted: your name, address, inbox, devices, and what your edits have earned you.',
  leaveConfirm: 'Your password',
  leaveConfirmHint: 'So that nobody else does this while you are away.',
  leaveWithGoogle: 'Google asks you once more who you are.',
  leaveOk: 'Delete account',
  leaving: 'Your account will be deleted on {day}.',
  stay: 'Keep my account',
  stays: 'Your account stays.',
  leavingBegun: 'It is too late: your account is being deleted.',
  notStored: 'This could not be stored. Try again when there is a network.',
});
