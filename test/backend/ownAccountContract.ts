import { listThat, type ContractUser, type ContractWorld } from './contractWorld';

const leavingThat = async (user: ContractUser, fits: (leaving: number | undefined) => boolean) => {
  const inbox = { kind: 'inbox', uid: user.uid, since: 0 } as const;
  return (await listThat(user, inbox, ({ leaving }) => fits(leaving))).leaving;
};

export function describeOwnAccount(world: () => ContractWorld): void {
  describe('the own account', () => {
    test('is exported with its private document, and by nobody who is not signed in', async () => {
      const { backend, uid, email } = await world().user('editor');
      const { documents, next } = await backend.ask({ kind: 'exportPage' });
      expect(documents[0]).toMatchObject({ part: 'account', path: `user/${uid}`, data: { email } });
      expect(next).toBeUndefined();
      await expect(world().visitor().ask({ kind: 'exportPage' })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    test('is scheduled for deletion from the first request of its owner until the owner cancels that', async () => {
      const user = await world().user('editor');
      await user.backend.auth.confirmPassword(user.password);
      const told = leavingThat(user, (leaving) => leaving !== undefined);
      await user.backend.ask({ kind: 'leave' });
      const first = await told;
      expect(first).toEqual(expect.any(Number));
      await user.backend.ask({ kind: 'leave' });
      expect(await leavingThat(user, () => true)).toBe(first);
      await user.backend.ask({ kind: 'stay' });
      expect(await leavingThat(user, (leaving) => leaving === undefined)).toBeUndefined();
    });

    test('gets another password from whoever knows the present one', async () => {
      const { backend, email, password } = await world().user('editor');
      expect(await backend.auth.signInMethods()).toEqual(['password']);
      const wrong = { name: 'AuthError', problem: 'wrong-credentials' };
      await expect(backend.auth.confirmPassword('wrong-one')).rejects.toMatchObject(wrong);
      await expect(backend.auth.changePassword('wrong-one', 'secret2')).rejects.toMatchObject(wrong);
      await backend.auth.changePassword(password, 'secret2');
      expect((await backend.ask({ kind: 'exportPage' })).documents).not.toEqual([]);
      const other = world().visitor();
      await expect(other.auth.signInWithPassword(email, password)).rejects.toMatchObject(wrong);
      await other.auth.signInWithPassword(email, 'secret2');
    });
  });
}
