import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@/store/createSlice';

const none: readonly string[] = [];

/** Keys of the pairs that were put off, oldest first. They outlive the page while a reader compares a pair. */
export const duplicatesSlice = createSlice({
  name: 'duplicates',
  initialState: none,
  reducers: {
    putOff: (later, { payload }: PayloadAction<string>) => [
      ...later.filter((key) => key !== payload),
      payload,
    ],
  },
});

export const { putOff } = duplicatesSlice.actions;
