import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Something to tell the user. Functions are no data, so an action names what its button does. */
export interface Notice {
  readonly id: string;
  readonly message: string;
  readonly tone: 'info' | 'success' | 'error';
  /** Milliseconds until it goes by itself; 0 stays until dismissed. */
  readonly timeoutMs: number;
  readonly position: 'top' | 'bottom';
  readonly multiLine: boolean;
  readonly actions: readonly { readonly label: string; readonly does: 'dismiss' | 'reload' }[];
}

export interface NoticesState {
  readonly notices: readonly Notice[];
}

/** Default time a notice stays (specification, section 9). */
export const noticeTimeoutMs = 5_000;

const initialState: NoticesState = { notices: [] };

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
        notices: [...state.notices.filter(({ id }) => id !== payload.id), payload],
      }),
    },
    dismissed: (state, { payload }: PayloadAction<string>) => ({
      notices: state.notices.filter(({ id }) => id !== payload),
    }),
  },
});

export const { shown: noticeShown, dismissed: noticeDismissed } = noticesSlice.actions;
