/** The problem of a delta that its author overwrote after the moderator had looked; the words are for moderators. */
export const changedByAuthorMessage = (id: string): string =>
  `delta/${id} was changed by its author since you looked: look again and apply it as it is now`;
