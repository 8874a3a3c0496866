import { followInbox, tellSeen } from '@/features/inbox/inboxThunks';
import { inboxActions } from '@/features/inbox/inboxSlice';
import { selectNews, selectUnread } from '@/features/inbox/inboxSelectors';
import { deltaId, userId } from '@/model/ids';
import type { News } from '@/model/news/news';
import { signOut } from '@/wiki/session/sessionThunks';
import { allAnswered, client, useFakeTime } from '@test/support/client';
import { createMemoryStorage } from '@test/support/memoryStorage';

useFakeTime();

const ed = userId('ed');
const piece = (id: string, at: number): News => ({
  id,
  at,
  kind: 'applied',
  delta: deltaId('d1'),
  record: { collection: 'player', id: 'p1', name: 'Ann' },
});

test('the inbox opens again without a network, and is gone from the device after signing out', async () => {
  const first = await client({ uid: ed });
  first.dispatch(followInbox(ed));
  first.server.addNews(ed, piece('n1', 100_000), piece('n2', 200_000));
  await allAnswered();
  first.act(inboxActions.seenUpTo(100_000));
  await allAnswered();
  first.close();

  const { server, hints } = first;
  const second = await client({ uid: ed, server, hints: createMemoryStorage(hints.items) });
  expect(selectNews(second.state()).map(({ id }) => id)).toEqual(['n2', 'n1']);
  expect(selectUnread(second.state())).toBe(1);
  await second.dispatch(signOut());
  await allAnswered();
  expect(selectNews(second.state())).toEqual([]);
  expect(second.hints.items.get('persist:hints')).not.toContain('Ann');
});

test('another account on the same device is shown nothing of it', async () => {
  const first = await client({ uid: ed });
  first.dispatch(followInbox(ed));
  first.server.addNews(ed, piece('n1', 100_000));
  await allAnswered();
  first.close();
  const hints = createMemoryStorage(first.hints.items);
  const second = await client({ uid: 'bo', server: first.server, hints });
  expect(second.state().inbox.news).toEqual([]);
});

test('what one device has seen is seen on the others, and a device that was away never takes it back', async () => {
  const phone = await client({ uid: ed });
  const desk = await client({ uid: ed, server: phone.server });
  for (const device of [phone, desk]) device.dispatch(followInbox(ed));
  phone.server.addNews(ed, piece('n1', 100_000), piece('n2', 200_000));
  await allAnswered();
  expect([phone, desk].map((device) => selectUnread(device.state()))).toEqual([2, 2]);
  await phone.dispatch(tellSeen(ed, 200_000));
  await desk.dispatch(tellSeen(ed, 100_000));
  await allAnswered();
  expect([phone, desk].map((device) => selectUnread(device.state()))).toEqual([0, 0]);
});
