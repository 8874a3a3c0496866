import type { RootState } from '@/store/typed';
import { selectMergedInto } from './identitiesSelectors';
import { selectBaseRecord, selectPlayer } from './recordsSelectors';

/**
 * Whether a reader said that two players are different people, own proposals included. Records merged into
 * either count too.
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

/** Reads the player's own record only. */
export const selectDifferentFrom = (state: RootState, id: string): readonly string[] =>
  // The overlay omits a merged player, so read the base.
  (selectPlayer(state, id) ?? selectBaseRecord(state, 'player', id))?.differentFrom ?? nobody;
