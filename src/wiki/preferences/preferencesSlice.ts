import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scope } from '@/backend/scope';
import type { WeightUnit } from '@/language/language';
import type { LanguageCode } from '@/language/languages';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface PreferencesState {
  readonly theme: Theme;
  /** `system` leaves it to the browser's languages. */
  readonly language: 'system' | LanguageCode;
  /** The unit that weights are shown in; they are stored in kilograms. */
  readonly weightUnit: WeightUnit;
  /** The user to whom this device announces decisions; `null` until somebody asks for it. */
  readonly notified: string | null;
  /** The scopes that this device keeps up to date for offline use. */
  readonly kept: readonly Scope[];
}

const initialState: PreferencesState = {
  theme: 'system',
  language: 'system',
  weightUnit: 'kg',
  notified: null,
  kept: [],
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** The preferences of earlier sessions. */
    preferencesRestored: (state, { payload }: PayloadAction<PreferencesState>) => ({ ...state, ...payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<PreferencesState['language']>) => ({
      ...state,
      language: payload,
    }),
    weightUnitChosen: (state, { payload }: PayloadAction<WeightUnit>) => ({ ...state, weightUnit: payload }),
    keptChanged: (state, { payload }: PayloadAction<readonly Scope[]>) => ({ ...state, kept: payload }),
    notifiedChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, notified: payload }),
  },
});

export const {
  preferencesRestored,
  themeChosen,
  languageChosen,
  weightUnitChosen,
  keptChanged,
  notifiedChanged,
} = preferencesSlice.actions;
