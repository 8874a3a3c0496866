import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth, signInWithEmailAndPassword, type Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore';
import { getFunctions } from 'firebase/functions';
import { http, HttpResponse } from 'msw';
import { createCommit } from '@/firebase/write/commit';
import { commandId } from '@/model/proposals/command';
import { deltaId, userId } from '@/model/ids';

export const callUrl = 'https://asia-northeast1-demo-call.cloudfunctions.net/applyWikiDelta';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const idToken = `${base64({ alg: 'none' })}.${base64({
  iat: 1_700_000_000,
  exp: 4_000_000_000,
  sub: 'mod',
  user_id: 'mod',
})}.`;

/**
 * The part of the sign-in service that a password needs. Patterns, since `:lookup` in an address would be a parameter.
 */
export const signInHandlers = [
  http.post(/\/accounts:signInWithPassword/, () =>
    HttpResponse.json({ localId: 'mod', idToken, refreshToken: 'refresh', expiresIn: '3600' }),
  ),
  http.post(/\/accounts:lookup/, () =>
    HttpResponse.json({ users: [{ localId: 'mod', email: 'mod@example.com', providerUserInfo: [] }] }),
  ),
];

let apps = 0;

export async function createCallWorld(prepare: (app: FirebaseApp) => void = () => undefined) {
  apps += 1;
  const app = initializeApp({ projectId: 'demo-call', apiKey: 'fake', appId: 'fake' }, `call-${apps}`);
  const auth: Auth = initializeAuth(app, { persistence: inMemoryPersistence });
  await signInWithEmailAndPassword(auth, 'mod@example.com', 'secret1');
  prepare(app);
  const commit = createCommit({
    auth,
    db: getFirestore(app),
    functions: getFunctions(app, 'asia-northeast1'),
  });
  return {
    dispose: () => deleteApp(app),
    apply: (force?: Readonly<Record<string, number>>) =>
      commit({
        id: commandId('c1'),
        uid: userId('mod'),
        created: 1,
        state: 'sending',
        attempts: 1,
        body: {
          kind: 'applyDeltas',
          deltaIds: [deltaId('d1'), deltaId('d2')],
          basedOn: { d1: null, d2: null },
          ...(force && { force }),
        },
      }),
  };
}
