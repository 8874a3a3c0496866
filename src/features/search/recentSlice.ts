import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Recent =
  | { readonly kind: 'player' | 'event'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

export type RecentState = readonly Recent[];

const kept = 8;
const keyOf = (recent: Recent) => `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`;

const initialState: RecentState = [];

export const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    recentRestored: (_state, { payload }: PayloadAction<RecentState>) => payload,
    recentFound: (state, { payload }: PayloadAction<Recent>) =>
      [payload, ...state.filter((each) => keyOf(each) !== keyOf(payload))].slice(0, kept),
    recentCleared: () => initialState,
  },
});

export const { recentRestored, recentFound, recentCleared } = recentSlice.actions;
