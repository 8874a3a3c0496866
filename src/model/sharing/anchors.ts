export const oddsId = 'odds';
