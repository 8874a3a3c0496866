import type { Backend, User } from '@/backend/backend';
import { follow } from '@test/support/follow';
import type { ContractWorld } from './contractWorld';

/** Resolves with the first matching user from now on, including the present one. */
const userThat = (backend: Backend, fits: (user: User | null) => boolean): Promise<User | null> =>
  new Promise((resolve) => {
    const stop = backend.auth.subscribe((user) => {
      if (!fits(user)) return;
      // `stop` is not assigned yet if the first call comes at once.
      queueMicrotask(() => stop());
      resolve(user);
    });
  });

let accounts = 0;
const newEmail = () => `Una.${Date.now()}.${(accounts += 1)}@example.com`.toLowerCase();

export function describeAuth(world: () => ContractWorld): void {
  describe('signing in', () => {
    test('begins with nobody', async () => {
      expect(await userThat(world().visitor(), () => true)).toBeNull();
    });

    test('up makes a user with a name, a private document and a public profile without the email', async () => {
      const backend = world().visitor();
      const email = newEmail();
      await backend.auth.signUp(email, 'secret1', 'Una');
      const user = await userThat(backend, (found) => found?.name === 'Una');
      expect(user).toEqual({
        uid: expect.any(String),
        email,
        name: 'Una',
        emailVerified: false,
        moderator: false,
        admin: false,
      });
      await backend.auth.sendVerification();
      if (!user) throw new Error('Expected a user, found nobody');
      const seen = follow(backend, { kind: 'profile', uid: user.uid });
      await seen.until(({ docs }) => docs.size === 1);
      expect(seen.docs.get(user.uid)).toEqual({ id: user.uid, name: 'Una', since: expect.any(Number) });
      expect(await world().read('user', user.uid)).toMatchObject({ name: 'Una', email });
    });

    test('out tells that nobody is there; a listener that has ended is told nothing', async () => {
      const { backend, uid } = await world().user('editor');
      await userThat(backend, (user) => user?.uid === uid);
      const told: (User | null)[] = [];
      backend.auth.subscribe((user) => told.push(user))();
      const before = told.length;
      await backend.auth.signOut();
      expect(await userThat(backend, (user) => user === null)).toBeNull();
      expect(told).toHaveLength(before);
    });

    test('again works with the right password only', async () => {
      const { backend, uid, email, password } = await world().user('editor');
      await backend.auth.signOut();
      await expect(backend.auth.signInWithPassword(email, 'wrong-one')).rejects.toMatchObject({
        name: 'AuthError',
        problem: 'wrong-credentials',
      });
      await backend.auth.signInWithPassword(email, password);
      expect(await userThat(backend, (user) => user !== null)).toMatchObject({ uid });
    });

    test.each([
      ['an address that is taken', async (email: string) => email, 'secret1', 'email-in-use'],
      ['a short password', async () => newEmail(), 'abc', 'weak-password'],
      ['no address', async () => 'nonsense', 'secret1', 'invalid-email'],
    ] as const)('up with %s is refused', async (_, address, password, problem) => {
      const { email } = await world().user('editor');
      await expect(
        world()
          .visitor()
          .auth.signUp(await address(email), password, 'Una'),
      ).rejects.toMatchObject({
        name: 'AuthError',
        problem,
      });
    });

    test('does not tell who has an account when a password is to be reset', async () => {
      const { email } = await world().user('editor');
      await world().visitor().auth.resetPassword(email);
      await world().visitor().auth.resetPassword(newEmail());
    });

    test('as a moderator shows, and a changed role shows without signing in again', async () => {
      const { backend, uid } = await world().user('editor');
      expect(await userThat(backend, (user) => user !== null)).toMatchObject({ moderator: false });
      await world().setModerator(uid, true);
      expect(await userThat(backend, (user) => user?.moderator === true)).toMatchObject({ uid });
    });
  });
}
