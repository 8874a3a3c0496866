import { defineTexts } from '../text';

export const errors = defineTexts('errors', {
  aborted: 'Someone else changed it at the same moment.',
  alreadyExists: 'It already exists.',
  cancelled: 'The request was cancelled.',
  conflict: 'It was changed elsewhere in the meantime.',
  dataLoss: 'The server has lost data.',
  deadlineExceeded: 'The server took too long.',
  failedPrecondition: 'This is not possible right now.',
  inside: 'Something went wrong: {said}',
  internal: 'Something went wrong on the server.',
  invalidArgument: 'The server did not accept it.',
  notFound: 'It was not found.',
  outdated: 'This page is out of date. Please refresh it.',
  outOfRange: 'A value is out of range.',
  overBudget: 'To stay within budget, this is shown only to signed-in users.',
  permissionDenied: 'You are not allowed to do this.',
  refusedToShow:
    'You have no access to this right now. Reload the page. If that does not help, sign in again or come back later.',
  resourceExhausted: 'Too many requests. Try again later.',
  unauthenticated: 'You are not signed in.',
  unavailable: 'The server cannot be reached.',
  unimplemented: 'The server does not support this request.',
  unknown: 'Something unexpected happened.',
});
