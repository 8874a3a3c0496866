import { nameWords } from '../nameSearch';

/** One key for the ways in which a name is written with other case, accents and signs; names of signs alone are their own. */
export const spellingOf = (name: string): string => nameWords(name).join(' ') || name;
