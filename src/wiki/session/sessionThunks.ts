import { selectNotified } from '../preferences/preferencesSelectors';
import { notifiedChanged } from '../preferences/preferencesSlice';
import type { AppThunk } from '@/store/typed';

export const signIn =
  (email: string, password: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signInWithPassword(email, password);

export const signUp =
  (email: string, password: string, name: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signUp(email, password, name);

export const resetPassword =
  (email: string): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.resetPassword(email);

/** Dispatch it from a click, or the browser blocks the popup. */
export const signInWithGoogle =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    backend.auth.signInWithGoogle();

export const signOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    if (selectNotified(getState()) !== null) {
      // The next user of this device must not get notifications for this one. The server forgets tokens that
      // have expired.
      await backend.notifications.unregister().catch((error: unknown) => console.warn(error));
      dispatch(notifiedChanged(null));
    }
    await backend.auth.signOut();
  };
