import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scope } from '@/backend/scope';
import type { WeightUnit } from '@/language/language';
import { compareText } from '@/lib/compareText';
import type { LanguageCode } from '@/language/languages';
import type { HiddenSpan } from '@/model/spoilers';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A way of looking at the queue. */
export interface QueueView {
  readonly name: string;
  /** The part of its address after `?`. */
  readonly search: string;
}

export interface PreferencesState {
  readonly theme: Theme;
  /** `system` leaves it to the browser's languages. */
  readonly language: 'system' | LanguageCode;
  /** The unit that weights are shown in; they are stored in kilograms. */
  readonly weightUnit: WeightUnit;
  /** The results that are hidden until somebody asks for them. */
  readonly hides: HiddenSpan;
  /** The user to whom this device announces decisions; `null` until somebody asks for it. */
  readonly notified: string | null;
  /** Ways of looking at the queue that a moderator has given names, in the order of their names. */
  readonly queueViews: readonly QueueView[];
  /** Whether errors of the app are sent to whoever runs the site; `null` until it is chosen, and then they are not. */
  readonly sendsErrors: boolean | null;
  /** The scopes that this device keeps up to date for offline use. */
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
    resultsHidden: (state, { payload }: PayloadAction<HiddenSpan>) => ({ ...state, hides: payload }),
    keptChanged: (state, { payload }: PayloadAction<readonly Scope[]>) => ({ ...state, kept: payload }),
    /** One of the same name is replaced. */
    queueViewSaved: (state, { payload }: PayloadAction<QueueView>) => ({
      ...state,
      queueViews: [...state.queueViews.filter(({ name }) => name !== payload.name), payload].sort((a, b) =>
        compareText(a.name, b.name),
      ),
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
