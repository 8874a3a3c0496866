import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Agreement } from '@/model/agreement';
import type { UserId } from '@/model/ids';
import { userChanged } from '../session/sessionSlice';

/** Agreement of the account that is signed in, as the server has it; kept on the device, which may be offline. */
export interface AgreementState {
  /** Account that it is of; absent until it is known. */
  readonly uid?: UserId;
  /** The version of the terms: 0 before the first agreement, absent until the server has said it. */
  readonly version?: number;
  /** Server time of the agreement, epoch milliseconds. */
  readonly at?: number;
}

// A function, so that the state keeps its whole type.
const initialState = (): AgreementState => ({});

export const agreementSlice = createSlice({
  name: 'agreement',
  initialState,
  reducers: {
    /** As an earlier session left it; what this one knows counts more. */
    agreementRestored: (state, { payload }: PayloadAction<AgreementState>): AgreementState =>
      state.version !== undefined || (state.uid !== undefined && state.uid !== payload.uid) ? state : payload,
    /** The server's, or that it has none. */
    arrived: (
      state,
      {
        payload: { uid, agreement },
      }: PayloadAction<{ readonly uid: UserId; readonly agreement: Agreement | undefined }>,
    ): AgreementState => {
      const next = { uid, version: 0, ...agreement };
      return state.uid === uid && state.version === next.version && state.at === next.at ? state : next;
    },
    /** The server has taken an agreement; the inbox, which may be broken, says so later. */
    agreed: (
      state,
      { payload }: PayloadAction<{ readonly uid: UserId; readonly version: number }>,
    ): AgreementState =>
      state.uid === payload.uid && (state.version ?? 0) >= payload.version ? state : payload,
    /** The server does not say. Agreeing once more is better than never being asked. */
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
