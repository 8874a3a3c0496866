/** The hash of a proposal's address that opens the reply form with a request for the source. */
export const askHash = '#ask';
