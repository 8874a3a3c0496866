import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '@/language/text';
import type { BrowserErrorKind } from '@/model/browserError';

/** Something to tell the user; what is already a string is not ours to translate. */
export interface Notice {
  readonly id: string;
  readonly message: Message | string;
  readonly tone: 'info' | 'success' | 'error';
  /** Milliseconds until it goes by itself; 0 stays until dismissed. */
  readonly timeoutMs: number;
  readonly position: 'top' | 'bottom';
  readonly multiLine: boolean;
  readonly actions: readonly NoticeAction[];
}

/** A button of a notice; every one also dismisses it. */
export interface NoticeAction {
  readonly label: Message | string;
  /** Besides those of its own, an action to dispatch, since functions are no data. */
  readonly does: 'dismiss' | 'reload' | 'saveReports' | UnknownAction;
}

/** An error that nobody caught. */
export interface ErrorReport {
  /** Absent: an error that nobody caught. */
  readonly kind?: Exclude<BrowserErrorKind, 'error'>;
  /** Device time, epoch milliseconds. */
  readonly at: number;
  /** Of the app. */
  readonly version: string;
  /** Path of the page that was shown. */
  readonly page: string;
  readonly message: string;
  readonly stack?: string;
}

interface NoticesState {
  readonly notices: readonly Notice[];
  /** Oldest first. */
  readonly reports: readonly ErrorReport[];
}

/** Default time a notice stays (specification, section 9). */
const noticeTimeoutMs = 5_000;

/** An error in a loop must not fill the memory; the first ones tell where it began. */
const mostReports = 50;

const initialState: NoticesState = { notices: [], reports: [] };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A notice with the id of one that is shown replaces it. */
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
