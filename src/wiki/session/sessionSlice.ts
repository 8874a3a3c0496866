import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/backend/backend';
import { roleOf, type Role } from './role';

/**
 * The account that is signed in. The last known user is kept across sessions as a hint, so that the first paint shows
 * the right navigation; `known` says whether this session's sign-in has confirmed it.
 */
export interface SessionState {
  readonly user: User | null;
  readonly known: boolean;
  /** The role of the last session, until the user of it is remembered: lays out the first paint and allows nothing. */
  readonly likely: Role;
}

const initialState: SessionState = { user: null, known: false, likely: 'visitor' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /**
     * The account that the device remembers: a hint, which never replaces what this session's sign-in has said. The
     * role is stored at once and the user a little later: whoever goes on to the next page right after signing in is
     * remembered as nobody, with a role.
     */
    userRemembered: (state, { payload }: PayloadAction<User | null>) =>
      state.known
        ? state
        : { user: payload, known: false, likely: payload === null ? state.likely : roleOf(payload) },
    /** As the device remembers it before the user. */
    roleRemembered: (state, { payload }: PayloadAction<Role>) =>
      state.known || state.user ? state : { ...state, likely: payload },
    userChanged: (_state, { payload }: PayloadAction<User | null>) => ({
      user: payload,
      known: true,
      likely: roleOf(payload),
    }),
  },
});

export const { userChanged, userRemembered, roleRemembered } = sessionSlice.actions;
