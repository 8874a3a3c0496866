import { english, inUnit, type Language } from '@/language/language';
import type { RootState } from '@/store/typed';

export const selectTheme = (state: RootState) => state.preferences.theme;
export const selectLanguage = (state: RootState) => state.preferences.language;
/** The account whose decisions this device announces. */
export const selectNotified = (state: RootState) => state.preferences.notified;

/** Whether errors of the app are sent; `null` where nobody has chosen. */
export const selectSendsErrors = (state: RootState) => state.preferences.sendsErrors;

/** Ways of looking at the queue that have names on this device. */
export const selectQueueViews = (state: RootState) => state.preferences.queueViews;

/** The unit that weights are shown in. */
export const selectWeightUnit = (state: RootState) => state.preferences.weightUnit;

/** Says a class in that unit, where no language is at hand: every language that there is writes it alike. */
export const selectClassName = (state: RootState): Language['weightClass'] =>
  inUnit(english, selectWeightUnit(state)).weightClass;
