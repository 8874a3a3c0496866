import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { purgeOld } from '../../../../functions/src/clock/upkeep/purgeOld';
import { sendDigests } from '../../../../functions/src/react/news/sendDigests';
import { newsDays } from '@/model/news/news';
import { longAgo } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-digests');
beforeEach(() => store.empty());
afterAll(() => store.close());

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const tuesday = Date.UTC(2026, 0, 5, 21);
const monday = tuesday - dayMs;

const piece = (at: number) => ({
  kind: 'applied',
  at: Timestamp.fromMillis(at),
  delta: 'd1',
  record: { collection: 'player', id: 'p1', name: 'Ann' },
});
const user = (digest: string, rest: object = {}) => ({ name: 'Ed', digest, language: 'en', ...rest });

const accounts = async (asked: readonly object[]) => ({
  users: asked.map((identifier) => {
    const { uid } = identifier as { uid: string };
    return { uid, email: `${uid}@example.com`, emailVerified: uid !== 'unverified' } as UserRecord;
  }),
  notFound: [],
});

const digest = (now: number, hasTime = () => true, pageSize = 2) =>
  sendDigests({
    db: store.db,
    auth: { getUsers: accounts },
    now: () => now,
    hasTime,
    origin: 'https://wiki.example',
    pageSize,
  });
const mails = async () => (await store.db.collection('mail').get()).docs;

test('each account that wants it has one mail a day of what is unread, by pages, however often it runs', async () => {
  const fresh = tuesday - 2 * hourMs;
  const uids = ['a', 'b', 'c', 'd', 'seen', 'unverified', 'week', 'never'];
  await store.put({
    ...Object.fromEntries(uids.map((uid) => [`user/${uid}`, user('daily')])),
    ...Object.fromEntries(uids.map((uid) => [`user/${uid}/news/n1`, piece(fresh)])),
    'user/seen': user('daily', { newsSeen: Timestamp.fromMillis(fresh) }),
    'user/week': user('weekly'),
    'user/never': user('none'),
    'user/a/news/n2': piece(tuesday - 1_000),
  });
  let pages = 0;
  expect(await digest(tuesday, () => (pages += 1) < 2)).toEqual({ mails: 2, complete: false });
  expect(await digest(tuesday)).toEqual({ mails: 2, complete: true });
  expect(await digest(tuesday)).toEqual({ mails: 0, complete: true });
  expect((await mails()).map(({ id }) => id)).toEqual(
    ['a', 'b', 'c', 'd'].map((uid) => `digest-${uid}-2026-01-06`),
  );
  expect((await mails())[0]?.data()).toMatchObject({
    to: 'a@example.com',
    message: { subject: 'Armwiki: 1 unread notification' },
    headers: { 'List-Unsubscribe': '<https://wiki.example/settings>' },
  });
  expect(await digest(tuesday + dayMs)).toEqual({ mails: 1, complete: true });
});

test('on Mondays those are written to as well who want it once a week', async () => {
  await store.put({ 'user/week': user('weekly'), 'user/week/news/n1': piece(monday - 3 * dayMs) });
  expect(await digest(monday)).toEqual({ mails: 1, complete: true });
});

test('at night old news goes, and mails that were delivered or never will be', async () => {
  await store.put({
    'user/a/news/old': piece(tuesday - (newsDays + 1) * dayMs),
    'user/a/news/new': piece(tuesday - dayMs),
    'mail/sent': { at: Timestamp.fromMillis(tuesday), delivery: { state: 'SUCCESS' } },
    'mail/waiting': { at: Timestamp.fromMillis(tuesday) },
    'mail/stuck': { at: longAgo, delivery: { state: 'ERROR' } },
  });
  expect(await purgeOld(store.db, tuesday, () => true)).toBe(3);
  expect((await mails()).map(({ id }) => id)).toEqual(['waiting']);
  expect(await store.get('user/a/news/new')).toBeDefined();
});
