import type { Match } from './records';

/** Sorts the matches that people come for first: those that are marked as main, then the last ones of a card. */
export const byImportance = (a: Pick<Match, 'main' | 'order'>, b: Pick<Match, 'main' | 'order'>): number =>
  Number(b.main ?? false) - Number(a.main ?? false) || b.order - a.order;
