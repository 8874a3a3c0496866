import type { EntityName } from '@/backend/scope';

/** Sign-in needs deltas first, then lists need their rows. Matches are the most numerous. */
export const restoreOrder = [
  'delta',
  'sport',
  'event',
  'player',
  'profile',
  'match',
] as const satisfies readonly EntityName[];
