import { limits } from './schema/limits';
import { isNameText, isStoredLine } from './texts';

/** Accepts the names that a record may have. */
export const isName = (value: unknown): value is string => isNameText(value, limits.name);

/** Accepts also the names that were allowed before today's rules. */
export const isStoredName = (value: unknown): value is string => isStoredLine(value, limits.name);
