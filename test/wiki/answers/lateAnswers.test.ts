import { client, useFakeTime } from '@test/support/client';

useFakeTime();

test('a store takes in the answers from the first question on, whose code comes later', async () => {
  const c = await client({ uid: 'ann' });
  const before = c.state().answers;
  expect(before).toEqual({});
  const { askWhileShown } = await import('@/wiki/answers/answers');
  const question = { kind: 'trustSettings' } as const;
  const stop = c.dispatch(askWhileShown(question, false));
  await c.wait();
  const kept = () => c.state().answers.queries?.[JSON.stringify(question)];
  expect(kept()).toMatchObject({ status: 'fulfilled', data: { on: false } });
  stop();
  await c.wait(1_000);
  expect(kept()).toBeUndefined();
});
