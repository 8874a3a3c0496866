import type { PayloadAction } from '@reduxjs/toolkit';
import { isFurtherPage, type QueuePage } from '@/backend/scope';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { createSlice } from '@/store/createSlice';

export interface FurtherPage extends QueuePage {
  /** Time at which the next page starts, epoch milliseconds; `null` on the last page, absent until loaded. */
  readonly end?: number | null;
}

const none: readonly FurtherPage[] = [];

/** Further pages that were requested, in order. They outlive the screen, so that Back loads nothing again. */
export const queuePagesSlice = createSlice({
  name: 'queuePages',
  initialState: none,
  reducers: {
    asked: (pages, { payload }: PayloadAction<QueuePage>) => [...pages, payload],
    answered: (pages, { payload }: PayloadAction<FurtherPage>) =>
      pages.map((page) => (page.from === payload.from && page.count === payload.count ? payload : page)),
  },
  extraReducers: (builder) =>
    // A closed page leaves a gap, so start over from the first.
    builder.addCase(scopesSlice.actions.closed, (pages, { payload }) =>
      isFurtherPage(payload.scope) ? none : pages,
    ),
});

export const queuePagesActions = queuePagesSlice.actions;
