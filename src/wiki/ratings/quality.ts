/**
 * Results of `npm run ratings` for the data set; a test compares them. Log-losses, and for `accuracy` the
 * share of won favourites.
 */
export const quality = { own: 0.64, elo: 0.675, glicko: 0.679, coin: 0.693, accuracy: 0.618 } as const;

export const testedSport = 'armw';
