import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateString } from '@/model/dates';

export interface Revealed {
  readonly matches: readonly string[];
  readonly events: readonly string[];
  /** True after the reader asked for today's ratings, which reveal every result. */
  readonly ratings: boolean;
  /** True if the link that opened the visit asks to hide results. */
  readonly asked: boolean;
}

export interface SpoilersState extends Revealed {
  /** The reader's day when the page opened. Absent: every hidden span still lasts. */
  readonly today?: DateString;
}

const initialState: SpoilersState = { matches: [], events: [], ratings: false, asked: false };

const withOne = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id]);

/** Results that the reader of this tab revealed. Which results are hidden is a preference. */
export const spoilersSlice = createSlice({
  name: 'spoilers',
  initialState,
  reducers: {
    spoilersRestored: (_state, { payload }: PayloadAction<Revealed & { readonly today: DateString }>) =>
      payload,
    matchRevealed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      matches: withOne(state.matches, payload),
    }),
    cardRevealed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      events: withOne(state.events, payload),
    }),
    ratingsRevealed: (state) => ({ ...state, ratings: true }),
    resultsCovered: (state) => ({ ...state, matches: [], events: [], ratings: false }),
    spoilersForgotten: (state) => ({ ...initialState, ...(state.today && { today: state.today }) }),
  },
});

export const {
  spoilersRestored,
  matchRevealed,
  cardRevealed,
  ratingsRevealed,
  resultsCovered,
  spoilersForgotten,
} = spoilersSlice.actions;
