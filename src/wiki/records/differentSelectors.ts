import type { RootState } from '@/store/typed';
import { selectMergedInto } from './identitiesSelectors';
import { selectBaseRecord, selectPlayer } from './recordsSelectors';

/**
 * Tells whether somebody has said that two players are two people, own proposals included; of either of them, or of one
 * who was merged into them.
 */
export function selectAreDifferent(state: RootState, id: string, otherId: string): boolean {
  const [own, others] = [everyIdOf(state, id), everyIdOf(state, otherId)];
  return names(state, own, others) || names(state, others, own);
}

const everyIdOf = (state: RootState, id: string): readonly string[] => [
  id,
  ...selectMergedInto(state, 'player', id),
];

const names = (state: RootState, ids: readonly string[], others: readonly string[]): boolean =>
  ids.some((id) => selectDifferentFrom(state, id).some((other) => others.includes(other)));

const nobody: readonly string[] = [];

/** The players who are said to be somebody else than this one, as this one's own page says it. */
export const selectDifferentFrom = (state: RootState, id: string): readonly string[] =>
  // A merged player is none of the overlay.
  (selectPlayer(state, id) ?? selectBaseRecord(state, 'player', id))?.differentFrom ?? nobody;
