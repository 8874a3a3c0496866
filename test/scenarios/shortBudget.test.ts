import { KnownStage } from '@/sync/knownStage';
import type { BudgetStage } from '@/model/operating/budget';
import { withBudget } from '@/sync/withBudget';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { client, useFakeTime } from '@test/support/client';
import { event } from '@test/support/factories';
import { publishFake } from '@test/support/fakeCopies';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';

useFakeTime();

test('an edit that comes when the budget is used up waits on the device, also over a reload, and is sent when there is room', async () => {
  const server = new FakeServer();
  server.set('event', event('e1'));
  const device = createMemoryDevice();
  let stage: BudgetStage = 3;
  const copies = {
    ...publishFake(server, 8),
    status: async () => ({ version: 1, at: 0, queue: { open: 0 }, functions: '1', stage }) as const,
  };
  const open = () =>
    client({
      server,
      device,
      uid: 'editor',
      wrap: (backend) =>
        withBudget(backend, {
          copies,
          stage: new KnownStage({
            copies,
            now: Date.now,
            wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          }),
        }),
    });
  const before = await open();
  before.follows({ kind: 'events' });
  await before.wait(10);
  before.renames('e1', 'Another name');
  await before.wait(30_000);
  expect(before.waiting()).toEqual(['upsertDelta queued']);
  expect(selectCommands(before.store.getState())[0]?.error?.code).toBe('over-budget');
  expect(before.eventName('e1')).toBe('Another name');
  before.close();
  const after = await open();
  await after.wait(30_000);
  expect([after.waiting(), server.all('delta')]).toEqual([['upsertDelta queued'], []]);
  stage = 2;
  await after.wait(30 * 60_000);
  expect([after.waiting(), server.all('delta').length]).toEqual([[], 1]);
});
