/**
 * Most records of one answer, for whoever asks: pages of lists, and what the rules let anybody have at once. A first fill comes
 * from the published copies; what changed since then is little.
 */
export const pageSize = 50;

/** Proposals of a further page of the queue, which moderators alone may ask for. */
export const queuePageSize = 500;
