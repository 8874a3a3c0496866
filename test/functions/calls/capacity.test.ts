import { capacity, type Capacity } from '../../../functions/src/calls/capacity';
import { callables } from '../../../scripts/costs/worstHour';

/** The part of a deployed function's description that says how far it may grow. */
interface Endpoint {
  readonly maxInstances?: unknown;
  readonly availableMemoryMb?: unknown;
  readonly timeoutSeconds?: unknown;
  readonly concurrency?: unknown;
  readonly callableTrigger?: unknown;
}

/** Every function as `firebase deploy` finds it: what is exported and describes itself. */
async function deployed(): Promise<readonly (readonly [string, Endpoint])[]> {
  const before = { ...process.env };
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-capacity' });
  try {
    const functions: object = await import('../../../functions/src/index');
    return Object.entries(functions).flatMap(([name, value]: [string, { __endpoint?: Endpoint }]) =>
      value.__endpoint ? [[name, value.__endpoint] as const] : [],
    );
  } finally {
    process.env = before;
  }
}

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
    // The first generation has no choice: one at a time.
    if (name !== 'accountDeleted') expect([name, endpoint.concurrency]).toEqual([name, concurrency]);
  }
});

test('nothing stands in the table that is not deployed', async () => {
  const names = new Set((await deployed()).map(([name]) => name));
  expect(Object.keys(capacity).filter((name) => name !== 'callable' && !names.has(name))).toEqual([]);
});

test('the bill of the worst hour counts every callable', async () => {
  const found = (await deployed()).filter(([, { callableTrigger }]) => callableTrigger !== undefined);
  expect(found.map(([name]) => name).sort()).toEqual(
    [...callables, 'report', 'ownAccount', 'browserErrors'].sort(),
  );
});
