import { createContext, useContext } from 'react';
import { english, type Language, type Translate } from './language';

/** The language shown; English where nothing provides another. */
export const LanguageContext = createContext<Language>(english);

/** The language shown, for numbers, dates and lists. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** Says texts and messages in the language shown. */
export const useText = (): Translate => useLanguage().t;
