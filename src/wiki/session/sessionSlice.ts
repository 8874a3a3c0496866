import type { PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/backend/backend';
import { createSlice } from '@/store/createSlice';
import { roleOf, type Role } from './role';

/**
 * The signed-in account. The user of the last session serves as a hint until `known`, so the first paint has
 * the right navigation.
 */
export interface SessionState {
  readonly user: User | null;
  readonly known: boolean;
  /** The last session's role until its user is loaded. Only for the layout of the first paint. */
  readonly likely: Role;
}

const initialState: SessionState = { user: null, known: false, likely: 'visitor' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /**
     * The last session's user: a hint that never replaces this session's sign-in. The role is stored at once,
     * the user later. If the page closes between the two, a role remains without a user.
     */
    userRemembered: (state, { payload }: PayloadAction<User | null>) =>
      state.known
        ? state
        : { user: payload, known: false, likely: payload === null ? state.likely : roleOf(payload) },
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
