import { GoogleAuthProvider, signInWithCredential, type Auth } from 'firebase/auth';
import type { User } from '@/backend/backend';
import type { ContractWorld } from '@test/backend/contractWorld';
import { follow } from '@test/support/follow';
import { createEmulatorWorld } from './emulatorWorld';

const email = `gia.${Date.now()}@example.com`;

// Only the popup is replaced, which needs Google's servers: the emulator accepts the credential it would return.
jest.mock('@/firebase/auth/googleSignIn', () => ({
  signInWithGooglePopup: (auth: Auth) =>
    signInWithCredential(
      auth,
      GoogleAuthProvider.credential(
        JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: 'Gia Google' }),
      ),
    ),
}));

let world: ContractWorld;
beforeAll(async () => {
  world = await createEmulatorWorld();
});
afterAll(() => world.dispose());

test('signing in with Google makes an account with a public profile that does not tell the email', async () => {
  const backend = world.visitor();
  const signedIn = new Promise<User>((resolve) => {
    backend.auth.subscribe((user) => user && resolve(user));
  });
  await backend.auth.signInWithGoogle();
  const user = await signedIn;
  expect(user).toMatchObject({ email, moderator: false });
  const seen = follow(backend, { kind: 'profile', uid: user.uid });
  await seen.until(({ docs }) => docs.size === 1);
  expect(seen.docs.get(user.uid)).toEqual({ id: user.uid, name: 'Gia Google', since: expect.any(Number) });
  expect(await world.read('user', user.uid)).toMatchObject({ email });
});
