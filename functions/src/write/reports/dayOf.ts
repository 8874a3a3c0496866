export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
