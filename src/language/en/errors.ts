import { defineTexts } from '../text';

export const errors = defineTexts('errors', {
  aborted: 'Someone else changed it at the same moment.',
  'already-exists': 'It already exists.',
  cancelled: 'The request was cancelled.',
  conflict: 'It was changed elsewhere in the meantime.',
  'data-loss': 'The server has lost data.',
  'deadline-exceeded': 'The server took too long.',
  'failed-precondition': 'This is not possible right now.',
  inside: 'Something went wrong: {said}',
  internal: 'Something went wrong on the server.',
  'invalid-argument': 'The server did not accept it.',
  'not-found': 'It was not found.',
  outdated: 'This page is out of date. Please refresh it.',
  'out-of-range': 'A value is out of range.',
  'over-budget': 'To stay within budget, this is shown only to signed-in users.',
  'permission-denied':
    'You have no access to this right now. Reload the page. If that does not help, sign in again or come back later.',
  'resource-exhausted': 'Too many requests. Try again later.',
  unavailable: 'The server cannot be reached.',
  unimplemented: 'The server does not support this request.',
  unknown: 'Something unexpected happened.',
});
