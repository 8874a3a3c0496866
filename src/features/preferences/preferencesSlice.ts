import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'system' | 'light' | 'dark';

export interface PreferencesState {
  readonly theme: Theme;
  /** Whose decisions this device announces; nobody's until somebody asks. */
  readonly notified: string | null;
}

const initialState: PreferencesState = { theme: 'system', notified: null };

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    notifiedChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, notified: payload }),
  },
});

export const { themeChosen, notifiedChanged } = preferencesSlice.actions;
