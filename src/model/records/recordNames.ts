import { limits } from '../schema/limits';
import { isNameText, isStoredLine } from '../texts';

export const isName = (value: unknown): value is string => isNameText(value, limits.name);

export const isStoredName = (value: unknown): value is string => isStoredLine(value, limits.name);
