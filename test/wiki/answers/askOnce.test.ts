import { BackendError } from '@/backend/errors';
import { askOnce } from '@/wiki/answers/askOnce';
import { screens } from '@test/support/screens';

test('a question is asked for its effect each time, and a refusal is its code', async () => {
  const { world, dispatch, calls, state } = screens({}, { uid: 'ed' });
  const stay = () => dispatch(askOnce({ kind: 'stay' }));
  expect(await stay()).not.toHaveProperty('failed');
  world.answers.stay = async () => {
    throw new BackendError('failed-precondition', 'It has begun');
  };
  expect(await stay()).toEqual({ failed: 'failed-precondition' });
  expect(calls).toEqual(['stay', 'stay']);
  expect(state().answers.queries).toEqual({});
});
