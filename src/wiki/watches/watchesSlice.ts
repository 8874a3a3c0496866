import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeWatches, noWatches, type WatchMark, type Watches } from '@/model/news/watches';
import type { UserId } from '@/model/ids';
import { createSlice } from '@/store/createSlice';
import { playersSlice } from '../entities/playersSlice';
import { userChanged } from '../session/sessionSlice';
import { movedWatches } from './movedWatches';

export interface WatchesState extends Watches {
  /** Absent if nobody was signed in. */
  readonly uid?: UserId;
  readonly there?: Watches;
}

// A function, so the state has the full type and not that of the literal.
const initialState = (): WatchesState => noWatches;

export const watchesSlice = createSlice({
  name: 'watches',
  initialState,
  reducers: {
    watchesRestored: (state, { payload }: PayloadAction<WatchesState>): WatchesState => {
      if (state.uid !== undefined && payload.uid !== undefined && state.uid !== payload.uid) return state;
      const uid = state.uid ?? payload.uid;
      const { marks, seen } = mergeWatches(state, payload);
      return { ...state, marks, seen, ...(uid && { uid }) };
    },
    marked: (state, { payload }: PayloadAction<{ readonly key: string; readonly mark: WatchMark }>) => ({
      ...state,
      ...mergeWatches(state, { marks: { [payload.key]: payload.mark }, seen: 0 }),
    }),
    seenUpTo: (state, { payload: at }: PayloadAction<number>): WatchesState =>
      at > state.seen ? { ...state, seen: at } : state,
    arrived: (
      state,
      { payload: { uid, watches } }: PayloadAction<{ readonly uid: UserId; readonly watches: Watches }>,
    ): WatchesState => {
      if (state.uid !== uid) return state;
      const { marks, seen } = mergeWatches(state, watches);
      return { ...state, marks, seen, there: watches };
    },
  },
  extraReducers: (builder) => {
    // An id that contained a name must not remain on this device.
    for (const brought of [
      playersSlice.actions.added,
      playersSlice.actions.modified,
      playersSlice.actions.reset,
    ])
      builder.addCase(brought, (state, { payload }) => movedWatches(state, payload.docs));
    // At sign-in the account takes over what the device watched for nobody. The next account starts empty.
    builder.addCase(userChanged, (state, { payload }): WatchesState => {
      const uid = payload?.uid;
      if (uid === state.uid) return state;
      if (state.uid !== undefined) return uid === undefined ? noWatches : { ...noWatches, uid };
      return uid === undefined ? state : { ...state, uid };
    });
  },
});

export const { watchesRestored } = watchesSlice.actions;
export const watchesActions = watchesSlice.actions;
