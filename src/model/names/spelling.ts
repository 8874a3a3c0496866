import { nameWords } from './nameSearch';

/** One key for spellings that differ in case, accents and signs; a name of only symbols is its own key. */
export const spellingOf = (name: string): string => nameWords(name).join(' ') || name;
