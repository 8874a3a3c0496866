import { defineTexts } from '../text';

export const ownAccount = defineTexts('ownAccount', {
  title: 'Account',
  change: 'Change…',
  renameTitle: 'Change your name',
  renameHint: 'Everyone sees it next to your proposals, including earlier ones.',
  sameName: 'This is already your name.',

  password: 'Password',
  passwordHint: 'For signing in with {email}',
  withGoogle: 'You sign in with Google, which manages your password.',
  passwordTitle: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters, ideally more. You are signed out on your other devices.',
  passwordChanged: 'Your password was changed.',
  wrongPassword: 'Wrong password.',
  otherAccount: 'This is a different Google account.',

  data: 'Your data',
  dataHint: 'Everything stored under your account, as one JSON file',
  download: 'Download',
  downloadFailed: 'Your data could not be downloaded. Try again when you are online.',
  downloadBusy: 'Many people are downloading their data right now. Try again in a few minutes.',

  leaveTerm: 'Delete account',
  leaveHint: {
    one: 'You can change your mind for {count} day',
    other: 'You can change your mind for {count} days',
  },
  leave: 'Delete…',
  leaveTitle: 'Delete your account?',
  leaveWhen:
    'It is deleted on {day}. Until then nothing changes. To keep it after all, sign in and press “{stay}”.',
  leaveWhat:
    'Proposals not applied by then are deleted. Your applied edits stay, with their notes and your replies, under “former member”, and cannot be traced to you. Everything else is deleted: your name, address, inbox, devices and the trust you earned.',
  leaveConfirm: 'Your password',
  leaveConfirmHint: 'To make sure it is you.',
  leaveWithGoogle: 'Google will ask you to sign in once more.',
  leaveOk: 'Delete account',
  leaving: 'Your account will be deleted on {day}.',
  stay: 'Keep my account',
  stays: 'Your account will not be deleted.',
  leavingBegun: 'Too late: your account is already being deleted.',
  notStored: 'This could not be saved. Try again when you are online.',
});
