/**
 * The figures of `npm run ratings` for the data set; a test holds the page to it. Log-losses, and a share of
 * favourites.
 */
export const quality = { own: 0.639, elo: 0.675, glicko: 0.679, coin: 0.693, accuracy: 0.618 } as const;

/** The sport of whose matches these figures are. */
export const testedSport = 'armw';
