// Where a first visit finds what it shows first. Apart from what makes it, since the script before the first paint asks.

/** The element of a filled-in page that holds what that page shows, in the same form. */
export const firstRecordsId = 'first-records';

/** Its file, which changes with each copy. */
export const firstFile = 'first.json';
