/** Compares by code units, for dates and ids: the same on every device. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

let collator: Intl.Collator | undefined;

/**
 * Compares names as readers expect. Creates the collator on demand, because that is slow and the first page
 * may not need it.
 */
export const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })).compare(a, b);
