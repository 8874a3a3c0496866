import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScopeKey } from '@/backend/scope';

/**
 * The state of a live query, as screens may know it.
 *
 *   opening   asked, the server has not answered in full; rows of earlier sessions may be there. `share` is how much of
 *             a first fill is there, up to 1, where that is known
 *   live      answered, and kept up
 *   failed    the stream broke, and `error` says why; it is tried again, and stays so until something comes
 *   (absent)  not followed
 *
 * `resumes`: the device has it whole up to some day, and what comes is what is newer.
 * `complete`: it is kept for offline use, and the device has it whole, if not of today.
 */
export type ScopeStatus =
  | {
      readonly status: 'opening';
      readonly share?: number;
      readonly resumes?: boolean;
      readonly complete?: boolean;
    }
  | { readonly status: 'live' }
  | {
      readonly status: 'failed';
      readonly error: { readonly code: string; readonly message: string };
      readonly complete?: boolean;
    };

interface ScopesState {
  readonly byKey: Readonly<Record<ScopeKey, ScopeStatus>>;
  /** A time at the server that is over, epoch milliseconds: the newest that was heard of. Absent before there was one. */
  readonly serverTime?: number;
}

const initialState: ScopesState = { byKey: {} };

/** Every time is of now or before, so the newest says most. */
function hear(state: { serverTime?: number }, at: number | undefined): void {
  if (at !== undefined && at > (state.serverTime ?? 0)) state.serverTime = at;
}

export const scopesSlice = createSlice({
  name: 'scopes',
  initialState,
  reducers: {
    opened: (
      state,
      { payload }: PayloadAction<{ scope: ScopeKey; resumes?: boolean; complete?: boolean }>,
    ) => {
      const { scope, ...rest } = payload;
      // Nobody is told again and again that it is loading, and then that it could not be loaded.
      if (state.byKey[scope]?.status !== 'failed') state.byKey[scope] = { status: 'opening', ...rest };
    },
    filled: (state, { payload }: PayloadAction<{ scope: ScopeKey; share: number }>) => {
      state.byKey[payload.scope] = { status: 'opening', share: payload.share };
    },
    /** `at` is a time at the server, of the answer or before it. */
    answered: (state, { payload: { scope, at } }: PayloadAction<{ scope: ScopeKey; at?: number }>) => {
      state.byKey[scope] = { status: 'live' };
      hear(state, at);
    },
    /** A time at the server that is over, of whatever was read. */
    timeHeard: (state, { payload }: PayloadAction<number>) => hear(state, payload),
    failed: (
      state,
      {
        payload,
      }: PayloadAction<{ scope: ScopeKey; error: { code: string; message: string }; complete?: boolean }>,
    ) => {
      const { scope, ...rest } = payload;
      state.byKey[scope] = { status: 'failed', ...rest };
    },
    closed: (state, { payload }: PayloadAction<{ scope: ScopeKey }>) => {
      delete state.byKey[payload.scope];
    },
  },
});
