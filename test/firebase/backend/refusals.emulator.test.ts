import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { deltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { LogEntry } from '@/model/acts/log';
import { quotaLimits, quotaSentences } from '@/model/accounts/quota';
import { listThat, send, type ContractUser, type ContractWorld } from '@test/backend/contractWorld';
import { player } from '@test/support/factories';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { createEmulatorWorld } from './emulatorWorld';
import { newIdOf } from '@test/support/newIdOf';

let world: ContractWorld;
let admin: App;
let editor: ContractUser;
const db = () => emulatorFirestore(admin);

beforeEach(async () => {
  world = await createEmulatorWorld();
  admin = initializeApp({ projectId: world.name }, `refusals-${world.name}`);
  editor = await world.user('editor');
  await world.put('player', player('p1', { name: 'Ann' }));
});
afterEach(async () => {
  await deleteApp(admin);
  await world.dispose();
});

const propose = (who = editor, basedOn: number | null = null) =>
  send(who, {
    kind: 'upsertDelta',
    deltaId: deltaId(newIdOf('d1')),
    proposal: { collection: 'player', docId: 'p1', field: 'name', value: 'Anna', base: 'Ann' },
    basedOn,
  });

const limit = (open: number, oldest: number, more: object = {}) =>
  db()
    .doc(`quota/${editor.uid}`)
    .set({
      open,
      written: quotaLimits.writes,
      slots: Object.fromEntries(
        Array.from({ length: quotaLimits.writes }, (_, slot) => [
          String(slot),
          Timestamp.fromMillis(oldest + slot),
        ]),
      ),
      last: 'create/before',
      at: Timestamp.fromMillis(oldest),
      ...more,
    });

test('a proposal is counted with it, and a second try of it once', async () => {
  const path = `quota/${editor.uid}`;
  await propose();
  await propose();
  expect((await db().doc(path).get()).data()).toEqual({
    open: 1,
    written: 1,
    slots: { 0: expect.any(Timestamp) },
    slot: '0',
    last: `create/${newIdOf('d1')}`,
    at: expect.any(Timestamp),
  });
});

test('a proposal whose author leaves while it is sent waits for the author, and is never refused', async () => {
  const { backend, email, password } = editor;
  const proposal = { collection: 'player', docId: 'p1', field: 'name', value: 'Anna', base: 'Ann' } as const;
  const outcomes = new Set<string>();
  for (const waits of [0, 1, 2, 4, 8, 16, 32, 64]) {
    const id = deltaId(newIdOf(`left${waits}`));
    const sent = send(editor, { kind: 'upsertDelta', deltaId: id, proposal, basedOn: null });
    const outcome = sent.then(
      () => 'stored',
      (error: { code?: string }) => error.code ?? 'no code',
    );
    for (let waited = 0; waited < waits; waited += 1) await new Promise((resolve) => setImmediate(resolve));
    await backend.auth.signOut();
    outcomes.add(await outcome);
    await backend.auth.signInWithPassword(email, password);
  }
  outcomes.delete('stored');
  expect([...outcomes]).toEqual(['unauthenticated']);
});

test('an author below the quota may propose', async () => {
  await limit(quotaLimits.open - 1, Date.now() - quotaLimits.windowMs);
  await propose();
  expect(await world.read('delta', newIdOf('d1'))).toMatchObject({ author: editor.uid });
});

test('one with too many open proposals is told so', async () => {
  await limit(quotaLimits.open, 0);
  await expect(propose()).rejects.toMatchObject({
    code: 'permission-denied',
    message: quotaSentences['too-many-open'],
    reason: { code: 'tooManyOpen' },
  });
});

test('one who is too fast is told so, with a code that is tried again', async () => {
  await limit(1, Date.now());
  await expect(propose()).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: quotaSentences['too-fast'],
    reason: { code: 'tooFast' },
  });
});

test('one whom a moderator allows more is as fast as a moderator, and keeps the time until then', async () => {
  const ago = Date.now() - 30_000;
  await limit(1, ago, { fastUntil: Timestamp.fromMillis(Date.now() - 1_000) });
  await expect(propose()).rejects.toMatchObject({ reason: { code: 'tooFast' } });
  const fastUntil = new Timestamp(4_000_000_000, 123_456_000);
  await limit(1, ago, { fastUntil });
  await propose();
  const quota = await db().doc(`quota/${editor.uid}`).get();
  expect(quota.data()).toMatchObject({ open: 2, written: quotaLimits.writes + 1, fastUntil });
});

test('one who is banned is told so', async () => {
  await db().doc(`ban/${editor.uid}`).set({ by: 'mod', at: Timestamp.now() });
  await expect(propose()).rejects.toMatchObject({
    code: 'permission-denied',
    message: quotaSentences.banned,
    reason: { code: 'banned' },
  });
});

test('a refusal for another reason keeps the words of the rules', async () => {
  const asked = { kind: 'upsertDelta', deltaId: deltaId('revert-1'), basedOn: null } as const;
  const proposal = { collection: 'player', docId: 'p1', field: 'name', value: 'Anna', base: 'Ann' } as const;
  const refused = send(editor, { ...asked, proposal });
  await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(refused).rejects.not.toMatchObject({ message: quotaSentences.banned });
});

test('a device is registered once for its token, and forgotten', async () => {
  const devices = db().collection(`user/${editor.uid}/token`);
  const asked = { kind: 'saveDevice', token: 'device:1', wanted: true } as const;
  await send(editor, asked);
  await send(editor, { ...asked, language: 'ja' });
  const { docs } = await devices.get();
  expect(docs.map((doc) => doc.data())).toEqual([
    { token: 'device:1', language: 'ja', created: expect.any(Timestamp) },
  ]);
  await send(editor, { ...asked, wanted: false });
  expect((await devices.get()).size).toBe(0);
});

test('an eleventh device takes the place of the one registered longest ago', async () => {
  const devices = db().collection(`user/${editor.uid}/token`);
  for (let n = 0; n <= limits.devices; n += 1)
    await send(editor, { kind: 'saveDevice', token: `device:${n}`, wanted: true });
  const tokens = (await devices.get()).docs.map((doc) => String(doc.get('token')));
  expect(tokens).toHaveLength(limits.devices);
  expect(tokens).not.toContain('device:0');
});

test('moderators follow both lists of the log as one, newest first; others are refused', async () => {
  const target = { collection: 'user', id: 'bo' };
  const done = { records: 0, proposals: 0, done: true };
  await db()
    .doc('actLog/r1')
    .set({
      kind: 'grantRole',
      role: 'moderator',
      target,
      by: 'ada',
      ...done,
      at: Timestamp.fromMillis(1_000),
    });
  const moderator = await world.user('moderator');
  const seen: (readonly LogEntry[])[] = [];
  const stop = moderator.backend.subscribe(
    { kind: 'log', acts: 50 },
    {
      next: (entries) => seen.push(entries),
      error: (error) => {
        throw error;
      },
    },
  );
  const until = async (fits: () => boolean) => {
    while (!fits()) await new Promise((resolve) => void setTimeout(resolve, 20));
  };
  await until(() => seen.length > 0);
  const ban = { kind: 'ban', target, by: moderator.uid, openDeltas: 'keep', appliedDeltas: 'keep', ...done };
  await db()
    .doc('actLog/b1')
    .set({ ...ban, at: Timestamp.fromMillis(2_000) });
  await db()
    .doc('actLog/broken')
    .set({ kind: 'ban', at: Timestamp.fromMillis(3_000) });
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await until(() => seen.at(-1)?.length === 2);
  report.mockRestore();
  stop();
  expect(seen.at(-1)).toEqual([
    { id: 'b1', ...ban, at: 2_000 },
    { kind: 'grantRole', id: 'r1', role: 'moderator', target, by: 'ada', ...done, at: 1_000 },
  ]);
  const refused: string[] = [];
  const entries = jest.fn();
  editor.backend.subscribe(
    { kind: 'log', acts: 50 },
    { next: entries, error: ({ code }) => refused.push(code) },
  );
  // Refused after both queries of the log.
  await expect(listThat(editor, { kind: 'reviews' })).rejects.toMatchObject({ code: 'permission-denied' });
  expect([entries.mock.calls, refused]).toEqual([[], ['permission-denied']]);
});

test('nobody takes the name that a moderator has just taken, before any function has reserved it', async () => {
  const moderator = await world.user('moderator');
  await send(moderator, { kind: 'saveProfile', name: 'Ann Lee' });
  await expect(send(editor, { kind: 'saveProfile', name: 'Ann-Lee' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await send(moderator, { kind: 'saveProfile', name: 'Ann Lee' });
  await send(moderator, { kind: 'saveProfile', name: 'Bea Moor' });
  expect((await db().doc('reservedName/beamoor').get()).data()).toEqual({ uids: [moderator.uid] });
});

test('moderators read the interests of the other moderators, authors do not', async () => {
  const moderator = await world.user('moderator');
  const role = (id: string, is: boolean) => db().doc(`role/${id}`).set({ moderator: is, admin: !is });
  await Promise.all([role(moderator.uid, true), role('eve', true), role('zed', true), role('ada', false)]);
  await db()
    .doc('trust/eve')
    .set({ interests: ['player/p1'] });
  const ask = (who: ContractUser) => who.backend.ask({ kind: 'interestsOfOthers', uid: who.uid });
  expect(await ask(moderator)).toEqual([
    { uid: 'eve', interests: ['player/p1'] },
    { uid: 'zed', interests: [] },
  ]);
  await expect(ask(editor)).rejects.toMatchObject({ code: 'permission-denied' });
});
