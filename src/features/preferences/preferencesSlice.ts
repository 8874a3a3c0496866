import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface PreferencesState {
  readonly theme: Theme;
}

const initialState: PreferencesState = { theme: 'system' };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** What the device remembers of earlier sessions. */
    preferencesRestored: (state, { payload }: PayloadAction<PreferencesState>) => ({ ...state, ...payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
  },
});

export const { preferencesRestored, themeChosen } = preferencesSlice.actions;
