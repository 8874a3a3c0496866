import { createLazyRows } from '@/device/rows/lazyRows';
import { createMemoryDevice } from '@test/support/memoryDevice';

test('code that did not load is asked for again by the next call, and is loaded once', async () => {
  let online = false;
  let loads = 0;
  const rows = createLazyRows(async () => {
    loads += 1;
    if (!online) throw new Error('Loading chunk local-rows failed');
    return createMemoryDevice().rows;
  });
  await expect(rows.loadCommands()).rejects.toThrow('Loading chunk');
  online = true;
  await expect(Promise.all([rows.loadCommands(), rows.loadCommands()])).resolves.toHaveLength(2);
  expect(loads).toBe(2);
});
