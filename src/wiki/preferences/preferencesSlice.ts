import type { PayloadAction } from '@reduxjs/toolkit';
import type { Scope } from '@/backend/scope';
import type { WeightUnit } from '@/language/language';
import { compareText } from '@/lib/compareText';
import type { LanguageCode } from '@/language/languages';
import type { HiddenSpan } from '@/model/matches/spoilers';
import { createSlice } from '@/store/createSlice';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface QueueView {
  readonly name: string;
  readonly search: string;
}

export interface PreferencesState {
  readonly theme: Theme;
  readonly language: 'system' | LanguageCode;
  readonly weightUnit: WeightUnit;
  readonly hides: HiddenSpan;
  /** The user that this device shows notifications of decisions to; `null` if nobody asked for them. */
  readonly notified: string | null;
  readonly queueViews: readonly QueueView[];
  /** Whether to send errors of the app to the operator; `null`, not chosen yet, means no. */
  readonly sendsErrors: boolean | null;
  readonly kept: readonly Scope[];
}

const initialState: PreferencesState = {
  theme: 'system',
  language: 'system',
  weightUnit: 'kg',
  hides: 'none',
  notified: null,
  queueViews: [],
  sendsErrors: null,
  kept: [],
};

export const withView = (views: readonly QueueView[], view: QueueView): readonly QueueView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => compareText(a.name, b.name));

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesRestored: (state, { payload }: PayloadAction<PreferencesState>) => ({ ...state, ...payload }),
    themeChosen: (state, { payload }: PayloadAction<Theme>) => ({ ...state, theme: payload }),
    languageChosen: (state, { payload }: PayloadAction<PreferencesState['language']>) => ({
      ...state,
      language: payload,
    }),
    weightUnitChosen: (state, { payload }: PayloadAction<WeightUnit>) => ({ ...state, weightUnit: payload }),
    resultsHidden: (state, { payload }: PayloadAction<HiddenSpan>) => ({ ...state, hides: payload }),
    keptChanged: (state, { payload }: PayloadAction<readonly Scope[]>) => ({ ...state, kept: payload }),
    queueViewSaved: (state, { payload }: PayloadAction<QueueView>) => ({
      ...state,
      queueViews: withView(state.queueViews, payload),
    }),
    queueViewForgotten: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      queueViews: state.queueViews.filter(({ name }) => name !== payload),
    }),
    sendsErrorsChosen: (state, { payload }: PayloadAction<boolean>) => ({ ...state, sendsErrors: payload }),
    notifiedChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, notified: payload }),
  },
});

export const {
  preferencesRestored,
  themeChosen,
  languageChosen,
  weightUnitChosen,
  resultsHidden,
  keptChanged,
  queueViewSaved,
  queueViewForgotten,
  sendsErrorsChosen,
  notifiedChanged,
} = preferencesSlice.actions;
