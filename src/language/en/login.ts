import { defineTexts } from '../text';

export const login = defineTexts('login', {
  description: 'Sign in to {site} to propose events, matches and players.',
  welcomeBack: 'Welcome back',
  newAccount: 'New account',
  forgottenPassword: 'Forgotten password',
  resetBody: 'We will send you a link to choose a new password.',

  nameRefused:
    'Please choose another name. It needs a letter or digit, and cannot be your address or contain a role such as “admin”.',
  nameHint: 'Shown beside what you propose',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  createAccount: 'Create account',
  privacy: 'What is stored about you, and who sees it: <link>Privacy</link>',
  sendLink: 'Send link',
  linkSent: 'If {email} has an account, a link is on its way.',
  waitingForService: 'Waiting for the sign-in service…',

  goToSignUp: 'Create an account',
  goToReset: 'Forgot password?',
  goToSignIn: 'I already have an account',
  or: 'or',
  google: 'Continue with Google',
  continueAsEditor: 'Continue as editor',
  continueAsModerator: 'Continue as moderator',
  demo: 'This copy runs on your machine. Example accounts:',

  signedInAs: 'You are signed in as <strong>{name}</strong>.',
  signedInAsWith: 'You are signed in as <strong>{name}</strong> ({email}).',
  aMember: 'a member',
  continue: 'Continue',

  cancelled: 'The Google window was closed before you signed in.',
  disabled: 'This account or this way to sign in is disabled.',
  emailInUse: 'An account with this email already exists. Sign in, or reset the password.',
  invalidEmail: 'This is not an email address.',
  network: 'The sign-in service cannot be reached. Check your connection and try again.',
  popupBlocked: 'Your browser blocked the Google window. Allow popups for this site and try again.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, or reset your password.',
  unknown: 'Signing in failed. Try again in a moment.',
  weakPassword: 'This password is too easy to guess. Use at least 6 characters, ideally more.',
  wrongCredentials: 'Wrong email or password.',
});
