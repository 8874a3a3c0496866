import type { PublishedStatus } from '@/model/published/publishedStatus';
import type { BudgetStage } from '@/model/operating/budget';
import { KnownStage } from '@/sync/knownStage';

const status = (stage: BudgetStage): PublishedStatus => ({
  version: 1,
  at: 0,
  queue: { open: 0 },
  functions: '1',
  stage,
});

function setup(
  answer: () => Promise<PublishedStatus>,
  wait: () => Promise<void> = () => new Promise(() => undefined),
) {
  let now = 0;
  const asked = jest.fn(answer);
  const stage = new KnownStage({ copies: { status: asked }, now: () => now, wait });
  const changes: BudgetStage[] = [];
  stage.listen((found) => changes.push(found));
  return { stage, asked, changes, pass: (ms: number) => (now += ms) };
}

test('it is asked for once in ten minutes, and only the first answer is waited for', async () => {
  let published: BudgetStage = 2;
  const { stage, asked, changes, pass } = setup(async () => status(published));
  expect(await stage.ask()).toBe(2);
  expect(await stage.ask()).toBe(2);
  expect(asked).toHaveBeenCalledTimes(1);
  published = 0;
  pass(10 * 60_000);
  await stage.ask();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([stage.known(), changes]).toEqual([0, [2, 0]]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('where it cannot be learnt nothing is done without, and it is asked for again after a minute', async () => {
  const { stage, asked, changes, pass } = setup(() => Promise.reject(new Error('status 404')));
  expect(await stage.ask()).toBe(0);
  await stage.ask();
  expect(asked).toHaveBeenCalledTimes(1);
  pass(60_000);
  await stage.ask();
  expect([asked.mock.calls.length, changes]).toEqual([2, []]);
});

test('an answer that does not come is not waited for, and counts when it comes', async () => {
  let answer: (found: PublishedStatus) => void = () => undefined;
  const { stage, changes } = setup(
    () => new Promise((resolve) => (answer = resolve)),
    async () => undefined,
  );
  expect(await stage.ask()).toBe(0);
  answer(status(3));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([stage.known(), changes]).toEqual([3, [3]]);
});
