import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublishedDuplicates } from '@/model/published/publishedDuplicates';

/** The list of possible duplicates, for as long as the page is open: who compares two of them finds it again as it was. */
export interface DuplicatesState {
  /** How the last time stands that it was asked for. */
  readonly status: 'loading' | 'loaded' | 'failed';
  /** The list of the last time that worked. */
  readonly list?: PublishedDuplicates;
  /** Pairs that were put off, by their keys, in the order in which they were. */
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
    /** Puts a pair behind all others, those that were put off before included. */
    putOff: (state, { payload }: PayloadAction<string>): DuplicatesState => ({
      ...state,
      later: [...state.later.filter((key) => key !== payload), payload],
    }),
  },
});

export const duplicatesActions = duplicatesSlice.actions;
