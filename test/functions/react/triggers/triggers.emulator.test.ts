import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { tombstoneDays } from '@/model/records/tombstones';
import { emulatorFirestore } from '../../../../scripts/data/emulatorFirestore';
import { newIdOf } from '@test/support/newIdOf';
import { deletion, delta, longAgo, match, player } from '../../documents';

// The emulators run functions only for their own project, which other tests share: every id here is new.
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-armwiki';
const functions = process.env['ARMWIKI_FUNCTIONS_ORIGIN'] ?? 'http://127.0.0.1:5001';
const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';
const app = initializeApp({ projectId }, 'triggers');
const db = emulatorFirestore(app);
afterAll(() => deleteApp(app));

const newId = (what: string) => `${what}-${randomUUID()}`;

async function until<T>(read: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
}

const get = async (path: string) => (await db.doc(path).get()).data();

/** The emulators do not run schedules. */
const runSchedule = (name: string) =>
  fetch(`${functions}/functions/projects/${projectId}/triggers/asia-northeast1-${name}-0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

test('what an author has open is counted anew, and a decision is told, without anybody asking', async () => {
  const uid = newId('author');
  const id = newId('delta');
  await db.doc(`user/${uid}/token/phone`).set({ token: 'phone', created: Timestamp.now() });
  await db.doc(`quota/${uid}`).set({ open: 7, written: 1, slots: {}, last: 'create/x', at: Timestamp.now() });
  await db.doc(`delta/${id}`).set(delta('player', 'p1', 'name', 'Anna', { author: uid }));
  await until(
    () => get(`quota/${uid}`),
    (quota) => quota?.['open'] === 1,
  );
  await db.doc(`delta/${id}`).update({ status: 'rejected', reason: 'No source', decidedBy: 'mod' });
  await until(
    () => get(`quota/${uid}`),
    (quota) => quota?.['open'] === 0,
  );
  expect(
    await until(
      () => get(`notification/${id}`),
      (record) => record !== undefined,
    ),
  ).toMatchObject({ uid, status: 'rejected' });
  await Promise.all(
    [`delta/${id}`, `user/${uid}/token/phone`, `notification/${id}`, `quota/${uid}`].map((path) =>
      db.doc(path).delete(),
    ),
  );
});

test('an account that is deleted takes its documents with it', async () => {
  const { uid } = await getAuth(app).createUser({ email: `${newId('left')}@example.com` });
  await db.doc(`user/${uid}`).set({ name: 'Ed', email: null, created: longAgo });
  await db.doc(`profile/${uid}`).set({ name: 'Ed', since: longAgo });
  await getAuth(app).deleteUser(uid);
  await until(
    () => Promise.all([get(`user/${uid}`), get(`profile/${uid}`), get(`gone/${uid}`)]),
    ([user, profile, gone]) => user === undefined && profile === undefined && gone !== undefined,
  );
});

test('the nightly purge runs', async () => {
  const id = newId('old');
  const updatedAt = Timestamp.fromMillis(Date.now() - (tombstoneDays + 1) * 24 * 60 * 60_000);
  await db.doc(`player/${id}`).set(player('Old', { deleted: true, updatedAt }));
  expect((await runSchedule('purge')).status).toBe(200);
  expect(await get(`player/${id}`)).toBeUndefined();
});

test('a note of stale copies sets off the work, which nobody has to ask for', async () => {
  const [id, matchId] = [newId('player'), newId('match')];
  await db.doc(`player/${id}`).set(player('Anna'));
  await db.doc(`match/${matchId}`).set(match({ player1: { id, name: 'Ann' } }));
  const note = { collection: 'player', id, version: 'v', cursor: '' };
  await db.doc(`staleCopies/player_${id}`).set(note);
  await until(
    () => Promise.all([get(`match/${matchId}`), get(`staleCopies/player_${id}`)]),
    ([stored, left]) => stored?.['player1'].name === 'Anna' && left === undefined,
  );
  await Promise.all([`player/${id}`, `match/${matchId}`].map((path) => db.doc(path).delete()));
});

test('what refreshes copies by the clock runs, and leaves alone a deletion that may be under way', async () => {
  const id = newId('begun');
  const begun = { applying: { cursor: '' }, decidedBy: 'mod' };
  await db.doc(`delta/${id}`).set(deletion('player', 'nobody', begun));
  expect((await runSchedule('refreshCopies')).status).toBe(200);
  expect(await get(`delta/${id}`)).toMatchObject(begun);
  await db.doc(`delta/${id}`).delete();
});

async function account(claims: object) {
  const email = `${newId('user')}@example.com`;
  const { uid } = await getAuth(app).createUser({ email, password: 'secret1', emailVerified: true });
  await getAuth(app).setCustomUserClaims(uid, claims);
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=fake`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret1', returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return { uid, email, idToken };
}

describe('the calls', () => {
  async function call(
    name: string,
    idToken: string,
    data: unknown,
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${functions}/${projectId}/asia-northeast1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data }),
    });
    return { status: response.status, body: await response.json() };
  }

  test('an admin makes a moderator, who bans an account, and an editor may do neither', async () => {
    const [admin, moderator, editor] = await Promise.all([
      account({ admin: true }),
      account({ moderator: true }),
      account({}),
    ]);
    const act = ({ idToken }: { readonly idToken: string }, asked: object) =>
      call('act', idToken, { ...asked, action: newIdOf(randomUUID().replaceAll('-', '').slice(0, 20)) });
    const role = { email: editor.email, uid: editor.uid };
    const ban = { kind: 'ban', reason: 'Vandal', openDeltas: 'keep', appliedDeltas: 'keep' };
    const banAdmin = () => act(editor, { ...ban, uid: admin.uid });
    const banEditor = () => act(moderator, { ...ban, uid: editor.uid });
    const done = { result: { outcome: 'done' } };
    expect((await act(moderator, { kind: 'grantRole', ...role })).status).toBe(403);
    expect((await banAdmin()).status).toBe(403);
    expect((await act(admin, { kind: 'grantRole', ...role })).body).toEqual(done);
    expect((await getAuth(app).getUser(editor.uid)).customClaims).toEqual({ moderator: true });
    expect((await banEditor()).status).toBe(400);
    await act(admin, { kind: 'takeRole', ...role });
    // Taking a role signs its account out, unless the token is of the same second.
    expect([401, 403]).toContain((await banAdmin()).status);
    expect((await banEditor()).body).toEqual(done);
    expect(await get(`ban/${editor.uid}`)).toMatchObject({ by: moderator.uid });
    await Promise.all([admin, moderator, editor].map(({ uid }) => getAuth(app).deleteUser(uid)));
  });
});
