import { capacity, type Capacity } from '../../../functions/src/calls/capacity';
import { deployed } from './deployed';

const megabytes = { '256MiB': 256, '512MiB': 512, '1GiB': 1024, '2GiB': 2048 } as const;

test('every function has as many instances at most, and as much memory, as the table says', async () => {
  const functions = await deployed();
  expect(functions.length).toBeGreaterThan(9);
  const table: Readonly<Record<string, Capacity>> = capacity;
  for (const [name, endpoint] of functions) {
    const { memory, maxInstances, timeoutSeconds, concurrency } = table[name] ?? capacity.callable;
    expect([name, endpoint.maxInstances, endpoint.availableMemoryMb, endpoint.timeoutSeconds]).toEqual([
      name,
      maxInstances,
      megabytes[memory],
      timeoutSeconds,
    ]);
    if (name !== 'accountDeleted') expect([name, endpoint.concurrency]).toEqual([name, concurrency]);
  }
});

test('nothing stands in the table that is not deployed', async () => {
  const names = new Set((await deployed()).map(([name]) => name));
  expect(Object.keys(capacity).filter((name) => name !== 'callable' && !names.has(name))).toEqual([]);
});

test('a note that outlived the retries of its fold is taken up again by the next mark', async () => {
  const trigger = Object.fromEntries(await deployed())['pickStaleWritten']?.eventTrigger;
  expect(trigger?.eventType).toBe('google.cloud.firestore.document.v1.written');
});
