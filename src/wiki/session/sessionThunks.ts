import { selectNotified } from '../preferences/preferencesSelectors';
import { notifiedChanged } from '../preferences/preferencesSlice';
import type { AppThunk } from '@/store/typed';

// The account comes back through the session listener, as for a sign-in in another tab. Each rejects with an
// `AuthError`.

export const signIn =
  (email: string, password: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signInWithPassword(email, password);

export const signUp =
  (email: string, password: string, name: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signUp(email, password, name);

/** Sends a mail with a link to choose a new password, if the address has an account. */
export const resetPassword =
  (email: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.resetPassword(email);

/** Opens Google's popup; dispatch it from a click, or the browser blocks it. */
export const signInWithGoogle =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signInWithGoogle();

export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    if (selectNotified(getState()) !== null) {
      // A device tells nobody else's decisions to whoever signs in next. The server forgets a token that has ended.
      await backend.notifications.unregister().catch((error: unknown) => console.warn(error));
      dispatch(notifiedChanged(null));
    }
    await backend.auth.signOut();
  };
