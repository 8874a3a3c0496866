import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  terminate,
} from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery, ListKind, ListScope } from '@/backend/listScope';
import { toBackendError } from '@/firebase/errors';
import { liveLists } from '@/firebase/read/liveLists';
import { userId } from '@/model/ids';
import { openStore } from '../functions/support';
import { ensureRules } from './rules/emulator';

const store = openStore('demo-live');
beforeAll(() => ensureRules('demo-live'));
beforeEach(() => store.empty());
afterAll(() => store.close());

/** Opens a list as an account, or as nobody. */
function opened<K extends ListKind>(list: ListScope<K>, user?: { readonly sub: string; moderator: boolean }) {
  const app = initializeApp({ projectId: 'demo-live', apiKey: 'none' }, `${list.kind} ${user?.sub}`);
  const db = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port), user && { mockUserToken: user });
  const arrived: Delivery<K>[] = [];
  let wake = () => undefined as void;
  let refused: unknown;
  const follow: (typeof liveLists)[K] = liveLists[list.kind];
  const stop = follow(
    db,
    list,
    (delivery) => {
      arrived.push(delivery);
      wake();
    },
    (error) => {
      refused = error;
      wake();
    },
  );
  return {
    /** The first delivery that fits. */
    async next(fits: (delivery: Delivery<K>) => boolean): Promise<Delivery<K> | undefined> {
      while (!arrived.some(fits)) {
        if (refused !== undefined) throw toBackendError(refused);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return arrived.find(fits);
    },
    setOnline: (online: boolean) => (online ? enableNetwork : disableNetwork)(db),
    async close() {
      stop();
      await terminate(db);
      await deleteApp(app);
    },
  };
}

test('a reader without an account sees what the server writes about a live event, and its end', async () => {
  const reader = opened({ kind: 'live', event: 'e1' });
  expect(await reader.next(() => true)).toBeUndefined();
  const m1 = { score: [1, 0], rounds: ['1p'] };
  await store.put({ 'live/e1': { revision: 1, at: Timestamp.now(), matches: { m1 } } });
  expect(await reader.next((card) => card?.revision === 1)).toEqual({
    event: 'e1',
    revision: 1,
    matches: { m1 },
  });
  await store.put({ 'live/e1': { revision: 2, at: Timestamp.now(), matches: {} } });
  expect(await reader.next((card) => card?.revision === 2)).toMatchObject({ matches: {} });
  await reader.close();
});

test('a reader who loses the connection keeps the card, which says that it is behind, until it has caught up', async () => {
  const m1 = { score: [1, 0], rounds: ['1p'] };
  await store.put({ 'live/e1': { revision: 1, at: Timestamp.now(), matches: { m1 } } });
  const reader = opened({ kind: 'live', event: 'e1' });
  await reader.next((card) => card?.revision === 1);
  await reader.setOnline(false);
  expect(await reader.next((card) => card?.behind === true)).toMatchObject({ revision: 1, matches: { m1 } });
  await store.put({ 'live/e1': { revision: 2, at: Timestamp.now(), matches: {} } });
  await reader.setOnline(true);
  expect(await reader.next((card) => card?.revision === 2)).not.toHaveProperty('behind');
  await reader.close();
});

test('a moderator sees the invitations of an event, those that begin last first; others see none', async () => {
  const of = (event: string, from: number) => ({
    ...{ event, name: 'Table 1', by: 'mod', at: Timestamp.now() },
    from: Timestamp.fromMillis(from),
  });
  await store.put({
    'scorer/a': of('e1', 1_000),
    'scorer/b': { ...of('e1', 2_000), revoked: true, revokedIn: 'act' },
    'scorer/c': of('e2', 3_000),
  });
  const moderator = opened({ kind: 'scorers', event: 'e1' }, { sub: 'mod', moderator: true });
  expect(await moderator.next(() => true)).toEqual([
    { id: 'b', event: 'e1', name: 'Table 1', from: 2_000, by: 'mod', revoked: true, dropped: false },
    { id: 'a', event: 'e1', name: 'Table 1', from: 1_000, by: 'mod', revoked: false, dropped: false },
  ]);
  await moderator.close();
  const editor = opened({ kind: 'scorers', event: 'e1' }, { sub: 'ed', moderator: false });
  await expect(editor.next(() => true)).rejects.toMatchObject({ code: 'permission-denied' });
  await editor.close();
});

test('an organiser sees the own appointment and the own invitations; a moderator the cards that wait', async () => {
  const at = Timestamp.now();
  await store.put({
    'scorer/a': { event: 'e1', organiser: 'ed', by: 'mod', from: at },
    'scorer/b': { event: 'e1', name: 'Table 1', by: 'ed', from: at },
    'scorer/c': { event: 'e1', name: 'Table 2', by: 'mod', from: at },
    'live/e1': { revision: 1, at, open: true, matches: {} },
    'live/e2': { revision: 1, at, open: false, matches: {} },
  });
  const ed = { sub: 'ed', moderator: false };
  const ids = async <K extends 'organising' | 'scorers'>(list: ListScope<K>) => {
    const asked = opened(list, ed);
    const found = (await asked.next(() => true)) as readonly { readonly id: string }[];
    await asked.close();
    return found.map(({ id }) => id);
  };
  expect(await ids({ kind: 'organising', event: 'e1', uid: userId('ed') })).toEqual(['a']);
  expect(await ids({ kind: 'scorers', event: 'e1', by: userId('ed') })).toEqual(['b']);
  const moderator = opened({ kind: 'liveCards' }, { sub: 'mod', moderator: true });
  expect(await moderator.next(() => true)).toMatchObject([{ event: 'e1' }]);
  await moderator.close();
});
