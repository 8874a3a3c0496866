import { callableCode, deadlineExceeded, endsCall } from '../../../functions/src/base/storeErrors';

const storeError = (code: unknown) => Object.assign(new Error('store'), { code });

test.each<[string, unknown, string, boolean]>([
  ['time up', deadlineExceeded(), 'deadline-exceeded', true],
  ['quota used up', storeError(8), 'resource-exhausted', true],
  ['contention', storeError(10), 'aborted', false],
  ['no answer', storeError(14), 'unavailable', true],
  ['accounts that do not answer', storeError('auth/network-request-failed'), 'unavailable', false],
  ['a code of another kind', storeError('auth/argument-error'), 'internal', false],
  ['a bug', new TypeError('x'), 'internal', false],
  ['no error at all', undefined, 'internal', false],
])(
  '%s is told to the caller by its code and ends the call where going on is no use',
  (_, error, code, ends) => {
    expect(callableCode(error)).toBe(code);
    expect(endsCall(error)).toBe(ends);
  },
);
