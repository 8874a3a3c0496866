import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isFurtherPage, type QueuePage } from '@/backend/scope';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';

/** A page of the queue after its first. */
export interface FurtherPage extends QueuePage {
  /** The time from which there may be more, epoch milliseconds; `null` on the last page. Absent until it has answered. */
  readonly end?: number | null;
}

const none: readonly FurtherPage[] = [];

/** The further pages of the queue that were asked for, in their order. They outlive the screen, so that going back reads none again. */
export const queuePagesSlice = createSlice({
  name: 'queuePages',
  initialState: none,
  reducers: {
    asked: (pages, { payload }: PayloadAction<QueuePage>) => [...pages, payload],
    answered: (pages, { payload }: PayloadAction<FurtherPage>) =>
      pages.map((page) => (page.from === payload.from && page.count === payload.count ? payload : page)),
  },
  extraReducers: (builder) =>
    // Where one page is no longer held there is a gap, and all begin anew.
    builder.addCase(scopesSlice.actions.closed, (pages, { payload }) =>
      isFurtherPage(payload.scope) ? none : pages,
    ),
});

export const queuePagesActions = queuePagesSlice.actions;
