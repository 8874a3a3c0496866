/** Joins class names, leaving out what a condition made false or undefined. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
