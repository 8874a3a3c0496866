/**
 * Merged players as a list of `Identities`, for the function that serves pages. Browsers cannot fetch it and
 * have all players anyway.
 */
export const identitiesFile = 'identities.json';
