import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LogEntry } from '@/model/acts/log';

/** The entries of the logs of roles, bans and acts, as far as a moderator has looked. */
export type LogsState =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'live'; readonly entries: readonly LogEntry[] }
  | { readonly status: 'failed'; readonly code: string };

// A function, so that the state keeps the whole union as its type.
const initialState = (): LogsState => ({ status: 'closed' });

export const logsSlice = createSlice({
  name: 'logs',
  initialState,
  reducers: {
    /** Entries of an earlier look stay until newer ones are there. */
    opened: (state): LogsState => (state.status === 'live' ? state : { status: 'opening' }),
    arrived: (_state, { payload }: PayloadAction<readonly LogEntry[]>): LogsState => ({
      status: 'live',
      entries: payload,
    }),
    failed: (_state, { payload }: PayloadAction<string>): LogsState => ({
      status: 'failed',
      code: payload,
    }),
    /** Entries that moderators read are not left for the next user. */
    closed: (): LogsState => initialState(),
  },
});

export const logsActions = logsSlice.actions;
