import { defineTexts } from '../text';

/** Why the outside world said no, by its code. */
export const errors = defineTexts('errors', {
  aborted: 'Somebody else changed it at the same moment.',
  alreadyExists: 'It exists already.',
  cancelled: 'The request was cancelled.',
  conflict: 'It was changed elsewhere meanwhile.',
  dataLoss: 'The server has lost data.',
  deadlineExceeded: 'The server took too long.',
  failedPrecondition: 'It is not possible in its present state.',
  inside: 'Something went wrong: {said}',
  internal: 'Something went wrong on the server.',
  invalidArgument: 'The server did not accept it.',
  notFound: 'It is not there.',
  outdated: 'This page is too old for the server. Refresh it.',
  outOfRange: 'A value is out of range.',
  overBudget: 'To stay within its budget, the wiki shows this only to those who sign in.',
  permissionDenied: 'You are not allowed to do this.',
  refusedToShow:
    'The server refuses to show it. Reload the page; if that does not help, sign in again or come back later.',
  resourceExhausted: 'That was too much at once. It can be tried again later.',
  unauthenticated: 'You are not signed in.',
  unavailable: 'The server cannot be reached.',
  unimplemented: 'The server does not know this request.',
  unknown: 'Something unexpected happened.',
});
