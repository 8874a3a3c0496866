import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Review } from '@/model/review';

const none: readonly Review[] = [];

/** The proposals that moderators say they are looking at, while the queue is open. */
export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState: none,
  reducers: {
    arrived: (_state, { payload }: PayloadAction<readonly Review[]>) => payload,
    /** Nothing that moderators read is left for the next user. */
    closed: () => none,
  },
});

export const reviewsActions = reviewsSlice.actions;
