import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeFollows, noFollows, type FollowMark, type Follows } from '@/model/follows';
import type { UserId } from '@/model/ids';
import { playersSlice } from '../entities/playersSlice';
import { userChanged } from '../session/sessionSlice';
import { movedFollows } from './movedFollows';

/** The things that are followed on this device, by the account that is signed in or by who has none. */
export interface FollowsState extends Follows {
  /** The account whose they are; absent where nobody was signed in. */
  readonly uid?: UserId;
  /** As the account has them on the server; absent until this session knows. */
  readonly there?: Follows;
}

// A function, so that the state keeps its whole type.
const initialState = (): FollowsState => noFollows;

export const followsSlice = createSlice({
  name: 'follows',
  initialState,
  reducers: {
    /** As an earlier session left it; what was done meanwhile is added. */
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
    /** News of it was shown up to this server time. */
    seenUpTo: (state, { payload: at }: PayloadAction<number>): FollowsState =>
      at > state.seen ? { ...state, seen: at } : state,
    /** The server's, of the account that is signed in. */
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
    // Nothing on this device may go on saying an id that had a name in it.
    for (const brought of [
      playersSlice.actions.added,
      playersSlice.actions.modified,
      playersSlice.actions.reset,
    ])
      builder.addCase(brought, (state, { payload }) => movedFollows(state, payload.docs));
    // An account takes along at sign-in what the device followed for nobody; of it nothing is left for the next one.
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
