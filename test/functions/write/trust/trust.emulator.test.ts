import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { newIdOf } from '@test/support/newIdOf';
import { builtInSports } from '@/model/sports';
import { defaultTrustSettings, type TrustSettings } from '@/model/trust/trustSettings';
import { handleAct } from '../../../../functions/src/handleAct';
import { createFollowTrust } from '../../../../functions/src/react/triggers/followTrust';
import { delta, event, longAgo, player, world, type Docs } from '../../documents';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { apply, openStore } from '../../support';

const store = openStore('demo-trust');
beforeEach(() => store.empty());
afterAll(() => store.close());

const settings: TrustSettings = {
  ...defaultTrustSettings,
  on: true,
  needed: { ...defaultTrustSettings.needed, videoLink: 2 },
  days: 1,
  deciders: 1,
  accountDays: 1,
  probation: 1,
  closeAudit: 1,
};
const setting = { 'setting/trust': settings };
const profile = { 'profile/ed': { name: 'Ed', since: longAgo } };
const video = 'dQw4w9WgXcQ';

/** When each proposal is written and arrives: a busy machine may take longer from one to the other than a proposal is new. */
const arrival = Timestamp.now();
const addVideo = (docId: string, rest: DocumentData = {}): DocumentData =>
  delta('event', docId, 'youtube', video, { author: 'ed', timestamp: arrival, ...rest });

const follow = (now: () => number = Date.now) =>
  createFollowTrust({
    db: store.db,
    logger: { info: () => undefined, error: () => undefined },
    now,
    knownSports: async () => builtInSports,
  });

async function heard(id: string, before: DocumentData | undefined, by = follow()) {
  const after = await store.get(`delta/${id}`);
  await by({ deltaId: id, at: arrival.toMillis(), before, after });
}

async function trusted(more: Docs = {}) {
  const events = Object.fromEntries(['e1', 'e2', 'e3', 'e4'].map((id) => [`event/${id}`, event()]));
  const earned = ['e1', 'e2'].map((id) => [`delta/${id}`, addVideo(id)] as const);
  await store.put({ ...world, ...setting, ...profile, ...events, ...Object.fromEntries(earned), ...more });
  await apply(store, ['e1', 'e2']);
  for (const [path, before] of earned) await heard(path.slice('delta/'.length), before);
}

test('a trusted edit is applied when it arrives, once, and its audit waits for moderators', async () => {
  await trusted({ 'delta/d3': addVideo('e3') });
  await Promise.all([heard('d3', undefined), heard('d3', undefined)]);
  expect(await store.get('delta/d3')).toMatchObject({ status: 'applied', decidedBy: 'trust', trusted: true });
  expect(await store.get('event/e3')).toMatchObject({ youtube: video });
  expect(await store.get('audit/d3')).toMatchObject({ status: 'open', author: 'ed', kinds: ['videoLink'] });
  const { trust } = (await store.get('trust/ed'))!;
  expect(trust.kinds.videoLink).toMatchObject({ atOnce: 1, losses: 0 });
});

test.each<[string, Docs]>([
  ['trust is switched off', { 'setting/trust': { ...settings, on: false } }],
  ['the account is banned', { 'ban/ed': { by: 'mod' } }],
  ['the account is young', { 'profile/ed': { name: 'Ed', since: Timestamp.now() } }],
  [
    'it replaces a video',
    { 'event/e3': event({ youtube: 'aaaaaaaaaaa' }), 'delta/d3': addVideo('e3', { base: 'aaaaaaaaaaa' }) },
  ],
  ['its author saw something else', { 'event/e3': event({ youtube: 'aaaaaaaaaaa' }) }],
  [
    'somebody else proposes another',
    { 'delta/rival': addVideo('e3', { author: 'eve', value: 'aaaaaaaaaaa' }) },
  ],
  ['a moderator left it out of another', { 'delta/rest': addVideo('e3', { status: 'applied', rest: 'd3' }) }],
  ['it came back from the log', { 'delta/d3': addVideo('e3', { timestamp: longAgo }) }],
])('it waits, as its author left it, where %s', async (_, given) => {
  await trusted({ 'delta/d3': addVideo('e3'), ...given });
  await heard('d3', undefined);
  const stored = await store.get('delta/d3');
  expect(stored).toMatchObject({ status: 'new' });
  expect(stored).not.toHaveProperty('problem');
  expect(await store.get('audit/d3')).toBeUndefined();
  expect((await store.get('trust/ed'))!['trust'].kinds.videoLink).toMatchObject({ atOnce: 0 });
});

test('trust that is switched off applies nothing from that moment on, though it was on a moment ago', async () => {
  await trusted({ 'delta/d3': addVideo('e3'), 'delta/d4': addVideo('e4') });
  const by = follow();
  await heard('d3', undefined, by);
  expect(await store.get('delta/d3')).toMatchObject({ status: 'applied' });
  await store.put({ 'setting/trust': { ...settings, on: false } });
  await heard('d4', undefined, by);
  expect(await store.get('delta/d4')).toMatchObject({ status: 'new' });
});

test('trust that is switched on leaves proposals to moderators for another minute, and applies what comes then', async () => {
  await trusted({ 'delta/d3': addVideo('e3'), 'setting/trust': { ...settings, on: false } });
  let passed = 0;
  const by = follow(() => Date.now() + passed);
  await heard('d3', undefined, by);
  await store.put({ 'setting/trust': settings });
  passed = 50_000;
  await heard('d3', undefined, by);
  expect(await store.get('delta/d3')).toMatchObject({ status: 'new' });
  passed = 60_000;
  await heard('d3', undefined, by);
  expect(await store.get('delta/d3')).toMatchObject({ status: 'applied', decidedBy: 'trust' });
});

test('a revert loses the kind, and makes audits of the other edits that were applied at once', async () => {
  await trusted({ 'delta/d3': addVideo('e3'), 'delta/d4': addVideo('e4') });
  const by = follow();
  await heard('d3', undefined, by);
  await heard('d4', undefined, by);
  await store.db.doc('audit/d4').delete();
  const undo = delta('event', 'e3', 'youtube', null, {
    base: video,
    author: 'eve',
    timestamp: Timestamp.now(),
  });
  await store.put({ 'delta/undo': undo });
  await apply(store, ['undo']);
  await heard('undo', undo, by);
  expect((await store.get('trust/ed'))!['trust'].kinds.videoLink).toMatchObject({ counted: [], losses: 1 });
  expect(await store.get('audit/d3')).toMatchObject({ status: 'failed' });
  expect(await store.get('audit/d4')).toMatchObject({ status: 'open' });
});

test('what another trusted account turns back costs nothing, since no moderator has decided it', async () => {
  await trusted({ 'delta/d3': addVideo('e3'), 'delta/d4': addVideo('e4') });
  const by = follow();
  await heard('d3', undefined, by);
  await heard('d4', undefined, by);
  for (const id of ['d3', 'd4']) await store.db.doc(`audit/${id}`).delete();
  const before = await store.get('delta/d3');
  const trust = (await store.get('trust/ed'))!['trust'];
  const undo = delta('event', 'e3', 'youtube', null, { base: video, author: 'eve' });
  await store.put({ 'delta/undo': undo });
  await apply(store, ['undo'], { by: 'trust' });
  expect(await store.get('delta/d3')).toMatchObject({ reverted: { by: 'trust' } });
  await heard('undo', undo, by);
  await heard('d3', before, by);
  expect((await store.get('trust/ed'))!['trust']).toEqual(trust);
  expect((await store.db.collection('audit').get()).empty).toBe(true);
});

test('a moderator passes an audit, an admin changes the settings, and nobody else', async () => {
  await trusted({
    'delta/d3': addVideo('e3'),
    'role/mod': { moderator: true },
    'role/ed': { moderator: true },
  });
  await heard('d3', undefined);
  const moderator = { moderator: true };
  const services = servicesOn(
    store,
    fakeAccounts(
      { uid: 'mod', email: 'mod@example.com', claims: moderator },
      { uid: 'ed', email: 'ed@example.com', claims: moderator },
      { uid: 'ada', email: 'ada@example.com', claims: { ...moderator, admin: true } },
    ).auth,
  );
  const ask = (uid: string, data: object) => handleAct(call(uid, data), services);
  const pass = { kind: 'passAudit', deltaId: 'd3' };
  expect(await ask('ed', { ...pass, action: newIdOf('a1') })).toMatchObject({ outcome: 'conflict' });
  expect(await ask('mod', { ...pass, action: newIdOf('a2') })).toEqual({ outcome: 'done' });
  expect(await ask('mod', { ...pass, action: newIdOf('a2') })).toEqual({ outcome: 'done' });
  expect(await store.get('audit/d3')).toMatchObject({ status: 'passed', by: 'mod' });
  expect((await store.get('trust/ed'))!['trust'].kinds.videoLink).toMatchObject({ passed: 1 });
  const save = { kind: 'saveTrust', settings: { ...settings, on: false } };
  await expect(ask('mod', { ...save, action: newIdOf('a3') })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await ask('ada', { ...save, action: newIdOf('a4') })).toEqual({ outcome: 'done' });
  expect(await store.get('setting/trust')).toMatchObject({ on: false, by: 'ada' });
  expect(await store.get(`actLog/${newIdOf('a4')}`)).toMatchObject({
    kind: 'saveTrust',
    target: { collection: 'setting' },
  });
});

test('deleting a record reverts the proposal that created it, restoring cancels that, and a ban loses all', async () => {
  await trusted({
    'player/p9': player('Nina'),
    'delta/p9': delta(
      'player',
      '',
      '',
      { name: 'Nina' },
      { author: 'ed', status: 'applied', decidedBy: 'mod' },
    ),
  });
  const mod = { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } };
  const services = servicesOn(
    store,
    fakeAccounts(mod, { uid: 'ed', email: 'ed@example.com', claims: {} }).auth,
  );
  const kinds = async () => (await store.get('trust/ed'))!['trust'].kinds;
  await handleAct(
    call('mod', { kind: 'deleteRecord', collection: 'player', id: 'p9', action: newIdOf('a1') }),
    services,
  );
  expect(await kinds()).toMatchObject({ newPlayer: { losses: 1 }, videoLink: { losses: 0 } });
  await handleAct(call('mod', { kind: 'restore', act: newIdOf('a1'), action: newIdOf('a2') }), services);
  expect(await kinds()).not.toHaveProperty('newPlayer');
  await handleAct(
    call('mod', {
      ...{ kind: 'ban', uid: 'ed', reason: 'Vandal', action: newIdOf('b1') },
      ...{ openDeltas: 'keep', appliedDeltas: 'keep' },
    }),
    services,
  );
  expect(await kinds()).toMatchObject({ videoLink: { counted: [], losses: 1 } });
});
