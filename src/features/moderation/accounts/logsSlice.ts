import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LogEntry } from '@/model/acts/log';

export type LogsState =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'live'; readonly entries: readonly LogEntry[] }
  | { readonly status: 'failed'; readonly code: string };

// A function, so that the state's type stays the whole union.
const initialState = (): LogsState => ({ status: 'closed' });

export const logsSlice = createSlice({
  name: 'logs',
  initialState,
  reducers: {
    /** Entries of an earlier visit stay until new ones arrive. */
    opened: (state): LogsState => (state.status === 'live' ? state : { status: 'opening' }),
    arrived: (_state, { payload }: PayloadAction<readonly LogEntry[]>): LogsState => ({
      status: 'live',
      entries: payload,
    }),
    failed: (_state, { payload }: PayloadAction<string>): LogsState => ({
      status: 'failed',
      code: payload,
    }),
    /** The next user of the device must not see a moderator's logs. */
    closed: (): LogsState => initialState(),
  },
});

export const logsActions = logsSlice.actions;
