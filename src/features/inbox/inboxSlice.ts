import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InboxDelivery } from '@/backend/backend';
import type { DigestChoice } from '@/model/digest';
import type { UserId } from '@/model/ids';
import type { News } from '@/model/news';
import { userChanged } from '@/wiki/session/sessionSlice';

/** The inbox of the account that is signed in, as far as the device knows it; kept there, so that it opens offline. */
export interface InboxState {
  readonly status: 'closed' | 'opening' | 'live' | 'failed';
  /** Whose it is; absent until it is known. */
  readonly uid?: UserId;
  /** Newest first. */
  readonly news: readonly News[];
  /** Server time of the newest piece of news that was seen, on this device or another, epoch milliseconds. */
  readonly seen: number;
  /** The same, as the server knows it. */
  readonly seenThere: number;
  /** Whether the account wants unread news by e-mail; absent until the server has said it. */
  readonly digest?: DigestChoice;
  /** Server time at which the deletion of the account was asked for, epoch milliseconds; absent unless it was. */
  readonly leaving?: number;
}

// A function, so that the state keeps the whole union as its type.
const initialState = (): InboxState => ({ status: 'closed', news: [], seen: 0, seenThere: 0 });

export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    /** The inbox of an earlier session; what the server has said meanwhile counts more. */
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
      status: 'opening',
    }),
    /** The server's news, added to those that the device knew before. */
    arrived: (
      { leaving: _, ...state },
      {
        payload: { news, seen, digest, leaving },
      }: PayloadAction<Omit<InboxDelivery, 'follows' | 'agreement'>>,
    ): InboxState => ({
      ...state,
      status: 'live',
      news,
      seen: Math.max(state.seen, seen),
      seenThere: seen,
      digest,
      ...(leaving !== undefined && { leaving }),
    }),
    failed: (state): InboxState => ({ ...state, status: 'failed' }),
    /** Has it followed once more. */
    retried: (state): InboxState => ({ ...state, status: 'closed' }),
    /** All news up to this server time was shown. */
    seenUpTo: (state, { payload: at }: PayloadAction<number>): InboxState =>
      at > state.seen ? { ...state, seen: at } : state,
  },
  extraReducers: (builder) => {
    // Nothing of it is left on the device for whoever signs in next.
    builder.addCase(userChanged, (state, { payload }) =>
      payload?.uid === state.uid ? state : initialState(),
    );
  },
});

export const { inboxRestored } = inboxSlice.actions;
export const inboxActions = inboxSlice.actions;
