/** Orders two texts by their code units: dates and ids, the same on every device. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

let collator: Intl.Collator | undefined;

/** Orders two names as a reader expects them. The browser takes its time to make the collator, and the first page may need none. */
export const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })).compare(a, b);
