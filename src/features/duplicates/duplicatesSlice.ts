import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublishedDuplicates } from '@/model/published/publishedDuplicates';

/**
 * The list of possible duplicates. It outlives the page, so that a reader who opens a comparison returns to
 * the same list.
 */
export interface DuplicatesState {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly list?: PublishedDuplicates;
  /** Keys of the pairs that were put off, oldest first. */
  readonly later: readonly string[];
}

const initialState: DuplicatesState = { status: 'loading', later: [] };

export const duplicatesSlice = createSlice({
  name: 'duplicates',
  initialState,
  reducers: {
    asked: (state): DuplicatesState => ({ ...state, status: 'loading' }),
    arrived: (state, { payload }: PayloadAction<PublishedDuplicates>): DuplicatesState => ({
      ...state,
      status: 'loaded',
      list: payload,
    }),
    failed: (state): DuplicatesState => ({ ...state, status: 'failed' }),
    putOff: (state, { payload }: PayloadAction<string>): DuplicatesState => ({
      ...state,
      later: [...state.later.filter((key) => key !== payload), payload],
    }),
  },
});

export const duplicatesActions = duplicatesSlice.actions;
