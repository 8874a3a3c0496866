import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'system' | 'light' | 'dark';

export interface PreferencesState {
  readonly theme: Theme;
}

const initialState: PreferencesState = { theme: 'system' };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
  },
});

export const { themeChosen } = preferencesSlice.actions;
