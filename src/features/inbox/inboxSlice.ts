import type { PayloadAction } from '@reduxjs/toolkit';
import type { InboxDelivery } from '@/backend/listScope';
import type { DigestChoice } from '@/model/news/digest';
import type { UserId } from '@/model/ids';
import type { News } from '@/model/news/news';
import { userChanged } from '@/wiki/session/sessionSlice';
import { createSlice } from '@/store/createSlice';

export interface InboxState {
  readonly uid?: UserId;
  readonly news: readonly News[];
  /** Server time of the newest seen entry, on any device, epoch milliseconds. */
  readonly seen: number;
  readonly seenThere: number;
  /** Whether the account wants unread news by e-mail; absent until loaded. */
  readonly digest?: DigestChoice;
  /** Server time when the account's deletion was requested, epoch milliseconds; absent without a request. */
  readonly leaving?: number;
}

// A function, so that the state's type stays the whole union.
const initialState = (): InboxState => ({ news: [], seen: 0, seenThere: 0 });

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    /** The stored inbox of an earlier session. News already received from the server wins. */
    inboxRestored: (state, { payload }: PayloadAction<InboxState>): InboxState => {
      if (payload.uid === undefined || state.news.length > 0) return state;
      if (state.uid !== undefined && state.uid !== payload.uid) return state;
      const { uid, news, seen, digest, leaving } = payload;
      return {
        ...{ ...state, uid, news, seen: Math.max(seen, state.seen) },
        ...(digest && { digest }),
        ...(leaving !== undefined && { leaving }),
      };
    },
    opened: (state, { payload: uid }: PayloadAction<UserId>): InboxState => ({
      ...(state.uid === undefined || state.uid === uid ? state : initialState()),
      uid,
    }),
    arrived: (
      { leaving: _, ...state },
      {
        payload: { news, seen, digest, leaving },
      }: PayloadAction<Omit<InboxDelivery, 'watches' | 'agreement'>>,
    ): InboxState => ({
      ...state,
      news,
      seen: Math.max(state.seen, seen),
      seenThere: seen,
      digest,
      ...(leaving !== undefined && { leaving }),
    }),
    seenUpTo: (state, { payload: at }: PayloadAction<number>): InboxState =>
      at > state.seen ? { ...state, seen: at } : state,
  },
  extraReducers: (builder) => {
    // Clear everything: the next user of the device must not see it.
    builder.addCase(userChanged, (state, { payload }) =>
      payload?.uid === state.uid ? state : initialState(),
    );
  },
});

export const { inboxRestored } = inboxSlice.actions;
export const inboxActions = inboxSlice.actions;
