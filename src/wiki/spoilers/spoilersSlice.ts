import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateString } from '@/model/dates';

/** Hidden results that were asked for; each id is there once. */
export interface Revealed {
  /** Ids of matches whose results were asked for one by one. */
  readonly matches: readonly string[];
  /** Ids of events whose whole card was. */
  readonly events: readonly string[];
  /** True once ratings of today were, which tell of every result. */
  readonly ratings: boolean;
  /** True of a visit that began with a link whose sender hides results. */
  readonly asked: boolean;
}

export interface SpoilersState extends Revealed {
  /** The reader's day when the page was opened; without it no day is over long enough. */
  readonly today?: DateString;
}

const initialState: SpoilersState = { matches: [], events: [], ratings: false, asked: false };

const withOne = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id]);

/** Results that the reader of this tab has asked for while others are hidden. Which are hidden is a preference. */
export const spoilersSlice = createSlice({
  name: 'spoilers',
  initialState,
  reducers: {
    /** The day, and what was asked for before the page was loaded again. */
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
    /** Whatever was asked for is hidden again. */
    resultsCovered: (state) => ({ ...state, matches: [], events: [], ratings: false }),
    /** Everything is hidden again that the preference hides, by the preference alone. */
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
