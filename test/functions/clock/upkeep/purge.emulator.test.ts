import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { tombstoneDays } from '@/model/records/tombstones';
import { purgeTombstones, type PurgeServices } from '../../../../functions/src/clock/upkeep/purgeTombstones';
import { purgeReplaced } from '../../../../functions/src/clock/upkeep/purgeReplaced';
import { event, match, player, type Docs } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-purge');
beforeEach(() => store.empty());
afterAll(() => store.close());

const now = Date.UTC(2026, 0, 1);
const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => Timestamp.fromMillis(now - days * dayMs);
const old = { deleted: true, updatedAt: daysAgo(tombstoneDays + 1) };

const purge = (over: Partial<PurgeServices> = {}) =>
  purgeTombstones({ db: store.db, now: () => now, hasTime: () => true, log: () => {}, ...over });

test('tombstones older than they are kept go, in every collection; younger ones and live records stay', async () => {
  await store.put({
    'event/old': event(old),
    'match/old': match(old),
    'player/old': player('Old', old),
    'event/young': event({ deleted: true, updatedAt: daysAgo(tombstoneDays - 1) }),
    'player/limit': player('Limit', { deleted: true, updatedAt: daysAgo(tombstoneDays) }),
    'match/live': match({ updatedAt: daysAgo(1_000) }),
  });
  expect(await purge()).toEqual({ purged: 3, complete: true });
  expect(Object.keys(await store.all()).sort()).toEqual(['event/young', 'match/live', 'player/limit']);
});

test('it goes by pages, and a run that is out of time is gone on with by the next', async () => {
  const tombstones: Docs = Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [`match/m${at}`, match(old)]),
  );
  await store.put(tombstones);
  const pages: number[] = [];
  let left = 3;
  const first = await purge({
    pageSize: 10,
    hasTime: () => (left -= 1) >= 0,
    log: ({ purged }) => pages.push(purged),
  });
  expect(first).toEqual({ purged: 20, complete: false });
  expect(pages).toEqual([10, 10]);
  expect(await purge({ pageSize: 10 })).toEqual({ purged: 5, complete: true });
  expect(await purge()).toEqual({ purged: 0, complete: true });
});

test('what is written while it runs is judged as it is then', async () => {
  await store.put(
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`player/p${at}`, player('P', old)])),
  );
  const revive = Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      store.db
        .doc(`player/p${at}`)
        .update({ deleted: false, updatedAt: FieldValue.serverTimestamp() })
        .then(
          () => 'revived',
          () => 'gone',
        ),
    ),
  );
  await purge({ pageSize: 5 });
  const alive = (await revive).filter((how) => how === 'revived').length;
  const records = await store.all();
  expect(Object.keys(records)).toHaveLength(alive);
  expect(Object.values(records).every(({ deleted }) => deleted === false)).toBe(true);
});

test('marks of ids that say a name go when tombstones go, and nothing else of their pages', async () => {
  const page = (replaces: string, days: number) =>
    player('Name withheld', { replaces, updatedAt: daysAgo(days) });
  await store.put({
    'player/a': page('0a', tombstoneDays + 1),
    'player/b': page('0b', tombstoneDays - 1),
    'player/c': page('0c', tombstoneDays + 2),
    'player/d': player('Dan', { updatedAt: daysAgo(1_000) }),
  });
  const before = await store.get('player/a');
  expect(await purgeReplaced(store.db, now, () => false)).toBe(0);
  expect(await purgeReplaced(store.db, now, () => true, 1)).toBe(2);
  const { replaces: _, ...rest } = before ?? {};
  expect(await store.get('player/a')).toEqual(rest);
  expect(await store.get('player/b')).toHaveProperty('replaces', '0b');
  expect(await store.get('player/c')).not.toHaveProperty('replaces');
});
