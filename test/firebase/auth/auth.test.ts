import { initializeApp, deleteApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore';
import { createAuth } from '@/firebase/auth/auth';

const app = initializeApp({ projectId: 'demo-auth', apiKey: 'fake', appId: 'fake' });
afterAll(() => deleteApp(app));

/** An `Auth` that restores its account when the test says so. */
function restoring() {
  const user = { providerData: [{ providerId: 'password' }, { providerId: 'google.com' }] };
  const world: { currentUser: typeof user | null } = { currentUser: null };
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const auth = Object.assign(world, { authStateReady: () => ready, onIdTokenChanged: () => () => undefined });
  const restore = () => {
    world.currentUser = user;
    isReady();
  };
  return { auth: auth as unknown as Auth, restore };
}

test('ways to sign in are known once the account is restored, also where a screen asks before', async () => {
  const { auth, restore } = restoring();
  const { signInMethods, dispose } = createAuth(auth, getFirestore(app));
  const asked = signInMethods();
  restore();
  expect(await asked).toEqual(['password', 'google']);
  dispose();
});

test('a visitor has no way to sign in to an own account, which is no error', async () => {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { signInMethods, dispose } = createAuth(auth, getFirestore(app));
  expect(await signInMethods()).toEqual([]);
  dispose();
});
