import type { SignInMethod } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { ownAccount } from '@/language/en/ownAccount';
import { message } from '@/language/text';
import type { AppThunk } from '@/store/typed';
import { saveFile } from '@/ui/saveFile';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';

export const learnSignInMethods =
  (): AppThunk<Promise<readonly SignInMethod[]>> =>
  (_dispatch, _getState, { backend }) =>
    backend.auth.signInMethods().catch((error: unknown): readonly SignInMethod[] => {
      console.warn(error);
      return ['password'];
    });

export const downloadOwnData =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend, now }) => {
    try {
      const { readOwnData } = await import('./accountCode');
      const data = await readOwnData(
        (after) => backend.ask({ kind: 'exportPage', after }),
        getState(),
        now(),
      );
      const day = data.exportedAt.slice(0, 10);
      const content = JSON.stringify(data, null, 2);
      saveFile({ name: `armwiki-account-${day}.json`, type: 'application/json', content });
    } catch (error) {
      console.warn('No export', error);
      const isBusy = error instanceof BackendError && error.code === 'resource-exhausted';
      const said = isBusy ? ownAccount.downloadBusy : ownAccount.downloadFailed;
      dispatch(errorShown('own-data', message(said)));
    }
  };

/** Signs the user in again, by password or, without one, by Google. Rejects with an `AuthError`. */
export const confirmOwner =
  (password: string | undefined): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend: { auth } }) =>
    password === undefined ? auth.confirmWithGoogle() : auth.confirmPassword(password);

/** Rejects with an `AuthError`. */
export const changePassword =
  (current: string, next: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { backend }) => {
    await backend.auth.changePassword(current, next);
    const said = message(ownAccount.passwordChanged);
    dispatch(successShown('password', said));
  };
