import type { PayloadAction } from '@reduxjs/toolkit';
import type { UserId } from '@/model/ids';
import type { Pick } from '@/model/picks/pick';
import { samePick } from '@/model/picks/samePick';
import { createSlice } from '@/store/createSlice';
import { userChanged } from '../session/sessionSlice';

/** Picks that this device stores: those that the account's server has confirmed, or of nobody. */
export interface PicksState {
  /** Absent if the picks were made without an account. */
  readonly uid?: UserId;
  readonly byMatch: Readonly<Record<string, Pick>>;
  /** Made without an account before this sign-in, and not yet queued for it (`app/listeners/joinPicks.ts`). */
  readonly joining?: Readonly<Record<string, Pick>>;
}

// A function, so the state has the full type and not that of the literal.
const initialState = (): PicksState => ({ byMatch: {} });

export const picksSlice = createSlice({
  name: 'picks',
  initialState,
  reducers: {
    /** What this session already knows wins. */
    picksRestored: (state, { payload }: PayloadAction<PicksState>): PicksState => {
      const joining = { ...payload.joining, ...state.joining };
      if (state.uid === payload.uid)
        return withJoining({ ...state, byMatch: { ...payload.byMatch, ...state.byMatch } }, joining);
      if (payload.uid === undefined) return withJoining(state, { ...payload.byMatch, ...joining });
      return state.uid === undefined ? withJoining(payload, { ...joining, ...state.byMatch }) : state;
    },
    /** The server confirmed a pick of the account, or nobody is signed in. */
    saved: (
      state,
      { payload: { uid, pick } }: PayloadAction<{ readonly uid: UserId | undefined; readonly pick: Pick }>,
    ): PicksState => {
      const { match, event, player, sureness, rounds, madeAt } = pick;
      const kept = {
        ...{ match, event, player, sureness },
        ...(rounds && { rounds }),
        ...(uid === undefined && madeAt !== undefined && { madeAt }),
      };
      const now = own(state, uid);
      return { ...now, byMatch: { ...now.byMatch, [match]: kept } };
    },
    arrived: (
      state,
      {
        payload: { uid, event, picks },
      }: PayloadAction<{ readonly uid: UserId; readonly event: string; readonly picks: readonly Pick[] }>,
    ): PicksState => {
      const { byMatch } = own(state, uid);
      const others = Object.values(byMatch).filter((pick) => pick.event !== event);
      const now = picks.map((pick) => {
        const before = byMatch[pick.match];
        return before && samePick(before, pick) ? before : pick;
      });
      return {
        ...own(state, uid),
        byMatch: Object.fromEntries([...others, ...now].map((pick) => [pick.match, pick])),
      };
    },
    /** They are in the outbox now. */
    joined: ({ joining: _, ...state }): PicksState => state,
  },
  extraReducers: (builder) => {
    // At sign-in the account takes over the picks of nobody. The next account starts empty.
    builder.addCase(userChanged, (state, { payload }): PicksState => own(state, payload?.uid || undefined));
  },
});

/** The state of another account. Picks of nobody wait to join it. */
function own(state: PicksState, uid: UserId | undefined): PicksState {
  if (state.uid === uid) return state;
  if (uid === undefined) return initialState();
  return withJoining({ uid, byMatch: {} }, state.uid === undefined ? state.byMatch : {});
}

const withJoining = ({ joining: _, ...state }: PicksState, joining: PicksState['byMatch']): PicksState =>
  Object.keys(joining).length === 0 ? state : { ...state, joining };

export const { picksRestored } = picksSlice.actions;
export const picksActions = picksSlice.actions;
