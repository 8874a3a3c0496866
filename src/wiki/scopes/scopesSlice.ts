import type { PayloadAction } from '@reduxjs/toolkit';
import type { ScopeKey } from '@/backend/scope';
import { createSlice } from '@/store/createSlice';

/**
 * The status of a live query.
 *
 *   opening   no complete answer yet; stored rows may be present. `share` is the loaded part of a first fill,
 *             0 to 1, if known
 *   live      answered and updated
 *   failed    the stream broke; retried, and remains failed until something arrives
 *   (absent)  not followed
 *
 * `resumes`: the device has all rows up to some day and loads newer ones. `complete`: kept for offline use
 * and complete on this device, though possibly outdated.
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
  /** The device had no records and shows those that came with the page. */
  readonly onlyFirst?: boolean;
  /** The latest known server time, epoch milliseconds; always in the past. */
  readonly serverTime?: number;
}

const initialState: ScopesState = { byKey: {} };

/** All values are in the past, so the newest is the best. */
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
      // A retry keeps the failed status. Otherwise screens would alternate between loading and failed.
      if (state.byKey[scope]?.status !== 'failed') state.byKey[scope] = { status: 'opening', ...rest };
    },
    filled: (state, { payload }: PayloadAction<{ scope: ScopeKey; share: number }>) => {
      state.byKey[payload.scope] = { status: 'opening', share: payload.share };
    },
    answered: (state, { payload: { scope, at } }: PayloadAction<{ scope: ScopeKey; at?: number }>) => {
      state.byKey[scope] = { status: 'live' };
      hear(state, at);
    },
    onlyFirst: (state, { payload }: PayloadAction<boolean>) => {
      state.onlyFirst = payload;
    },
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
