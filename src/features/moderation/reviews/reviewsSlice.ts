import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Review } from '@/model/review';

const none: readonly Review[] = [];

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState: none,
  reducers: {
    arrived: (_state, { payload }: PayloadAction<readonly Review[]>) => payload,
    /** The next user of the device must not see it. */
    closed: () => none,
  },
});

export const reviewsActions = reviewsSlice.actions;
