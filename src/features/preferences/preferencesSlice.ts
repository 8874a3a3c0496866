import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

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
    /** What the device remembers of earlier sessions. */
    preferencesRestored: (state, { payload }: PayloadAction<PreferencesState>) => ({ ...state, ...payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    notifiedChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, notified: payload }),
  },
});

export const { preferencesRestored, themeChosen, notifiedChanged } = preferencesSlice.actions;
