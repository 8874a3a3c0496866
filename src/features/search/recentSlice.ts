import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@/store/createSlice';

export type Recent =
  | { readonly kind: 'player' | 'event'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

export type RecentState = readonly Recent[];

const kept = 8;
const keyOf = (recent: Recent) => `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`;

const initialState: RecentState = [];

export const withFound = (before: RecentState, found: RecentState): RecentState =>
  [...found, ...before.filter((each) => !found.some((one) => keyOf(one) === keyOf(each)))].slice(0, kept);

export const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    recentRestored: (_state, { payload }: PayloadAction<RecentState>) => payload,
    recentFound: (state, { payload }: PayloadAction<Recent>) => withFound(state, [payload]),
    recentCleared: () => initialState,
  },
});

export const { recentRestored, recentFound, recentCleared } = recentSlice.actions;
