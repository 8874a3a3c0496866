import { outdatedNotice } from '@/app/worker/outdatedNotice';
import type { ChangesList } from '@/model/published/publishedChanges';
import { withAcceptedVersion } from '@/sync/withAcceptedVersion';
import { client, settle, useFakeTime } from '@test/support/client';
import { event } from '@test/support/factories';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';

useFakeTime();

const never = () => new Promise<never>(() => undefined);

/** A page of one version, with a wiki that accepts writes from another one on. */
async function page(
  version: number,
  accepts: number,
  of: Pick<Parameters<typeof client>[0] & object, 'server' | 'device'>,
) {
  let outdated = () => {};
  const opened = await client({
    ...of,
    uid: 'editor',
    wrap: (backend) =>
      withAcceptedVersion(backend, {
        copies: { changes: async () => ({ accepts }) as ChangesList },
        ...{ now: Date.now, wait: never, version },
        onOutdated: () => outdated(),
      }),
  });
  outdated = () => void opened.act(outdatedNotice());
  opened.follows({ kind: 'events' });
  await settle(100);
  return {
    ...opened,
    offered: () =>
      opened.state().notices.notices.flatMap(({ actions = [] }) => actions.map(({ does }) => does)),
  };
}

test('a page that is too old sends nothing, keeps every edit and offers the update; the next version sends them', async () => {
  const server = new FakeServer();
  server.put('event', event('e1'));
  const device = createMemoryDevice();
  const old = await page(1, 2, { server, device });
  old.renames('e1', 'A better name');
  await settle(60_000);
  old.proposes({ collection: 'event', docId: 'e1', field: 'location', value: 'Oslo' });
  await settle(60_000);
  expect(server.all('delta')).toEqual([]);
  expect(old.offered()).toContain('reload');
  expect(old.eventName('e1')).toBe('A better name');
  expect(old.waiting()).toHaveLength(2);
  await old.flush();
  old.close();

  const next = await page(2, 2, { server, device });
  await settle(60_000);
  expect(
    server
      .all('delta')
      .map(({ field, value }) => [field, value])
      .sort(),
  ).toEqual([
    ['location', 'Oslo'],
    ['name', 'A better name'],
  ]);
  expect(next.waiting()).toEqual([]);
  expect(next.offered()).not.toContain('reload');
});
