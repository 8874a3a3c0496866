import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Report } from '@/model/report';

type ReportList =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'live'; readonly reports: readonly Report[] }
  | { readonly status: 'failed'; readonly code: string };

export type WhichReports = 'open' | 'closed';

type ReportsState = Readonly<Record<WhichReports, ReportList>>;

const notAsked: ReportList = { status: 'closed' };
const initialState: ReportsState = { open: notAsked, closed: notAsked };

type Of<T = unknown> = PayloadAction<{ readonly which: WhichReports } & T>;

export const reportsSlice = createSlice({
  name: 'reports',
  initialState,
  reducers: {
    /** Earlier reports stay until newer ones arrive. */
    opened: (state, { payload: { which } }: Of): ReportsState =>
      state[which].status === 'live' ? state : { ...state, [which]: { status: 'opening' } },
    arrived: (state, { payload }: Of<{ readonly reports: readonly Report[] }>): ReportsState => ({
      ...state,
      [payload.which]: { status: 'live', reports: payload.reports },
    }),
    failed: (state, { payload }: Of<{ readonly code: string }>): ReportsState => ({
      ...state,
      [payload.which]: { status: 'failed', code: payload.code },
    }),
    /** The next user must not see a moderator's reports. */
    closed: (): ReportsState => initialState,
  },
});

export const reportsActions = reportsSlice.actions;
