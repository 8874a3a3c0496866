import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeFollows, noFollows, type FollowMark, type Follows } from '@/model/news/follows';
import type { UserId } from '@/model/ids';
import { createSlice } from '@/store/createSlice';
import { playersSlice } from '../entities/playersSlice';
import { userChanged } from '../session/sessionSlice';
import { movedFollows } from './movedFollows';

export interface FollowsState extends Follows {
  /** Absent if nobody was signed in. */
  readonly uid?: UserId;
  readonly there?: Follows;
}

// A function, so the state has the full type and not that of the literal.
const initialState = (): FollowsState => noFollows;

export const followsSlice = createSlice({
  name: 'follows',
  initialState,
  reducers: {
    followsRestored: (state, { payload }: PayloadAction<FollowsState>): FollowsState => {
      if (state.uid !== undefined && payload.uid !== undefined && state.uid !== payload.uid) return state;
      const uid = state.uid ?? payload.uid;
      const { marks, seen } = mergeFollows(state, payload);
      return { ...state, marks, seen, ...(uid && { uid }) };
    },
    marked: (state, { payload }: PayloadAction<{ readonly key: string; readonly mark: FollowMark }>) => ({
      ...state,
      ...mergeFollows(state, { marks: { [payload.key]: payload.mark }, seen: 0 }),
    }),
    seenUpTo: (state, { payload: at }: PayloadAction<number>): FollowsState =>
      at > state.seen ? { ...state, seen: at } : state,
    arrived: (
      state,
      { payload: { uid, follows } }: PayloadAction<{ readonly uid: UserId; readonly follows: Follows }>,
    ): FollowsState => {
      if (state.uid !== uid) return state;
      const { marks, seen } = mergeFollows(state, follows);
      return { ...state, marks, seen, there: follows };
    },
  },
  extraReducers: (builder) => {
    // An id that contained a name must not remain on this device.
    for (const brought of [
      playersSlice.actions.added,
      playersSlice.actions.modified,
      playersSlice.actions.reset,
    ])
      builder.addCase(brought, (state, { payload }) => movedFollows(state, payload.docs));
    // At sign-in the account takes over what the device watched for nobody. The next account starts empty.
    builder.addCase(userChanged, (state, { payload }): FollowsState => {
      const uid = payload?.uid;
      if (uid === state.uid) return state;
      if (state.uid !== undefined) return uid === undefined ? noFollows : { ...noFollows, uid };
      return uid === undefined ? state : { ...state, uid };
    });
  },
});

export const { followsRestored } = followsSlice.actions;
export const followsActions = followsSlice.actions;
