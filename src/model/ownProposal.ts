/** The server's answer to a moderator who applies an own proposal while there are other moderators. */
export const ownProposalMessage = 'Somebody else has to decide on your own proposal.';
