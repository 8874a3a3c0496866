import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '@/language/text';
import type { BrowserErrorKind } from '@/model/operating/browserError';
import { createSlice } from '@/store/createSlice';

export interface Notice {
  readonly id: string;
  readonly message: Message | string;
  readonly tone: 'info' | 'success' | 'error';
  /** Milliseconds until it disappears; 0 keeps it until dismissed. */
  readonly timeoutMs: number;
  readonly position: 'top' | 'bottom';
  readonly multiLine: boolean;
  readonly actions: readonly NoticeAction[];
}

export interface NoticeAction {
  readonly label: Message | string;
  /** An action to dispatch, because state must not hold functions. */
  readonly does: 'dismiss' | 'reload' | 'saveReports' | UnknownAction;
}

export interface ErrorReport {
  /** Absent for an uncaught error. */
  readonly kind?: Exclude<BrowserErrorKind, 'error'>;
  /** Device time, epoch milliseconds. */
  readonly at: number;
  readonly version: string;
  readonly page: string;
  readonly message: string;
  readonly stack?: string;
}

interface NoticesState {
  readonly notices: readonly Notice[];
  readonly reports: readonly ErrorReport[];
}

/** Specification, section 9. */
const noticeTimeoutMs = 5_000;

/** An error in a loop must not fill the memory. The first reports show the cause. */
const mostReports = 50;

const initialState: NoticesState = { notices: [], reports: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    shown: {
      prepare: (notice: Pick<Notice, 'id' | 'message'> & Partial<Notice>) => ({
        payload: {
          tone: 'info',
          timeoutMs: noticeTimeoutMs,
          position: 'bottom',
          multiLine: false,
          actions: [],
          ...notice,
        } satisfies Notice,
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => ({
        ...state,
        notices: [...state.notices.filter(({ id }) => id !== payload.id), payload],
      }),
    },
    dismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      notices: state.notices.filter(({ id }) => id !== payload),
    }),
    errorReported: (state, { payload }: PayloadAction<ErrorReport>) =>
      state.reports.length < mostReports ? { ...state, reports: [...state.reports, payload] } : state,
  },
});

export const { shown: noticeShown, dismissed: noticeDismissed, errorReported } = noticesSlice.actions;
