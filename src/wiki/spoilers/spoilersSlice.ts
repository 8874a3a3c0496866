import type { PayloadAction } from '@reduxjs/toolkit';
import type { DateString } from '@/model/dates';
import { createSlice } from '@/store/createSlice';

export interface Revealed {
  readonly matches: readonly string[];
  readonly events: readonly string[];
  /** Events whose results the reader hid on their page, whatever the preference. */
  readonly covered: readonly string[];
  /** True after the reader asked for today's ratings, which reveal every result. */
  readonly ratings: boolean;
  readonly asked: boolean;
}

export interface CoveredCard {
  readonly event: string;
  readonly matches: readonly string[];
}

export interface SpoilersState extends Revealed {
  /** The reader's day when the page opened. Absent: every hidden span still lasts. */
  readonly today?: DateString;
}

const initialState: SpoilersState = { matches: [], events: [], covered: [], ratings: false, asked: false };

const withOne = (ids: readonly string[], id: string) => (ids.includes(id) ? ids : [...ids, id]);
const without = (ids: readonly string[], some: readonly string[]) => ids.filter((id) => !some.includes(id));

/** Results that the reader of this tab revealed, and cards hidden. Which other results are hidden is a preference. */
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
      covered: without(state.covered, [payload]),
    }),
    cardCovered: (state, { payload }: PayloadAction<CoveredCard>) => ({
      ...state,
      matches: without(state.matches, payload.matches),
      events: without(state.events, [payload.event]),
      covered: withOne(state.covered, payload.event),
    }),
    ratingsRevealed: (state) => ({ ...state, ratings: true }),
    spoilersForgotten: (state) => ({ ...initialState, ...(state.today && { today: state.today }) }),
  },
});

export const {
  spoilersRestored,
  matchRevealed,
  cardRevealed,
  cardCovered,
  ratingsRevealed,
  spoilersForgotten,
} = spoilersSlice.actions;
