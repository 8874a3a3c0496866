import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScopeKey } from '@/backend/scope';

/**
 * What a screen may know of a live query.
 *
 *   opening   asked, the server has not answered in full; rows of earlier sessions may be there
 *   live      answered, and kept up
 *   failed    the stream broke; it is tried again, and `error` says why
 *   (absent)  not followed
 */
export type ScopeStatus =
  | { readonly status: 'opening' }
  | { readonly status: 'live' }
  | { readonly status: 'failed'; readonly error: { readonly code: string; readonly message: string } };

export interface ScopesState {
  readonly byKey: Readonly<Record<ScopeKey, ScopeStatus>>;
}

const initialState: ScopesState = { byKey: {} };

export const scopesSlice = createSlice({
  name: 'scopes',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<{ scope: ScopeKey }>) => {
      state.byKey[payload.scope] = { status: 'opening' };
    },
    answered: (state, { payload }: PayloadAction<{ scope: ScopeKey }>) => {
      state.byKey[payload.scope] = { status: 'live' };
    },
    failed: (
      state,
      { payload }: PayloadAction<{ scope: ScopeKey; error: { code: string; message: string } }>,
    ) => {
      state.byKey[payload.scope] = { status: 'failed', error: payload.error };
    },
    closed: (state, { payload }: PayloadAction<{ scope: ScopeKey }>) => {
      delete state.byKey[payload.scope];
    },
  },
});
