import type { RootState } from '@/store/typed';

export const selectTheme = (state: RootState) => state.preferences.theme;
export const selectLanguage = (state: RootState) => state.preferences.language;
export const selectNotified = (state: RootState) => state.preferences.notified;

export const selectSendsErrors = (state: RootState) => state.preferences.sendsErrors;

export const selectQueueViews = (state: RootState) => state.preferences.queueViews;

export const selectWeightUnit = (state: RootState) => state.preferences.weightUnit;
