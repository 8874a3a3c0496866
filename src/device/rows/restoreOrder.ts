import type { EntityName } from '@/backend/scope';

/** The order in which rows come back: what sign-in has to know first, then what lists need, the most numerous last. */
export const restoreOrder = [
  'delta',
  'sport',
  'event',
  'player',
  'profile',
  'match',
] as const satisfies readonly EntityName[];
