import { Timestamp } from 'firebase-admin/firestore';
import { deltaId } from '@/model/ids';
import { reportId, reportLimits } from '@/model/privacy/report';
import { handleDeclineReports } from '../../../../functions/src/write/reports/handleDeclineReports';
import { handleReport, type ReportServices } from '../../../../functions/src/write/reports/handleReport';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { purgeOld } from '../../../../functions/src/clock/upkeep/purgeOld';
import { actOn, entriesOf } from '../acts/actSupport';
import { event, match, player } from '../../documents';
import { fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';
import { newIdOf } from '@test/support/newIdOf';

const r = newIdOf('r');

const store = openStore('demo-reports');
beforeEach(async () => {
  await store.empty();
  now = Date.UTC(2026, 0, 31, 12);
  await store.put({
    'event/e': event(),
    'match/m': match(),
    'event/gone': event({ deleted: true }),
    'player/p': player('Ann'),
  });
});
afterAll(() => store.close());

let now = 0;
let ids = 0;
const logged: string[] = [];
const services: ReportServices = {
  ...servicesOn(
    store,
    fakeAccounts({ uid: 'off', email: 'off@example.com', claims: {}, disabled: true }).auth,
  ),
  logger: { info: (...said) => void logged.push(JSON.stringify(said)), error: () => undefined },
  now: () => now,
  reads: createAllowance(100_000, () => now),
  key: async () => 'k'.repeat(64),
};

const accounts = {
  getUser: async (uid: string) => ({ uid, disabled: false, customClaims: { moderator: uid === 'mod' } }),
};

interface Sender {
  readonly address?: string;
  readonly uid?: string;
  readonly verified?: boolean;
  readonly id?: string;
  readonly docId?: string;
  readonly contact?: string;
}

async function report({
  address = '203.0.113.9',
  uid,
  verified = true,
  id,
  docId = 'e',
  contact,
}: Sender = {}) {
  ids += 1;
  const answer = await handleReport(
    {
      data: {
        id: id ?? newIdOf(`r${ids}`),
        ...(contact === undefined
          ? { collection: 'event', docId }
          : { collection: 'player', docId: 'p', contact }),
        seen: 1_000,
        text: 'The year is wrong.',
      },
      rawRequest: { headers: { 'x-forwarded-for': `10.0.0.${ids % 250}, ${address}` } },
      ...(uid !== undefined && { auth: { uid, token: { email_verified: verified } } as never }),
    },
    services,
  );
  return answer.outcome === 'taken' ? 'taken' : answer.why;
}
const later = () => void (now += reportLimits.pauseMs);
const stored = async () => (await store.db.collection('report').get()).docs.map((doc) => doc.data());

test('a report is stored with what it is about, and the address that it came from nowhere', async () => {
  expect(await report({ id: r })).toBe('taken');
  expect(await store.get(`report/${r}`)).toEqual({
    collection: 'event',
    docId: 'e',
    name: 'East vs West',
    seen: Timestamp.fromMillis(1_000),
    text: 'The year is wrong.',
    at: expect.any(Timestamp),
    open: true,
    from: { near: expect.stringMatching(/^[\w-]{22}$/), at: expect.any(Timestamp) },
  });
  const all = await Promise.all(
    ['report', 'reportDay', 'reportCount'].map((name) => store.db.collection(name).get()),
  );
  const kept = JSON.stringify(all.map(({ docs }) => docs.map((doc) => [doc.id, doc.data()])));
  expect(kept + logged.join()).not.toContain('203.0.113');
});

test('sent again it is taken again and counted once, and what is gone cannot be reported', async () => {
  for (const _ of ['first', 'again', 'once more']) expect(await report({ id: r })).toBe('taken');
  later();
  expect(await report({ docId: 'gone' })).toBe('recordGone');
  expect(await report({ docId: 'never' })).toBe('recordGone');
  expect(await stored()).toHaveLength(1);
  const [count] = (await store.db.collection('reportCount').get()).docs;
  expect(count?.get('count')).toBe(1);
});

test('a network reports one thing at a time and some a day, however many it sends side by side', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => report()));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'tooSoon')).toHaveLength(7);
  for (let count = 1; count < reportLimits.network; count += 1) {
    later();
    expect(await report()).toBe('taken');
  }
  later();
  expect(await report()).toBe('tooMany');
  expect(await report({ address: '203.0.113.10' })).toBe('taken');
  // Another day has another salt and its own count.
  now += 24 * 60 * 60_000;
  expect(await report()).toBe('taken');
});

test('an account in good standing is counted by itself, also when the wiki takes no more; others are visitors', async () => {
  await store.put({
    'reportDay/2026-01-31': { day: '2026-01-31', salt: 's'.repeat(64), count: reportLimits.wiki },
    'ban/rude': { by: 'mod' },
  });
  expect(await report()).toBe('wikiFull');
  expect(await report({ uid: 'ed' })).toBe('taken');
  expect(await report({ uid: 'ed', address: '203.0.113.10' })).toBe('tooSoon');
  expect(await report({ uid: 'unverified', verified: false })).toBe('wikiFull');
  expect((await stored()).map(({ by }) => String(by))).toEqual(['ed']);
});

const household = (house: number, network = house) =>
  `2001:db8:1:${((house << 8) | (network & 255)).toString(16)}::1`;

test('one home connection has one count, whichever of its 256 networks it sends from, and a site around it another', async () => {
  for (let network = 0; network < reportLimits.network; network += 1) {
    expect(await report({ address: household(1, network) })).toBe('taken');
    later();
  }
  expect(await report({ address: household(1, 99) })).toBe('tooMany');
  for (let house = 2; (house - 1) * reportLimits.network < reportLimits.wide; house += 1)
    for (let network = 0; network < reportLimits.network; network += 1) {
      expect(await report({ address: household(house, network) })).toBe('taken');
      later();
    }
  expect(await report({ address: household(77) })).toBe('tooMany');
  expect(await report({ address: '2001:db8:2::1' })).toBe('taken');
});

test('places are kept for requests not to be named, also of who may send nothing else', async () => {
  const { wiki, requests } = reportLimits;
  const day = { day: '2026-01-31', salt: 's'.repeat(64) };
  await store.put({
    'reportDay/2026-01-31': { ...day, count: wiki - requests, requests: 0 },
    'ban/rude': { by: 'mod' },
  });
  expect(await report()).toBe('wikiFull');
  expect(await report({ uid: 'rude' })).toBe('banned');
  expect(await report({ contact: 'ann@example.com', uid: 'rude' })).toBe('taken');
  expect(await store.get('reportDay/2026-01-31')).toMatchObject({ count: wiki - requests + 1, requests: 1 });
  await store.put({ 'reportDay/2026-01-31': { ...day, count: wiki, requests } });
  expect(await report({ contact: 'ann@example.com', address: '203.0.113.77' })).toBe('wikiFull');
});

test('a disabled account cannot report, and asks like a visitor not to be named', async () => {
  expect(await report({ uid: 'off' })).toBe('banned');
  expect(await report({ uid: 'off', contact: 'ann@example.com' })).toBe('taken');
  expect(await report({ contact: 'ann@example.com' })).toBe('tooSoon');
});

test('a moderator declines all reports of a network at once; of what is closed nobody knows the network', async () => {
  for (const [address, id] of [
    [household(1), 'one'],
    [household(1, 7), 'two'],
    [household(2), 'three'],
    ['203.0.113.5', 'other'],
  ] as const) {
    expect(await report({ address, id: newIdOf(id) })).toBe('taken');
    later();
  }
  const decline = (network: unknown, uid = 'mod', over = {}) =>
    handleDeclineReports(
      { data: { network, ...over }, auth: { uid, token: { auth_time: now / 1_000 } } as never },
      { ...services, auth: accounts as never },
    );
  const wide: unknown = (await store.get(`report/${newIdOf('one')}`))?.['from'].wide;
  await expect(decline(wide, 'ed')).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(decline('x')).rejects.toMatchObject({ code: 'invalid-argument' });
  expect(await decline(wide, 'mod', { note: 'Advertising' })).toEqual({ closed: 3 });
  expect(await decline(wide)).toEqual({ closed: 0 });
  for (const id of ['one', 'two', 'three']) {
    const declined = await store.get(`report/${newIdOf(id)}`);
    expect(declined).toMatchObject({ open: false, closed: { by: 'mod', note: 'Advertising' } });
    expect(declined).not.toHaveProperty('from');
  }
  expect(await store.get(`report/${newIdOf('other')}`)).toMatchObject({ open: true });
  await actOn(store, { kind: 'closeReport', reportId: reportId(newIdOf('other')) }, { action: 'a' });
  expect(await store.get(`report/${newIdOf('other')}`)).not.toHaveProperty('from');
});

test('a network is known for a week', async () => {
  await report({ id: r });
  const at = (await store.get(`report/${r}`))?.['from'].at.toMillis();
  await purgeOld(store.db, at + 6 * 24 * 60 * 60_000, () => true);
  expect(await store.get(`report/${r}`)).toHaveProperty('from');
  await purgeOld(store.db, at + 8 * 24 * 60 * 60_000, () => true);
  expect(await store.get(`report/${r}`)).not.toHaveProperty('from');
  expect(await store.get(`report/${r}`)).toMatchObject({ open: true });
});

test('a moderator closes a report once; who comes later changes nothing, and the log does not repeat its words', async () => {
  await report({ id: r });
  const close = { kind: 'closeReport', reportId: reportId(r) } as const;
  for (const _ of ['first', 'again'])
    expect(await actOn(store, { ...close, delta: deltaId('d1') }, { action: 'a' })).toEqual({
      outcome: 'done',
    });
  expect(await actOn(store, { ...close, note: 'Nonsense' }, { action: 'b', by: 'mia' })).toEqual({
    outcome: 'done',
  });
  expect(await actOn(store, { ...close, reportId: reportId('never') })).toEqual({ outcome: 'done' });
  expect(await store.get(`report/${r}`)).toMatchObject({ open: false, closed: { by: 'mod', delta: 'd1' } });
  const entries = await entriesOf(store);
  expect(Object.keys(entries)).toEqual(['a']);
  expect(entries['a']).toMatchObject({
    kind: 'closeReport',
    target: { collection: 'report', id: r, name: 'East vs West' },
    proposal: 'd1',
    done: true,
  });
  expect(JSON.stringify(entries)).not.toContain('year');
});

test('at night the counters of past days go, and what was closed long ago; open reports stay', async () => {
  const day = 24 * 60 * 60_000;
  const closed = (ago: number) => ({
    open: false,
    closed: { by: 'mod', at: Timestamp.fromMillis(now - ago * day) },
  });
  await report({ id: newIdOf('open') });
  now += day;
  await report({ id: newIdOf('today') });
  await store.put({ 'report/old': closed(91), 'report/recent': closed(89) });
  expect(await purgeOld(store.db, now, () => true)).toBe(3);
  const left = await Promise.all(
    ['report', 'reportDay', 'reportCount'].map(async (name) => (await store.db.collection(name).get()).docs),
  );
  expect(left.map((docs) => docs.length)).toEqual([3, 1, 1]);
  expect(left[0]?.map(({ id }) => id)).toEqual([newIdOf('open'), 'recent', newIdOf('today')]);
});

test('what is no report is refused, and so is more than an instance may read', async () => {
  const rawRequest = { headers: {} };
  await expect(handleReport({ data: { text: 'x' }, rawRequest }, services)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  const data = { id: r, collection: 'event', docId: 'e', seen: 0, text: 'The year is wrong.' };
  const reads = createAllowance(1, () => now);
  await expect(handleReport({ data, rawRequest }, { ...services, reads })).rejects.toMatchObject({
    code: 'resource-exhausted',
  });
  expect(await stored()).toEqual([]);
});
