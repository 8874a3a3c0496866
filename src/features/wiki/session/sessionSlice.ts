import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/backend/backend';

/**
 * Who is signed in. The last known user is kept across sessions as a hint, so that the first paint shows the right
 * navigation; `known` says whether this session's sign-in has confirmed it.
 */
export interface SessionState {
  readonly user: User | null;
  readonly known: boolean;
}

const initialState: SessionState = { user: null, known: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Who the device remembers: a hint, which never replaces what this session's sign-in has said. */
    userRemembered: (state, { payload }: PayloadAction<User | null>) =>
      state.known ? state : { user: payload, known: false },
    userChanged: (_state, { payload }: PayloadAction<User | null>) => ({ user: payload, known: true }),
  },
});

export const { userChanged, userRemembered } = sessionSlice.actions;
