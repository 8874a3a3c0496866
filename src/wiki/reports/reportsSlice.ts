import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Report } from '@/model/report';

/** The reports of one list, as far as a moderator has looked. */
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
    /** Reports of an earlier look stay until newer ones are there. */
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
    /** Reports that moderators read are not left for the next user. */
    closed: (): ReportsState => initialState,
  },
});

export const reportsActions = reportsSlice.actions;
