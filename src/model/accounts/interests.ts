export const mostInterests = 100;

export const mostModeratorsAsked = 50;

export const parseInterests = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((key) => typeof key === 'string') : [];
