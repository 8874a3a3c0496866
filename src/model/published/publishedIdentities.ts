/**
 * The players who were merged into others, as a list of `Identities`, in a file for the function that serves pages; browsers
 * cannot ask for it, and need not: they have all players.
 */
export const identitiesFile = 'identities.json';
