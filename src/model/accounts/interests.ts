export const mostInterests = 100;

export const mostModeratorsAsked = 50;

/** Keys of the records in which a moderator has declared an interest, as stored in `trust/{uid}`. */
export const parseInterests = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((key) => typeof key === 'string') : [];
