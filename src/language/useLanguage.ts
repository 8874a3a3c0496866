import { createContext, useContext } from 'react';
import { english, type Language, type Translate } from './language';

export const LanguageContext = createContext<Language>(english);

export const useLanguage = (): Language => useContext(LanguageContext);

export const useText = (): Translate => useLanguage().t;
