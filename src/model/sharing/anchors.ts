/** The part of the rankings page that says how earlier odds turned out. */
export const oddsId = 'odds';
