/** In an address of the rankings, puts the note on how earlier odds turned out above the list. */
export const oddsId = 'odds';
