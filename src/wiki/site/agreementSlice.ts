import type { PayloadAction } from '@reduxjs/toolkit';
import type { Agreement } from '@/model/accounts/agreement';
import type { UserId } from '@/model/ids';
import { createSlice } from '@/store/createSlice';
import { userChanged } from '../session/sessionSlice';

export interface AgreementState {
  readonly uid?: UserId;
  /** Version of the terms: 0 before the first agreement, absent until the server has answered. */
  readonly version?: number;
  readonly at?: number;
}

// A function, so the state has the full type and not that of the literal.
const initialState = (): AgreementState => ({});

export const agreementSlice = createSlice({
  name: 'agreement',
  initialState,
  reducers: {
    agreementRestored: (state, { payload }: PayloadAction<AgreementState>): AgreementState =>
      state.version !== undefined || (state.uid !== undefined && state.uid !== payload.uid) ? state : payload,
    arrived: (
      state,
      {
        payload: { uid, agreement },
      }: PayloadAction<{ readonly uid: UserId; readonly agreement: Agreement | undefined }>,
    ): AgreementState => {
      const next = { uid, version: 0, ...agreement };
      return state.uid === uid && state.version === next.version && state.at === next.at ? state : next;
    },
    /** The server accepted an agreement. The inbox would say so later, or never if it is broken. */
    agreed: (
      state,
      { payload }: PayloadAction<{ readonly uid: UserId; readonly version: number }>,
    ): AgreementState =>
      state.uid === payload.uid && (state.version ?? 0) >= payload.version ? state : payload,
    /** Without an answer, count as not agreed: agreeing twice is better than never being asked. */
    unanswered: (state, { payload: uid }: PayloadAction<UserId>): AgreementState =>
      state.uid === uid && state.version !== undefined ? state : { uid, version: 0 },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, (state, { payload }): AgreementState =>
      payload?.uid === state.uid ? state : initialState(),
    );
  },
});

export const { agreementRestored } = agreementSlice.actions;
export const agreementActions = agreementSlice.actions;
